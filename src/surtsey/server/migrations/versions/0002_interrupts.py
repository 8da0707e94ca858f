"""Whether a seat wants to be asked when it could act out of turn."""

from alembic import op
from sqlalchemy import Column, String

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", Column("interrupts", String(10), nullable=False, server_default="never"))


def downgrade() -> None:
    op.drop_column("seats", "interrupts")
