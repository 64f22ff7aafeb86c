"""What makes people come back: what is counted of finished games. Pure: no database, no clock, no words."""
