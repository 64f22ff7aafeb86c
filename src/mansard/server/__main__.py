"""`python -m mansard.server [port] [processes]`: the server without the command line tool."""

import sys

from mansard.server.main import serve

if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:3]]
    serve(port=numbers[0] if numbers else 8000, processes=numbers[1] if len(numbers) > 1 else 1)
