"""A bot that plays over the socket: it takes an open seat and plays at random. Needs `pip install websockets` and a server.

python examples/socket_bot.py http://localhost:8000 TABLE [INVITE]
"""

import json
import random
import sys
import time
import urllib.request

from websockets.sync.client import connect


def main(server: str, table: str, invite: str = "", name: str = "Socket bot") -> None:
    body = json.dumps({"name": name, "invite": invite}).encode()
    with urllib.request.urlopen(f"{server}/api/tables/{table}/seats", body) as answer:
        token = json.load(answer)["token"]
    with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "v": 1, "token": token}))
        last: dict[str, object] = {}
        for text in socket:
            message = json.loads(text)
            if message["type"] == "error" and message["code"] in ("too-fast", "busy"):
                time.sleep(0.5)  # nothing was changed: say the same again
                socket.send(json.dumps(last))
                continue
            for eyes in message["views"] if message["type"] == "welcome" else [message]:
                moment = eyes.get("moment") or {}
                if decision := moment.get("decision"):
                    action = random.choice(decision["options"])["action"]
                    last = {"type": "play", "v": 1, "seat": eyes["seat"], "decision": decision["id"], "action": action}
                    socket.send(json.dumps(last))
                if result := moment.get("result"):
                    print(result["text"])
                    return


if __name__ == "__main__":
    main(*sys.argv[1:])
