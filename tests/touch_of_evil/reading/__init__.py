"""Card texts read back in every language, to be compared with the effects they are the texts of."""

from tests.touch_of_evil.reading.claims import Claim, claims, hook_claims
from tests.touch_of_evil.reading.english import ENGLISH
from tests.touch_of_evil.reading.french import FRENCH
from tests.touch_of_evil.reading.polish import POLISH
from tests.touch_of_evil.reading.reader import Reader, Tongue

TONGUES = {"en": ENGLISH, "pl": POLISH, "fr": FRENCH}

__all__ = ["TONGUES", "Claim", "Reader", "Tongue", "claims", "hook_claims"]
