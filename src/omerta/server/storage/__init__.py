"""The database of live tables: SQLite in a file by default, PostgreSQL by its address.

Belongs here: everything that knows SQL. `store` is the only door, `rows` is what passes through it,
`refusals` is how it says no. Behind it: `database` opens and migrates, `schema` names the tables,
`writer` commits for all callers at once, `changes` and `queries` hold the statements.
"""
