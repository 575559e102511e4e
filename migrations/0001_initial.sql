-- The whole schema of release 1.0.0. Names are stored as the numbers of enums in rules/ and db/.
-- Instants and durations are milliseconds, instants since 1970 UTC.
-- migrations/postgres/0001_initial.sql makes the same tables; a test compares the two.

-- The site.

-- Single numbers of the whole site, by name.
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Accounts.

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  password_hash TEXT NOT NULL,
  email TEXT NOT NULL,
  time_zone TEXT NOT NULL,
  locale TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  -- player, director, moderator, admin
  role INTEGER NOT NULL DEFAULT 0 CHECK (role IN (0, 1, 2, 3)),
  bot INTEGER NOT NULL DEFAULT 0 CHECK (bot IN (0, 1)),
  banned_ms INTEGER,
  ban_reason TEXT NOT NULL DEFAULT '',
  closed_ms INTEGER,
  email_confirmed_ms INTEGER,
  chat_banned_ms INTEGER,
  chat_ban_reason TEXT NOT NULL DEFAULT '',
  -- 1: plays by a link, without a password
  guest INTEGER NOT NULL DEFAULT 0 CHECK (guest IN (0, 1)),
  computer_level INTEGER CHECK (computer_level > 0),  -- of the site's own programs
  fmjd_rating INTEGER NOT NULL DEFAULT 0,  -- as the player states it; 0: none
  -- a level has several accounts, to play several seats of one game
  computer_number INTEGER CHECK (computer_number > 0)
) STRICT;
CREATE INDEX users_guests ON users (created_ms) WHERE guest = 1;
CREATE INDEX users_admins ON users (role) WHERE role = 3;
CREATE UNIQUE INDEX users_by_name ON users (lower(name));
CREATE UNIQUE INDEX users_computers ON users (computer_level, computer_number)
  WHERE computer_level IS NOT NULL;

CREATE TABLE sessions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  secret BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),  -- its hash
  user_id INTEGER NOT NULL REFERENCES users (id),
  device TEXT NOT NULL,  -- the name that the player sees
  address TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  seen_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_expiry ON sessions (expires_ms);
CREATE INDEX sessions_of_user ON sessions (user_id);
CREATE INDEX sessions_by_use ON sessions (seen_ms);

CREATE TABLE tokens (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  secret BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),  -- its hash
  user_id INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  scopes INTEGER NOT NULL,
  created_ms INTEGER NOT NULL,
  seen_ms INTEGER,
  expires_ms INTEGER
) STRICT;
CREATE INDEX tokens_of_user ON tokens (user_id);
CREATE INDEX tokens_by_expiry ON tokens (expires_ms) WHERE expires_ms IS NOT NULL;

-- Browsers, identified by a cookie, and addresses that a player has signed in with. Floods of wrong
-- passwords from elsewhere do not lock the player out of these.
CREATE TABLE sign_in_places (
  user_id INTEGER NOT NULL REFERENCES users (id),
  place BLOB NOT NULL CHECK (length(place) = 32),  -- its hash
  at_ms INTEGER NOT NULL,  -- the last time
  PRIMARY KEY (user_id, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX sign_in_places_by_age ON sign_in_places (at_ms);

-- The key of an authenticator app.
CREATE TABLE second_factors (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  key BLOB NOT NULL CHECK (length(key) = 20),
  confirmed_ms INTEGER,  -- NULL: being set up, not required yet
  last_step INTEGER NOT NULL  -- of the last code used; no code works twice
) STRICT;

CREATE TABLE recovery_codes (
  user_id INTEGER NOT NULL REFERENCES users (id),
  secret BLOB NOT NULL CHECK (length(secret) = 32),  -- its hash
  PRIMARY KEY (user_id, secret)
) STRICT, WITHOUT ROWID;

-- Secrets sent by e-mail. Each works once, until it expires.
CREATE TABLE mail_secrets (
  secret BLOB PRIMARY KEY CHECK (length(secret) = 32),  -- its hash
  user_id INTEGER NOT NULL REFERENCES users (id),
  purpose INTEGER NOT NULL,
  email TEXT NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mail_secrets_of_user ON mail_secrets (user_id);
CREATE INDEX mail_secrets_by_expiry ON mail_secrets (expires_ms);

-- E-mail addresses whose owners said that they have no account here. No confirmation links are sent
-- to them.
CREATE TABLE refused_addresses (
  address BLOB PRIMARY KEY CHECK (length(address) = 32),  -- its hash
  until_ms INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX refused_addresses_by_end ON refused_addresses (until_ms);

-- Answers to requests with an id. A request sent again with the same id gets the same answer.
CREATE TABLE requests (
  user_id INTEGER NOT NULL,  -- 0: no one was signed in
  id BLOB NOT NULL CHECK (length(id) = 16),
  hash INTEGER NOT NULL,
  created_id INTEGER NOT NULL,
  answer TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX requests_by_age ON requests (at_ms);

-- The secret part of the address of a player's calendar. The player can see it again.
CREATE TABLE calendars (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  secret TEXT NOT NULL UNIQUE
) STRICT;

-- Which e-mails a player wants. A player without a row has the defaults.
CREATE TABLE notification_settings (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  my_turn INTEGER NOT NULL DEFAULT 1 CHECK (my_turn IN (0, 1)),
  game_ended INTEGER NOT NULL DEFAULT 1 CHECK (game_ended IN (0, 1)),
  draw_offered INTEGER NOT NULL DEFAULT 1 CHECK (draw_offered IN (0, 1)),
  reminder_hours TEXT NOT NULL DEFAULT '24,3',  -- before the deadline; empty: none
  digest_minute INTEGER,  -- of the local day; NULL: no daily summary
  quiet_from_minute INTEGER,  -- of the local day; NULL: no quiet hours
  quiet_until_minute INTEGER,
  unsubscribe TEXT UNIQUE  -- the end of the link in an e-mail
) STRICT;

-- E-mails that wait to be sent.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  address TEXT NOT NULL,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  unsubscribe TEXT NOT NULL,  -- empty in e-mails that the player asked for
  created_ms INTEGER NOT NULL,
  due_ms INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX outbox_by_due ON outbox (due_ms);
CREATE INDEX outbox_of_user ON outbox (user_id);

CREATE TABLE blocks (
  user_id INTEGER NOT NULL REFERENCES users (id),
  blocked_id INTEGER NOT NULL REFERENCES users (id),
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, blocked_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX blocks_of_blocked ON blocks (blocked_id);

-- Decisions of moderators, with their reasons.
CREATE TABLE moderation_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at_ms INTEGER NOT NULL,
  actor_id INTEGER REFERENCES users (id),  -- NULL: the operator
  act INTEGER NOT NULL,
  about_id INTEGER NOT NULL REFERENCES users (id),
  reason TEXT NOT NULL,
  study_id INTEGER  -- may have been deleted, so it is not a foreign key
) STRICT;
CREATE INDEX moderation_log_about ON moderation_log (about_id);
CREATE INDEX moderation_log_by ON moderation_log (actor_id) WHERE actor_id IS NOT NULL;

-- Number of bytes of text that each account has stored. db/jobs/stored_bytes changes the count
-- together with the texts.
CREATE TABLE stored_bytes (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  bytes INTEGER NOT NULL CHECK (bytes >= 0)
) STRICT;

-- Closed accounts whose data is still to be erased, in batches.
CREATE TABLE accounts_to_erase (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  name TEXT NOT NULL,  -- the previous name, which queued messages may contain
  -- the row of users is erased too, if possible
  forgotten INTEGER NOT NULL CHECK (forgotten IN (0, 1)),
  -- The remaining columns say how far the tables whose rows stay have been read.
  chat_line INTEGER NOT NULL DEFAULT 0,
  tournament_id INTEGER NOT NULL DEFAULT 0,
  tournament_version INTEGER NOT NULL DEFAULT 0,
  mail INTEGER NOT NULL DEFAULT 0,
  delivery INTEGER NOT NULL DEFAULT 0
) STRICT;

-- Tournaments.
-- The events of a tournament are authoritative. The other tables are derived from them and written
-- in the same transaction.

CREATE TABLE tournaments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  version INTEGER NOT NULL,
  name TEXT NOT NULL,
  format INTEGER NOT NULL,
  pace INTEGER NOT NULL CHECK (pace IN (0, 1)),
  variant TEXT NOT NULL,
  status INTEGER NOT NULL,
  round INTEGER NOT NULL,  -- the last published one; 0 before the first
  entrants INTEGER NOT NULL,  -- that play or will play
  starts_ms INTEGER,  -- NULL: when the director starts it
  created_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL,
  -- From here to vacation_rounding: the vacation policy.
  splits_allowed INTEGER NOT NULL DEFAULT 0,
  days_allowed INTEGER NOT NULL DEFAULT 0,
  min_days INTEGER NOT NULL DEFAULT 0,
  max_days INTEGER NOT NULL DEFAULT 0,
  notice_hours INTEGER NOT NULL DEFAULT 0,
  horizon_days INTEGER NOT NULL DEFAULT 366,
  min_gap_hours INTEGER NOT NULL DEFAULT 0,
  vacation_approval INTEGER NOT NULL DEFAULT 0,
  vacation_freeze INTEGER NOT NULL DEFAULT 0,
  vacation_moves INTEGER NOT NULL DEFAULT 0,
  retro_max_days INTEGER NOT NULL DEFAULT 7,
  vacation_rounding INTEGER NOT NULL DEFAULT 0,
  -- 1: finished, and its best players are still to be entered in the next stage
  promotes INTEGER NOT NULL DEFAULT 0 CHECK (promotes IN (0, 1)),
  control_kind INTEGER,
  base_ms INTEGER,
  increment_ms INTEGER,
  cap_ms INTEGER,
  -- of a control by sessions, as db/codec/control_codec writes them; NULL for other kinds
  sessions BLOB,
  rated INTEGER CHECK (rated IN (0, 1)),
  rounds INTEGER
) STRICT;
CREATE INDEX tournaments_by_status ON tournaments (status, id);
CREATE INDEX tournaments_that_promote ON tournaments (promotes) WHERE promotes = 1;
CREATE INDEX tournaments_by_variant ON tournaments (status, variant, id);

-- Finds tournaments by prefixes of the words in their names, ignoring case and accents.
CREATE VIRTUAL TABLE tournament_names USING fts5(
  name, content = 'tournaments', content_rowid = 'id',
  tokenize = 'unicode61 remove_diacritics 2', prefix = '1 2 3'
);

CREATE TABLE tournament_directors (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournaments_of_director ON tournament_directors (user_id);

-- Each event is also a line of the directors' log.
CREATE TABLE tournament_events (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  version INTEGER NOT NULL CHECK (version > 0),
  at_ms INTEGER NOT NULL,
  actor_id INTEGER REFERENCES users (id),  -- NULL: the server
  type INTEGER NOT NULL,
  reason TEXT NOT NULL,  -- of the director
  text TEXT NOT NULL,  -- of a message to the players
  payload BLOB NOT NULL,
  PRIMARY KEY (tournament_id, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_rounds_published ON tournament_events (at_ms) WHERE type = 9;
CREATE INDEX tournament_events_by ON tournament_events (actor_id) WHERE actor_id IS NOT NULL;
CREATE INDEX tournament_reasons ON tournament_events (tournament_id) WHERE reason <> '';
CREATE INDEX tournament_words_by ON tournament_events (actor_id, tournament_id, version)
  WHERE reason <> '' OR text <> '';

-- Players of a tournament, entered or invited.
CREATE TABLE tournament_entries (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  seat INTEGER,  -- the pairing number; NULL: none yet
  state INTEGER NOT NULL,
  points INTEGER NOT NULL,  -- half points
  more_games INTEGER NOT NULL DEFAULT 0,  -- 1: has games or rounds to come in a running tournament
  PRIMARY KEY (tournament_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_entries_of_user ON tournament_entries (user_id);

-- Periods in which all clocks of a tournament stop.
CREATE TABLE tournament_freezes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  start_ms INTEGER NOT NULL,
  end_ms INTEGER NOT NULL CHECK (end_ms > start_ms),
  actor_id INTEGER NOT NULL REFERENCES users (id),
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX tournament_freezes_of_tournament ON tournament_freezes (tournament_id);
CREATE INDEX tournament_freezes_by_end ON tournament_freezes (end_ms);
CREATE INDEX tournament_freezes_by ON tournament_freezes (actor_id);

-- Games.

-- The state of a game for lists and deadlines. A running live game keeps the row of its start. The
-- indexes with status = 0 are small: a correspondence move changes only the indexes of deadlines
-- and updates.
CREATE TABLE games (
  id INTEGER PRIMARY KEY,
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  pace INTEGER NOT NULL CHECK (pace IN (0, 1)),
  control_kind INTEGER NOT NULL,
  base_ms INTEGER NOT NULL,  -- for a control per move, the time per move
  increment_ms INTEGER,
  cap_ms INTEGER,
  rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
  white_id INTEGER NOT NULL REFERENCES users (id),
  black_id INTEGER NOT NULL REFERENCES users (id),
  status INTEGER NOT NULL,
  outcome INTEGER,
  reason TEXT NOT NULL,
  turn INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  version INTEGER NOT NULL,
  fen TEXT NOT NULL,
  last_move TEXT NOT NULL,
  deadline_ms INTEGER,
  created_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL,
  -- of a control by sessions, as db/codec/control_codec writes them; NULL for other kinds
  sessions BLOB,
  tournament_id INTEGER REFERENCES tournaments (id),
  -- The ratings at the start.
  white_rating INTEGER NOT NULL,
  white_provisional INTEGER NOT NULL CHECK (white_provisional IN (0, 1)),
  black_rating INTEGER NOT NULL,
  black_provisional INTEGER NOT NULL CHECK (black_provisional IN (0, 1)),
  -- delay for spectators in minutes; -1: until the game is over
  shown_after_min INTEGER NOT NULL DEFAULT 0,
  seats INTEGER NOT NULL DEFAULT 2 CHECK (seats BETWEEN 2 AND 6),
  -- 1: vacations outside tournaments stop its clocks
  vacations INTEGER NOT NULL DEFAULT 0 CHECK (vacations IN (0, 1)),
  CHECK ((status = 0) = (outcome IS NULL))
) STRICT;
CREATE INDEX games_of_white ON games (white_id);
CREATE INDEX games_of_black ON games (black_id);
CREATE INDEX games_running_of_white ON games (white_id) WHERE status = 0;
CREATE INDEX games_running_of_black ON games (black_id) WHERE status = 0;
CREATE INDEX games_running_live ON games (id) WHERE status = 0 AND pace = 0;
CREATE INDEX games_running ON games (id) WHERE status = 0;
CREATE INDEX games_by_deadline ON games (deadline_ms) WHERE status = 0 AND pace = 1;
CREATE INDEX games_by_update ON games (updated_ms);
CREATE INDEX games_of_pair ON games (white_id, black_id);
CREATE INDEX games_of_tournament ON games (tournament_id) WHERE tournament_id IS NOT NULL;

-- Players of a game by seat. white_id and black_id of games are copies of the first two.
CREATE TABLE game_seats (
  game_id INTEGER NOT NULL REFERENCES games (id),
  seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 5),
  user_id INTEGER NOT NULL REFERENCES users (id),
  place INTEGER,  -- from 1; 0: counted for no one; NULL: still playing
  rating INTEGER NOT NULL,  -- at the start
  provisional INTEGER NOT NULL CHECK (provisional IN (0, 1)),
  PRIMARY KEY (game_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_seats_of_user ON game_seats (user_id, seat, game_id);

-- The events of a game are authoritative. Type 0 is a run: all events up to its version that
-- waited in the journal together.
CREATE TABLE game_events (
  game_id INTEGER NOT NULL REFERENCES games (id),
  version INTEGER NOT NULL CHECK (version > 0),
  at_ms INTEGER NOT NULL,
  type INTEGER NOT NULL,
  payload BLOB NOT NULL,
  -- The command that caused this event and those after it.
  command_user INTEGER,
  command_id BLOB,
  command_hash INTEGER,
  PRIMARY KEY (game_id, version)
) STRICT, WITHOUT ROWID;

-- Events of running live games in the order of their commits, one row per commit. They move to
-- game_events in runs of one game, at the end of the game at the latest. No other game has events
-- here.
CREATE TABLE live_journal (
  number INTEGER PRIMARY KEY,
  at_ms INTEGER NOT NULL,  -- of the last of them
  events BLOB NOT NULL
) STRICT;

-- A game as bytes, so that loading it need not replay all events. A game without a snapshot is
-- loaded from its events.
CREATE TABLE snapshots (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  version INTEGER NOT NULL,
  state BLOB NOT NULL
) STRICT;

-- Decisions about games by a director or by the rules of a tournament. A row is stored with the
-- event of the tournament and marked with the event of the game that applies it, so each game
-- applies each ruling once.
CREATE TABLE game_rulings (
  game_id INTEGER NOT NULL REFERENCES games (id),
  ruling INTEGER NOT NULL,  -- version of the tournament's event
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  at_ms INTEGER NOT NULL,
  kind INTEGER NOT NULL,  -- its place in play::Ruling
  outcome INTEGER,  -- play::Outcome of a result
  reason INTEGER,  -- play::EndReason of a result
  time_ms INTEGER,  -- added to both clocks
  -- of the first event that applied it; 0: nothing to change; NULL: not applied yet
  game_version INTEGER,
  PRIMARY KEY (game_id, ruling)
) STRICT, WITHOUT ROWID;
CREATE INDEX game_rulings_due ON game_rulings (tournament_id, game_id) WHERE game_version IS NULL;

-- Games of a tournament. Each game of an encounter begins only once.
CREATE TABLE tournament_games (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  round INTEGER NOT NULL,
  board INTEGER NOT NULL,
  number INTEGER NOT NULL,  -- within its encounter, from 1
  game_id INTEGER NOT NULL UNIQUE REFERENCES games (id),
  PRIMARY KEY (tournament_id, round, board, number)
) STRICT, WITHOUT ROWID;

-- Games whose clocks must still be changed because a vacation or freeze has changed. Nothing is
-- added to such a game before that.
CREATE TABLE freeze_changes (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  number INTEGER NOT NULL,  -- of changes since the clock was last changed
  at_ms INTEGER NOT NULL,
  cause INTEGER NOT NULL  -- play::ClockCause
) STRICT;

-- Events of games about which mails and webhooks have not been sent yet, in the order in which they
-- were stored.
CREATE TABLE news (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,  -- of the last event
  after INTEGER NOT NULL,  -- version before the first event
  version INTEGER NOT NULL  -- of the last event
) STRICT;
CREATE INDEX news_by_time ON news (at_ms);

-- Notifications that wait to be sent by e-mail. Notifications to one player with the same due time
-- become one e-mail.
CREATE TABLE notices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  game_id INTEGER NOT NULL REFERENCES games (id),
  kind INTEGER NOT NULL,
  hours INTEGER NOT NULL,  -- of a reminder, the time left; else 0
  at_ms INTEGER NOT NULL,
  due_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX notices_by_due ON notices (due_ms);
CREATE INDEX notices_of_user ON notices (user_id);

-- Reports to moderators, and disputes for the directors of a tournament.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  from_id INTEGER NOT NULL REFERENCES users (id),
  about_id INTEGER NOT NULL REFERENCES users (id),
  game_id INTEGER REFERENCES games (id),
  kind INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  closed_ms INTEGER,  -- NULL: open
  tournament_id INTEGER REFERENCES tournaments (id),  -- of a dispute
  study_id INTEGER  -- may have been deleted, so it is not a foreign key
) STRICT;
CREATE INDEX reports_open ON reports (id) WHERE closed_ms IS NULL;
CREATE INDEX reports_from ON reports (from_id);
CREATE INDEX reports_of_tournament ON reports (tournament_id)
  WHERE closed_ms IS NULL AND tournament_id IS NOT NULL;
CREATE INDEX reports_about ON reports (about_id);
CREATE INDEX reports_closed ON reports (closed_ms) WHERE closed_ms IS NOT NULL;
CREATE INDEX reports_of_game ON reports (game_id) WHERE game_id IS NOT NULL;

-- Private notes of a player about a game.
CREATE TABLE notes (
  user_id INTEGER NOT NULL REFERENCES users (id),
  game_id INTEGER NOT NULL REFERENCES games (id),
  text TEXT NOT NULL CHECK (text <> ''),
  updated_ms INTEGER NOT NULL,
  PRIMARY KEY (user_id, game_id)
) STRICT, WITHOUT ROWID;

-- Chat of the players of a game (0) and of its spectators (1). Lines of closed accounts are empty.
CREATE TABLE chat_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  game_id INTEGER NOT NULL REFERENCES games (id),
  room INTEGER NOT NULL CHECK (room IN (0, 1)),
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL,
  at_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX chat_lines_of_game ON chat_lines (game_id, id);
CREATE INDEX chat_lines_of_user ON chat_lines (user_id);

-- A player's conditional moves: one line of text per line of moves, from the current position.
CREATE TABLE conditionals (
  game_id INTEGER NOT NULL REFERENCES games (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  lines TEXT NOT NULL CHECK (lines <> ''),
  PRIMARY KEY (game_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX conditionals_of_user ON conditionals (user_id);

-- Messages to the opponent with a move. They are not part of the event, because events are kept
-- permanently.
CREATE TABLE move_messages (
  game_id INTEGER NOT NULL REFERENCES games (id),
  ply INTEGER NOT NULL,  -- number of plies with the move
  version INTEGER NOT NULL,  -- of the move's event
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL CHECK (text <> ''),
  PRIMARY KEY (game_id, ply)
) STRICT, WITHOUT ROWID;
CREATE INDEX move_messages_of_user ON move_messages (user_id);

-- Challenges.

CREATE TABLE challenges (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  from_id INTEGER NOT NULL REFERENCES users (id),
  to_id INTEGER REFERENCES users (id),  -- NULL: open to everyone
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  control_kind INTEGER NOT NULL,
  base_ms INTEGER NOT NULL,
  increment_ms INTEGER,
  cap_ms INTEGER,
  rated INTEGER NOT NULL CHECK (rated IN (0, 1)),
  color INTEGER NOT NULL,
  start_fen TEXT NOT NULL,
  created_ms INTEGER NOT NULL,
  -- of a control by sessions, as db/codec/control_codec writes them; NULL for other kinds
  sessions BLOB,
  expires_ms INTEGER NOT NULL DEFAULT 0,
  -- 1: vacations outside tournaments stop the clocks
  vacations INTEGER NOT NULL DEFAULT 0 CHECK (vacations IN (0, 1))
) STRICT;
CREATE INDEX challenges_from ON challenges (from_id);
CREATE INDEX challenges_to ON challenges (to_id) WHERE to_id IS NOT NULL;
CREATE INDEX challenges_by_creation ON challenges (created_ms) WHERE to_id IS NOT NULL;
CREATE INDEX challenges_by_expiry ON challenges (expires_ms);

-- Players who have accepted an open challenge of several players that is not full yet.
CREATE TABLE challenge_seats (
  challenge_id INTEGER NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  number INTEGER NOT NULL,
  PRIMARY KEY (challenge_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX challenge_seats_of ON challenge_seats (user_id);

-- Players for whom seats of a challenge of several players are reserved, until they accept or
-- decline.
CREATE TABLE challenge_invited (
  challenge_id INTEGER NOT NULL REFERENCES challenges (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES users (id),
  number INTEGER NOT NULL,  -- order in which they were named
  declined INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (challenge_id, user_id)
) STRICT;
CREATE INDEX challenge_invited_of ON challenge_invited (user_id);

-- Ratings and finished games.

-- A player's rating after the last rated game of a pool. The deviation grows with time when it is
-- read.
CREATE TABLE ratings (
  user_id INTEGER NOT NULL REFERENCES users (id),
  variant TEXT NOT NULL,
  speed INTEGER NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  rated_ms INTEGER NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (user_id, variant, speed)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_rank ON ratings (variant, speed, rating DESC, user_id);

-- What each game changed. The columns before_ are NULL for the first game of a pool.
CREATE TABLE rating_changes (
  game_id INTEGER NOT NULL REFERENCES games (id),
  color INTEGER NOT NULL CHECK (color BETWEEN 0 AND 5),
  user_id INTEGER NOT NULL REFERENCES users (id),
  variant TEXT NOT NULL,
  speed INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,
  before_rating REAL,
  before_deviation REAL,
  before_volatility REAL,
  before_ms INTEGER,  -- when the game before it was rated
  after_rating REAL NOT NULL,
  after_deviation REAL NOT NULL,
  after_volatility REAL NOT NULL,
  annulled_ms INTEGER,
  annulled_by INTEGER REFERENCES users (id),
  annulled_reason TEXT,
  number INTEGER NOT NULL DEFAULT 0,  -- order of the player's games in the pool
  PRIMARY KEY (game_id, color)
) STRICT, WITHOUT ROWID;
CREATE INDEX rating_changes_of_user ON rating_changes (user_id, variant, speed, number);
CREATE INDEX rating_changes_annulled_by ON rating_changes (annulled_by)
  WHERE annulled_by IS NOT NULL;

-- Finished games, to be searched newest first by one of the indexes, which contain most of what a
-- search asks for. `opening` has the first ten plies of a game from the usual position.
CREATE TABLE finished_games (
  id INTEGER PRIMARY KEY REFERENCES games (id),
  created_ms INTEGER NOT NULL,
  white_id INTEGER NOT NULL,
  black_id INTEGER NOT NULL,
  variant TEXT NOT NULL,
  speed INTEGER NOT NULL,
  outcome INTEGER NOT NULL,
  reason TEXT NOT NULL,
  opening TEXT NOT NULL
) STRICT;
CREATE INDEX finished_by_start ON finished_games (created_ms, variant, speed, outcome, reason);
CREATE INDEX finished_of_white
  ON finished_games (white_id, created_ms, variant, speed, outcome, reason, black_id);
CREATE INDEX finished_of_black
  ON finished_games (black_id, created_ms, variant, speed, outcome, reason, white_id);
CREATE INDEX finished_of_pair ON finished_games (white_id, black_id, created_ms);
CREATE INDEX finished_of_variant ON finished_games (variant, created_ms, speed, outcome, reason);
CREATE INDEX finished_by_reason ON finished_games (reason, created_ms, variant, speed, outcome);
CREATE INDEX finished_by_opening ON finished_games (opening, created_ms) WHERE opening <> '';

-- Moves played in the opening positions of finished games, counted by the quarter in which the game
-- began, its speed and the band of its ratings.
CREATE TABLE opening_moves (
  position INTEGER NOT NULL,  -- its key
  move TEXT NOT NULL,
  quarter INTEGER NOT NULL,  -- since January 1970, UTC
  speed INTEGER NOT NULL,
  band INTEGER NOT NULL,  -- its lowest rating, 1200 for all below 1400
  white_wins INTEGER NOT NULL,
  draws INTEGER NOT NULL,
  black_wins INTEGER NOT NULL,
  ratings INTEGER NOT NULL,  -- sum over these games of the mean of both players' ratings
  newest INTEGER NOT NULL,  -- id of a game; 0: that game was taken out
  -- rating of the strongest game times 2^40, plus its id; 0: it was taken out
  strongest INTEGER NOT NULL,
  PRIMARY KEY (position, move, quarter, speed, band)
) STRICT, WITHOUT ROWID;

-- The result with which each game is counted in opening_moves.
CREATE TABLE counted_games (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  outcome INTEGER NOT NULL
) STRICT;

-- Finished games still to be counted, or to be counted again because their result changed.
CREATE TABLE games_to_count (
  game_id INTEGER PRIMARY KEY REFERENCES games (id)
) STRICT;

-- Finished games of draughts analysed by the site's own workers, once for everyone.
CREATE TABLE game_analyses (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  engine INTEGER NOT NULL,  -- its version
  state INTEGER NOT NULL,  -- 0 waiting or under way, 1 complete, 2 unreadable
  requested_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX analyses_to_make ON game_analyses (requested_ms, game_id) WHERE state = 0;

-- Findings for the positions of a game in which there was a choice.
CREATE TABLE analysed_positions (
  game_id INTEGER NOT NULL REFERENCES game_analyses (game_id),
  ply INTEGER NOT NULL,  -- plies played before
  score INTEGER NOT NULL,  -- hundredths of a man, for White
  wins INTEGER NOT NULL,  -- White's own moves until the win; below 0 Black's; 0 neither
  depth INTEGER NOT NULL,  -- plies
  settled INTEGER NOT NULL,  -- 1: a longer search would find nothing more
  line TEXT NOT NULL,  -- best moves, separated by spaces
  PRIMARY KEY (game_id, ply)
) STRICT, WITHOUT ROWID;

-- Dice.
-- The root of a chain is secret until its game is over. The commitment to the chain is published
-- before the game begins.

-- Lists of commitments by UTC day since 1970-01-01. Each digest includes the digest of the previous
-- day. The list is signed when its day is over.
CREATE TABLE dice_days (
  day INTEGER PRIMARY KEY,
  commitments INTEGER NOT NULL,
  digest BLOB NOT NULL CHECK (length(digest) = 32),
  signature BLOB CHECK (length(signature) = 64)
) STRICT;
CREATE INDEX dice_days_unsigned ON dice_days (day) WHERE signature IS NULL;

-- Each commitment belongs to one game at most.
CREATE TABLE dice_commitments (
  commitment BLOB PRIMARY KEY CHECK (length(commitment) = 32),
  day INTEGER NOT NULL REFERENCES dice_days (day),
  number INTEGER NOT NULL,
  published_ms INTEGER NOT NULL,
  purpose INTEGER NOT NULL,
  subject TEXT NOT NULL,
  game_id INTEGER UNIQUE REFERENCES games (id),
  UNIQUE (day, number)
) STRICT;

-- The key pair that signs the lists. The seed is secret and makes both halves.
CREATE TABLE dice_key (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  public_key BLOB NOT NULL CHECK (length(public_key) = 32),
  seed BLOB NOT NULL CHECK (length(seed) = 32)
) STRICT;

-- Roots of the chains of games: 32 random bytes.
CREATE TABLE dice_secrets (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  root BLOB NOT NULL CHECK (length(root) = 32)
) STRICT;

-- Chains of challenged games. The commitment is published with the challenge.
CREATE TABLE challenge_dice (
  challenge_id INTEGER PRIMARY KEY REFERENCES challenges (id) ON DELETE CASCADE,
  root BLOB NOT NULL CHECK (length(root) = 32),
  commitment BLOB NOT NULL CHECK (length(commitment) = 32),
  entropy TEXT NOT NULL
) STRICT;

-- Chains of games with the computer that players may begin, one per player, valid for one variant,
-- ruleset and start.
CREATE TABLE computer_dice (
  user_id INTEGER PRIMARY KEY REFERENCES users (id),
  id INTEGER NOT NULL,  -- as in the list of commitments
  root BLOB NOT NULL CHECK (length(root) = 32),
  commitment BLOB NOT NULL UNIQUE CHECK (length(commitment) = 32),
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  start_fen TEXT NOT NULL,
  expires_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX computer_dice_by_end ON computer_dice (expires_ms);

-- Chains of offered rematches, while the offer is open. The game is the finished one.
CREATE TABLE rematch_dice (
  game_id INTEGER PRIMARY KEY REFERENCES games (id),
  root BLOB NOT NULL CHECK (length(root) = 32),
  commitment BLOB NOT NULL CHECK (length(commitment) = 32),
  entropy TEXT NOT NULL
) STRICT;

-- Chains of games whose round is drawn and has not begun. Their commitments are in the lists.
CREATE TABLE round_dice (
  tournament_id INTEGER NOT NULL REFERENCES tournaments (id),
  round INTEGER NOT NULL,
  board INTEGER NOT NULL,
  number INTEGER NOT NULL,
  root BLOB NOT NULL CHECK (length(root) = 32),
  PRIMARY KEY (tournament_id, round, board, number)
) STRICT;

-- Number of times each roll came up: seat 0 is White, 1 Black, 6 no one (an opening roll). Counted
-- with the events of the rolls.
CREATE TABLE dice_counts (
  seat INTEGER NOT NULL CHECK (seat IN (0, 1, 6)),
  first_die INTEGER NOT NULL CHECK (first_die BETWEEN 1 AND 6),
  second_die INTEGER NOT NULL CHECK (second_die BETWEEN 1 AND 6),
  rolls INTEGER NOT NULL,
  PRIMARY KEY (seat, first_die, second_die)
) STRICT, WITHOUT ROWID;

-- Vacations.

CREATE TABLE vacation_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  time_zone TEXT NOT NULL,  -- of the times as typed; empty: a director gave instants
  tzdata TEXT NOT NULL,  -- version of the zone database used to read them
  created_ms INTEGER NOT NULL
) STRICT;
CREATE INDEX vacation_requests_of_user ON vacation_requests (user_id);

-- Messages to opponents, in a separate table so that they can be erased with the account.
CREATE TABLE vacation_texts (
  request_id INTEGER PRIMARY KEY REFERENCES vacation_requests (id),
  text TEXT NOT NULL
) STRICT;

-- The part of a request that concerns one tournament, or NULL for games outside tournaments.
CREATE TABLE vacation_allocations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id INTEGER NOT NULL REFERENCES vacation_requests (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  tournament_id INTEGER REFERENCES tournaments (id),
  decision INTEGER NOT NULL,
  start_ms INTEGER NOT NULL,
  end_ms INTEGER NOT NULL CHECK (end_ms >= start_ms),
  announced_end_ms INTEGER NOT NULL,  -- when opponents' clocks resume, if both stop
  charged_hours INTEGER NOT NULL CHECK (charged_hours >= 0),
  charged INTEGER NOT NULL CHECK (charged IN (0, 1)),
  replaces INTEGER REFERENCES vacation_allocations (id),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
CREATE INDEX vacation_allocations_of_user ON vacation_allocations (user_id, tournament_id);
CREATE INDEX vacation_allocations_of_tournament ON vacation_allocations (tournament_id, start_ms);
CREATE INDEX vacation_allocations_of_request ON vacation_allocations (request_id);
CREATE INDEX vacation_allocations_by_end ON vacation_allocations (end_ms) WHERE decision = 1;
CREATE INDEX vacation_allocations_waiting ON vacation_allocations (start_ms) WHERE decision = 0;

-- One row per change of state: the actor, the state before and after.
CREATE TABLE vacation_audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at_ms INTEGER NOT NULL,
  actor_id INTEGER NOT NULL REFERENCES users (id),
  tournament_id INTEGER REFERENCES tournaments (id),
  allocation_id INTEGER REFERENCES vacation_allocations (id),
  freeze_id INTEGER REFERENCES tournament_freezes (id),
  act TEXT NOT NULL,
  before TEXT NOT NULL,
  after TEXT NOT NULL,
  CHECK ((allocation_id IS NULL) <> (freeze_id IS NULL))
) STRICT;
CREATE INDEX vacation_audit_of_allocation ON vacation_audit (allocation_id);
CREATE INDEX vacations_decided ON vacation_audit (at_ms) WHERE act IN ('approved', 'denied');
CREATE INDEX vacation_audit_by ON vacation_audit (actor_id);

-- Reasons of directors, in a separate table so that they can be erased.
CREATE TABLE vacation_reasons (
  audit_id INTEGER PRIMARY KEY REFERENCES vacation_audit (id),
  text TEXT NOT NULL
) STRICT;

-- Webhooks.

-- Addresses of players' programs. rules/accounts/webhooks.hpp numbers the events.
CREATE TABLE webhooks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  url TEXT NOT NULL,
  secret TEXT NOT NULL,  -- in plain text, because it signs
  events INTEGER NOT NULL,  -- a bit per event
  created_ms INTEGER NOT NULL,
  failing_since_ms INTEGER,  -- NULL: the last delivery succeeded
  disabled_ms INTEGER  -- NULL: active
) STRICT;
CREATE INDEX webhooks_of_user ON webhooks (user_id);

-- Events for webhooks, in the order in which they happened.
CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id INTEGER NOT NULL REFERENCES webhooks (id),
  event INTEGER NOT NULL,
  at_ms INTEGER NOT NULL,  -- when it happened
  data TEXT NOT NULL,  -- JSON
  due_ms INTEGER,  -- NULL: delivered, or given up
  tries INTEGER NOT NULL DEFAULT 0,
  tried_ms INTEGER,  -- the last time
  status INTEGER,  -- HTTP status of the last answer; NULL: none
  failure TEXT NOT NULL DEFAULT ''  -- why the last try failed
) STRICT;
CREATE INDEX webhook_deliveries_of_webhook ON webhook_deliveries (webhook_id, id);
CREATE INDEX webhook_deliveries_by_due ON webhook_deliveries (due_ms) WHERE due_ms IS NOT NULL;

-- Studies.

-- Named analyses of players, with chapters.
CREATE TABLE studies (
  id INTEGER PRIMARY KEY,  -- random: anyone who knows it may read a study shared by link
  owner_id INTEGER NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  visibility INTEGER NOT NULL,  -- 0 owner and editors, 1 anyone with the link, 2 public
  version INTEGER NOT NULL,  -- of everything in it
  next_chapter INTEGER NOT NULL,  -- numbers are not used again
  created_ms INTEGER NOT NULL,
  updated_ms INTEGER NOT NULL,
  hidden_reason TEXT,  -- NULL: not hidden by a moderator
  removed_ms INTEGER  -- NULL: not removed; else its chapters are being erased
) STRICT;
CREATE INDEX studies_of_owner ON studies (owner_id);
CREATE INDEX studies_removed ON studies (id) WHERE removed_ms IS NOT NULL;

CREATE TABLE study_chapters (
  study_id INTEGER NOT NULL REFERENCES studies (id),
  number INTEGER NOT NULL,
  place INTEGER NOT NULL,  -- in the order of the chapters
  name TEXT NOT NULL,
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  content TEXT NOT NULL,  -- start, tags and tree of moves, as server/wire writes them
  version INTEGER NOT NULL,  -- of the study when the chapter was last changed
  PRIMARY KEY (study_id, number)
) STRICT;

-- Players who may change the chapters, besides the owner.
CREATE TABLE study_editors (
  study_id INTEGER NOT NULL REFERENCES studies (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  PRIMARY KEY (study_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX studies_of_editor ON study_editors (user_id);

-- Players invited as editors, until they accept or decline.
CREATE TABLE study_invitations (
  study_id INTEGER NOT NULL REFERENCES studies (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  owner_id INTEGER NOT NULL REFERENCES users (id),  -- of the study
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (study_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX study_invitations_of_user ON study_invitations (user_id, at_ms, study_id);
CREATE INDEX study_invitations_of_owner ON study_invitations (owner_id);

-- Puzzles.

-- Positions with one good move for players to find.
CREATE TABLE puzzles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  variant TEXT NOT NULL,
  ruleset TEXT NOT NULL,
  position TEXT NOT NULL,  -- the position to be solved; unique per variant
  fen TEXT NOT NULL,  -- before the last move
  last_move TEXT NOT NULL,
  solution TEXT NOT NULL,  -- moves, separated by spaces
  themes INTEGER NOT NULL,  -- a bit per theme
  score INTEGER NOT NULL,  -- hundredths of a man
  game_id INTEGER REFERENCES games (id),  -- NULL: not from a game of this site
  ply INTEGER NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  tries INTEGER NOT NULL,
  solved INTEGER NOT NULL,
  created_ms INTEGER NOT NULL,
  disabled_ms INTEGER,  -- NULL: enabled
  ruled_by INTEGER REFERENCES users (id),  -- the last moderator who disabled or confirmed it
  ruled_reason TEXT
) STRICT;
CREATE UNIQUE INDEX puzzles_by_position ON puzzles (variant, position);
CREATE INDEX puzzles_by_rating ON puzzles (variant, rating) WHERE disabled_ms IS NULL;
CREATE INDEX puzzles_of_variant ON puzzles (variant, id) WHERE disabled_ms IS NULL;
CREATE INDEX puzzles_of_game ON puzzles (game_id) WHERE game_id IS NOT NULL;
CREATE INDEX puzzles_ruled_by ON puzzles (ruled_by) WHERE ruled_by IS NOT NULL;
CREATE INDEX puzzles_disabled ON puzzles (disabled_ms, id) WHERE disabled_ms IS NOT NULL;

-- Number of puzzles that are not disabled.
CREATE TABLE puzzle_counts (
  variant TEXT NOT NULL,
  theme INTEGER NOT NULL,  -- -1: all puzzles of the variant
  puzzles INTEGER NOT NULL,
  PRIMARY KEY (variant, theme)
) STRICT, WITHOUT ROWID;

-- Puzzles that the server chose for a player who has not solved or failed them yet. Only these are
-- rated.
CREATE TABLE puzzles_served (
  user_id INTEGER NOT NULL REFERENCES users (id),
  puzzle_id INTEGER NOT NULL REFERENCES puzzles (id),
  PRIMARY KEY (user_id, puzzle_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzles_served_of_puzzle ON puzzles_served (puzzle_id);

CREATE TABLE puzzle_tries (
  user_id INTEGER NOT NULL REFERENCES users (id),
  puzzle_id INTEGER NOT NULL REFERENCES puzzles (id),
  solved INTEGER NOT NULL CHECK (solved IN (0, 1)),
  at_ms INTEGER NOT NULL,
  -- 0: unrated, since the player had chosen the puzzle or seen its solution
  counted INTEGER NOT NULL DEFAULT 1 CHECK (counted IN (0, 1)),
  PRIMARY KEY (user_id, puzzle_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_tries_of_puzzle ON puzzle_tries (puzzle_id);

CREATE TABLE puzzle_ratings (
  user_id INTEGER NOT NULL REFERENCES users (id),
  variant TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  rated_ms INTEGER NOT NULL,
  tries INTEGER NOT NULL,
  solved INTEGER NOT NULL,
  PRIMARY KEY (user_id, variant)
) STRICT, WITHOUT ROWID;

-- Players' complaints about a puzzle, until a moderator has decided.
CREATE TABLE puzzle_reports (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  puzzle_id INTEGER NOT NULL REFERENCES puzzles (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  text TEXT NOT NULL,
  created_ms INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX puzzle_reports_by_puzzle ON puzzle_reports (puzzle_id, user_id);
CREATE INDEX puzzle_reports_of_user ON puzzle_reports (user_id);

-- The puzzle of each day on which someone asked for it.
CREATE TABLE puzzle_days (
  day INTEGER PRIMARY KEY,  -- UTC, since 1970
  puzzle_id INTEGER NOT NULL REFERENCES puzzles (id),
  variant TEXT NOT NULL
) STRICT;
CREATE INDEX puzzle_days_of_puzzle ON puzzle_days (puzzle_id);
CREATE INDEX puzzle_days_of_variant ON puzzle_days (variant, day);

-- Progress of the search for puzzles: a single row, once it has begun.
CREATE TABLE puzzle_search (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  updated_ms INTEGER NOT NULL,  -- of the last game searched
  game_id INTEGER NOT NULL,  -- that game; 0: none
  shipped INTEGER NOT NULL  -- edition of the program's own puzzles that was imported; 0: none
) STRICT;

-- Events and entries of the audit are never changed. Texts that people wrote may be emptied:
-- reasons, and messages to the players of a tournament.
CREATE TRIGGER game_events_are_immutable BEFORE UPDATE ON game_events
BEGIN
  SELECT RAISE(ABORT, 'an event is never changed');
END;
CREATE TRIGGER game_events_are_permanent BEFORE DELETE ON game_events
BEGIN
  SELECT RAISE(ABORT, 'an event is never deleted');
END;
CREATE TRIGGER live_journal_is_immutable BEFORE UPDATE ON live_journal
BEGIN
  SELECT RAISE(ABORT, 'an event is never changed');
END;
CREATE TRIGGER tournament_events_are_immutable BEFORE UPDATE ON tournament_events
WHEN (NEW.reason <> '' AND NEW.reason <> OLD.reason) OR (NEW.text <> '' AND NEW.text <> OLD.text)
  OR NEW.tournament_id <> OLD.tournament_id OR NEW.version <> OLD.version
  OR NEW.at_ms <> OLD.at_ms OR NEW.actor_id IS NOT OLD.actor_id OR NEW.type <> OLD.type
  OR NEW.payload <> OLD.payload
BEGIN
  SELECT RAISE(ABORT, 'an event is never changed');
END;
CREATE TRIGGER tournament_events_are_permanent BEFORE DELETE ON tournament_events
BEGIN
  SELECT RAISE(ABORT, 'an event is never deleted');
END;
CREATE TRIGGER vacation_audit_is_immutable BEFORE UPDATE ON vacation_audit
BEGIN
  SELECT RAISE(ABORT, 'an entry of the audit is never changed');
END;
CREATE TRIGGER vacation_audit_is_permanent BEFORE DELETE ON vacation_audit
BEGIN
  SELECT RAISE(ABORT, 'an entry of the audit is never deleted');
END;

-- A game that begins in a tournament during a vacation or freeze must have its clocks stopped.
CREATE TRIGGER games_begin_in_vacations AFTER INSERT ON games
WHEN NEW.tournament_id IS NOT NULL AND (
  EXISTS (SELECT 1 FROM vacation_allocations WHERE tournament_id = NEW.tournament_id
          AND user_id IN (NEW.white_id, NEW.black_id) AND end_ms > NEW.created_ms)
  OR EXISTS (SELECT 1 FROM tournament_freezes WHERE tournament_id = NEW.tournament_id
             AND end_ms > NEW.created_ms))
BEGIN
  INSERT INTO freeze_changes (game_id, number, at_ms, cause) VALUES (NEW.id, 1, NEW.created_ms, 4);
END;
CREATE TRIGGER games_enter_a_tournament_in_vacations AFTER UPDATE OF tournament_id ON games
WHEN NEW.tournament_id IS NOT NULL AND OLD.tournament_id IS NULL AND (
  EXISTS (SELECT 1 FROM vacation_allocations WHERE tournament_id = NEW.tournament_id
          AND user_id IN (NEW.white_id, NEW.black_id) AND end_ms > NEW.created_ms)
  OR EXISTS (SELECT 1 FROM tournament_freezes WHERE tournament_id = NEW.tournament_id
             AND end_ms > NEW.created_ms))
BEGIN
  INSERT INTO freeze_changes (game_id, number, at_ms, cause) VALUES (NEW.id, 1, NEW.created_ms, 4)
  ON CONFLICT (game_id) DO UPDATE SET number = number + 1;
END;
