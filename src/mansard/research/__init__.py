"""The same games as learning environments: PettingZoo, OpenSpiel, Gymnasium, and self-play to Parquet.

Each adapter is a module of its own and serves every registered game; what a game adds is its tensor layout.

>>> from mansard.research import pettingzoo
>>> env = pettingzoo.env("skyrise", players=4, seed=7)
"""
