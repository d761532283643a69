"""What the browser client was typed from is what this server speaks."""

from __future__ import annotations

import warnings
from pathlib import Path

from duskbox.server import schemas

_KEPT = Path(__file__).parents[3] / "web" / "src" / "protocol" / "types" / "schema.json"


def test_the_browser_client_is_typed_from_what_the_server_speaks() -> None:
    """After a change: python -m duskbox.server.schemas > web/src/protocol/types/schema.json && node
    web/scripts/types.mjs.
    """
    assert _KEPT.read_text(encoding="utf-8") == schemas.text()


def test_nothing_the_server_is_built_with_is_about_to_stop_working() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error", DeprecationWarning)
        assert schemas.schemas()["openapi"]["paths"]


def test_every_socket_message_is_described() -> None:
    described = schemas.schemas()["messages"]["$defs"]
    for side, count in (("FromServer", 11), ("FromClient", 9)):
        names = [each["$ref"].rpartition("/")[2] for each in described[side]["anyOf"]]
        assert len(names) == count
        assert all(described[name]["properties"]["type"]["enum"] for name in names)
