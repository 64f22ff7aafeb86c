"""days on which somebody is away"""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("accounts") as accounts:
        accounts.add_column(sa.Column("holiday_until", sa.Float(), nullable=False, server_default="0"))
        accounts.add_column(sa.Column("holiday_year", sa.Integer(), nullable=False, server_default="0"))
        accounts.add_column(sa.Column("holiday_days", sa.Integer(), nullable=False, server_default="0"))
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("holiday_until", sa.Float(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("holiday_until")
    with op.batch_alter_table("accounts") as accounts:
        accounts.drop_column("holiday_days")
        accounts.drop_column("holiday_year")
        accounts.drop_column("holiday_until")
