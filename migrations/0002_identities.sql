-- Who players are outside the site, as they entered it. A player without a row entered nothing.
CREATE TABLE identities (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  real_name TEXT NOT NULL DEFAULT '',
  country TEXT NOT NULL DEFAULT '',  -- a code of rules/identity.hpp
  club TEXT NOT NULL DEFAULT '',
  title TEXT NOT NULL DEFAULT '',  -- as claimed, one of rules/identity.hpp
  title_confirmed_ms INTEGER,  -- NULL: no moderator has confirmed the title
  federation_number TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX identities_by_number ON identities (federation_number) WHERE federation_number <> '';
CREATE INDEX identities_by_real_name ON identities (real_name) WHERE real_name <> '';
CREATE INDEX titles_to_confirm ON identities (user_id)
  WHERE title <> '' AND title_confirmed_ms IS NULL;

-- Settings of the site that follow a player from browser to browser, as one JSON object.
CREATE TABLE player_settings (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  settings TEXT NOT NULL
) STRICT;
