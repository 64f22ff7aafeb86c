"""Tables that never lose a move and never leak a card: REST and WebSocket over the engine, for every game."""
