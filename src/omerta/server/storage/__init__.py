"""The database of live tables: SQLite in a file by default, PostgreSQL by its address.

All SQL belongs here. Other packages use `store`, the structs in `rows` and the exceptions in
`refusals`. Behind them, `database` opens and migrates, `schema` names the tables, `writer`
commits for all callers at once, and `changes` and `queries` hold the statements.
"""
