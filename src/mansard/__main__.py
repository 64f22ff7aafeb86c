"""`python -m mansard` is the command line too."""

from mansard.cli import main

if __name__ == "__main__":
    main()
