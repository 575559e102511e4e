ALTER TABLE tokens ADD COLUMN expires_ms INTEGER; -- NULL: it does not end by itself
CREATE INDEX tokens_by_expiry ON tokens (expires_ms) WHERE expires_ms IS NOT NULL;

-- From where a player has signed in: browsers, by a cookie of theirs, and addresses. Strangers who
-- try passwords for the name do not keep them from signing in there.
CREATE TABLE sign_in_places (
  user_id INTEGER NOT NULL REFERENCES users (id),
  place BLOB NOT NULL CHECK (length(place) = 32), -- the hash of it
  at_ms INTEGER NOT NULL, -- the last time
  PRIMARY KEY (user_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_places_by_age ON sign_in_places (at_ms);

-- Addresses whose readers have said that they are none of this site's players: they are sent no
-- links to confirm them.
CREATE TABLE refused_addresses (
  address BLOB PRIMARY KEY CHECK (length(address) = 32), -- the hash of it
  until_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX refused_addresses_by_end ON refused_addresses (until_ms);

-- Of what the players of a game write, moderators read what is reported.
CREATE INDEX reports_of_game ON reports (game_id) WHERE game_id IS NOT NULL;
