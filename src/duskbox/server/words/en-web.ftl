web-not-built = The house is open, but its page has not been built. Build it and start the house again:
web-not-built-api = Programs can play already; what they can ask is described at
