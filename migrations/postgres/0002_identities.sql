-- migrations/0002_identities.sql says what the tables and columns mean.
CREATE TABLE identities (
  user_id BIGINT PRIMARY KEY REFERENCES users (id),
  real_name TEXT NOT NULL DEFAULT '',
  country TEXT NOT NULL DEFAULT '',
  club TEXT NOT NULL DEFAULT '',
  title TEXT NOT NULL DEFAULT '',
  title_confirmed_ms BIGINT,
  federation_number TEXT NOT NULL DEFAULT ''
);
CREATE INDEX identities_by_number ON identities (federation_number) WHERE federation_number <> '';
CREATE INDEX identities_by_real_name ON identities (real_name) WHERE real_name <> '';
CREATE INDEX titles_to_confirm ON identities (user_id)
  WHERE title <> '' AND title_confirmed_ms IS NULL;

CREATE TABLE player_settings (
  user_id BIGINT PRIMARY KEY REFERENCES users (id),
  settings TEXT NOT NULL
);
