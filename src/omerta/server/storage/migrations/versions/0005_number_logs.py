"""Store steps in the order of their arrival, under the number of their match."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"

NUMBER_LOGS = """
    UPDATE plays SET log = numbered.log
    FROM (SELECT id, row_number() OVER (ORDER BY started, id) AS log FROM plays) AS numbered
    WHERE plays.id = numbered.id
"""
COPY_STEPS = """
    INSERT INTO steps (log, seq, kind, seat, action, events, draws, command, at)
    SELECT plays.log, seq, kind, seat, action, events, draws, command, at
    FROM steps_before JOIN plays ON plays.id = steps_before.play
    ORDER BY at, plays.log, seq
"""


def upgrade() -> None:
    """Number the matches by age, and write their steps again."""
    op.add_column("plays", sa.Column("log", sa.Integer(), nullable=True))
    op.execute(NUMBER_LOGS)
    op.create_index("uq_plays_log", "plays", ["log"], unique=True)
    op.execute("CREATE TABLE steps_before AS SELECT * FROM steps")
    op.drop_table("steps")
    op.create_table(
        "steps",
        sa.Column("log", sa.Integer(), nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("action", sa.LargeBinary(), nullable=True),
        sa.Column("events", sa.LargeBinary(), nullable=False),
        sa.Column("draws", sa.Integer(), nullable=False),
        sa.Column("command", sa.String(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["log"], ["plays.log"], name="fk_steps_log", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("log", "seq", name="pk_steps"),
    )
    op.execute(COPY_STEPS)
    op.drop_table("steps_before")
