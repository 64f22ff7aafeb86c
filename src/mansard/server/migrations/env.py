"""How Alembic runs the steps: on the connection that `migrate` hands over."""

from alembic import context

from mansard.server.model import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
