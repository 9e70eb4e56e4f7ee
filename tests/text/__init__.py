"""The texts: two catalogues with the same entries, all of them used, and what is made of them."""
