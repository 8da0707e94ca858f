"""python -m surtsey.server"""

from surtsey.server.command import serve

if __name__ == "__main__":
    serve()
