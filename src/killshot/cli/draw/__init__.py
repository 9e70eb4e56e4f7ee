"""The table drawn as text: lines whose parts have named styles. `paint` turns styles into colours."""
