"""What every game shares: the contract, chance, events, records, checked input."""
