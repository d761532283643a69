"""`python -m duskbox.cli`."""

import sys

from duskbox.cli.main import main

sys.exit(main())
