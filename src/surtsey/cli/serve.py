"""`surtsey serve`."""

from surtsey.server.command import serve

__all__ = ["serve"]
