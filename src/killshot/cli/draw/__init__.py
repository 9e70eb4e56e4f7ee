"""Pictures made of text: lines with styles by name. What turns styles into colours is `paint`."""
