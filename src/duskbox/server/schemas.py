"""What the server speaks, as JSON Schema: its HTTP description and the messages of its sockets.

The browser client's types are made from it.

`python -m duskbox.server.schemas` prints it; `web/scripts/types.mjs` turns it into TypeScript.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from duskbox.server.app import create_app
from duskbox.server.config import Config
from duskbox.server.socket.messages import FromClient, FromServer, Told, Wonder

_REF = "#/$defs/{name}"


def schemas() -> dict[str, Any]:
    """The OpenAPI description and the schema of every socket message."""
    openapi = msgspec.to_builtins(create_app(Config()).openapi_schema.to_schema())
    # Which release it is, is no part of what is spoken.
    openapi["info"]["version"] = ""
    for schema in openapi["components"]["schemas"].values():
        # A default belongs to a field; Litestar leaves it with the type of the field, if it happens to meet that there
        # first.
        schema.pop("default", None)
    described = msgspec.json.schema_components([FromServer, FromClient, Told, Wonder], ref_template=_REF)
    (server, client, *_), parts = described
    return {
        "openapi": openapi,
        "messages": {
            "$defs": {**dict(sorted(parts.items())), "FromServer": server, "FromClient": client},
        },
    }


def text() -> str:
    """The schemas as the one text that is kept with the client's types."""
    return json.dumps(schemas(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(text(), end="")
