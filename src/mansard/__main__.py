"""`python -m mansard` is the command line too."""

from mansard.cli import main

main()
