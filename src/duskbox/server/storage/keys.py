"""Secrets: what opens a seat, a host's rights or what a visitor keeps. Only their digests are stored."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from typing import Final

#: Bytes of luck in a secret: 192 bits.
_BYTES: Final = 24
#: Letters and digits that cannot be mistaken for one another, for what people read out to each other.
_SPOKEN: Final = "abcdefghjkmnpqrstuvwxyz23456789"
#: The signs in the name of a match and in the code of an invitation.
_NAME: Final = 16
_INVITE: Final = 12
_SIGNING: Final = "whsec_"


def new_secret() -> str:
    """A fresh secret that fits into a header, a cookie and the fragment of a link."""
    return secrets.token_urlsafe(_BYTES)


def new_id() -> str:
    """A fresh public name of a match; no one can guess another's."""
    return "".join(secrets.choice(_SPOKEN) for _ in range(_NAME))


def is_id(text: str) -> bool:
    """Whether a match could have this name. A made-up name is not worth a question to the database."""
    return len(text) == _NAME and all(sign in _SPOKEN for sign in text)


def new_invite() -> str:
    """A code to join by, short enough to be read out, long enough not to be guessed at a bounded rate (59 bits)."""
    return "".join(secrets.choice(_SPOKEN) for _ in range(_INVITE))


def is_invite(text: str) -> bool:
    """Whether an invitation could have this code."""
    return len(text) == _INVITE and all(sign in _SPOKEN for sign in text)


def digest(secret: str) -> str:
    """What is stored of a secret. It has 192 bits of luck, so a plain hash cannot be turned back."""
    return hashlib.sha256(b"duskbox secret\n" + secret.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two digests are equal, in a time that does not tell where they differ; no digest equals an empty one."""
    return bool(one) and hmac.compare_digest(one.encode(), other.encode())


def sealed(secret: str, text: str) -> str:
    """What no one can work out of a text without the secret."""
    return hmac.digest(secret.encode(), text.encode(), "sha256").hex()


def new_signing_secret() -> str:
    """A fresh secret that webhooks are signed with, written as Standard Webhooks has it."""
    return _SIGNING + base64.b64encode(secrets.token_bytes(_BYTES)).decode()


def signature(secret: str, message: str, at: int, body: bytes) -> str:
    """The signature of a webhook by Standard Webhooks."""
    key = base64.b64decode(secret.removeprefix(_SIGNING))
    return "v1," + base64.b64encode(hmac.digest(key, f"{message}.{at}.".encode() + body, "sha256")).decode()
