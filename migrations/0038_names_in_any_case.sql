-- An account is found by its name in any letters through an index that every engine has, and not by
-- the collation of the column.
CREATE UNIQUE INDEX users_by_name ON users (lower(name));
