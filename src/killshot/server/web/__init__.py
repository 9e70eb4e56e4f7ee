"""The server on the network: HTTP, sockets and the pages of the web client."""
