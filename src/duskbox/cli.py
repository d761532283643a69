"""The `duskbox` command."""
