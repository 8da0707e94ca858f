"""The `surtsey` command."""
