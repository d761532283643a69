"""`python -m duskbox` is the command `duskbox`."""

import sys

from duskbox.cli.main import main

sys.exit(main())
