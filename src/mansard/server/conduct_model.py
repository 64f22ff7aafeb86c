"""What is stored of complaints, and of what operators did."""

import sqlalchemy as sa

from mansard.server.columns import Id, Moment, Number, metadata

complaints = sa.Table(
    "complaints",
    metadata,
    sa.Column("id", Number, primary_key=True, autoincrement=True),
    sa.Column("account", Id, nullable=False, index=True),
    sa.Column("about", Id, nullable=False, index=True),
    sa.Column("table_id", Id),
    sa.Column("line", sa.Text, nullable=False, default=""),
    sa.Column("why", sa.Text, nullable=False),
    sa.Column("time", Moment, nullable=False),
    sa.Column("settled", Moment),
)

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("id", Number, primary_key=True, autoincrement=True),
    sa.Column("time", Moment, nullable=False, index=True),
    sa.Column("who", sa.String(128), nullable=False),
    sa.Column("act", sa.String(32), nullable=False),
    sa.Column("subject", Id, nullable=False, default=""),
    sa.Column("details", sa.Text, nullable=False, default=""),
)
