-- Whether there is an admin is asked while there is none, which would read all accounts.
CREATE INDEX users_admins ON users (role) WHERE role = 3;
