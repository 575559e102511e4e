#pragma once

#include <climits>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "db/games/game_rulings.hpp"
#include "db/jobs/requests.hpp"
#include "db/tournaments/tournament_words.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"
#include "rules/play/game_row.hpp"
#include "rules/tournament/listing.hpp"
#include "rules/tournament/tournament.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using tournament::TournamentRow;

/// All fields that are set must match.
struct TournamentFilter {
  std::optional<tournament::Status> status = std::nullopt;
  std::optional<std::string> variant = std::nullopt;
  std::optional<tournament::Format> format = std::nullopt;
  std::optional<play::Pace> pace = std::nullopt;
  std::optional<UserId> player = std::nullopt;  ///< has entered it
  std::optional<UserId> director = std::nullopt;
  std::optional<std::string> name = std::nullopt;  ///< each of its words begins one of the name's
  std::int64_t before = INT64_MAX;                 ///< the newest first, those with a smaller id
  int limit = 50;
};

struct TournamentPage {
  std::vector<TournamentRow> items;
  std::optional<std::int64_t> next;
};

/// A game of a tournament and how it stands in the store.
struct TournamentGame {
  tournament::GameKey key;
  GameId game;
  play::GameStatus status;
  std::optional<play::Outcome> outcome = std::nullopt;
  std::string reason = {};  ///< play::reason_name
  int ply = 0;
};

/// A player's place in a tournament.
struct Participation {
  TournamentId tournament;
  std::string name;
  tournament::EntryState state;
  std::optional<int> seat;
  int points;  ///< half points
};

struct LoadedTournament {
  tournament::Tournament tournament;
  std::map<tournament::GameKey, GameId> games;
  std::map<UserId, std::string> names;  ///< of everybody whom it names
  std::set<UserId> bots = {};           ///< which of them are programs
};

struct NewTournamentGame {
  tournament::GameKey key;
  play::Setup setup;
  std::optional<play::FirstDice> dice = std::nullopt;  ///< only where some are thrown
};

/// For a game of a round that is drawn and has not begun.
struct RoundDice {
  tournament::GameKey key;
  play::OfferedDice dice;
};

struct TournamentAppend {
  TournamentId tournament;
  std::int64_t after_version;  ///< fails with stale_version if the tournament is not at it
  std::vector<tournament::Event> events;
  tournament::Tournament state;  ///< after them
  /// Before them: with it only the entries that differ are written.
  std::optional<tournament::Tournament> before = std::nullopt;
  std::vector<NewTournamentGame> games;
  std::vector<RulingOnGame> rulings;             ///< on games, by the events
  Instant at;                                    ///< when those games begin
  std::optional<RequestKey> key = std::nullopt;  ///< of the act that did it
  std::vector<accounts::OutgoingMail> mails = {};
  std::vector<RoundDice> told = {};  ///< with the draw of their rounds
};

/// What an append has done to games.
struct TournamentStored {
  std::vector<GameId> begun;   ///< in the order in which they were asked for
  std::vector<GameId> untold;  ///< whose clocks must be told what stands still
};

/// A line of the log, and who acted.
struct LogPage {
  std::vector<std::pair<std::int64_t, tournament::Event>> items;  ///< with their versions
  std::map<UserId, std::string> names;
  std::optional<std::int64_t> next;
};

/// Tournaments, their events and the rows that follow from them. Reads are synchronous and may be
/// made on any thread.
class Tournaments {
 public:
  Tournaments(Writer& writer, Readers& readers);

  /// Stores the tournament with its first events.
  void create(std::vector<tournament::Event> events, std::optional<RequestKey> key,
              Done<Made<TournamentId>> done);

  /// Stores the events with the games that they begin and the rulings that follow, all or nothing.
  /// Closes a dispute that they settle (not_found if it was). New rules of vacations reach the
  /// clocks (tournament_refused if they would change time that has passed). Each game of an
  /// encounter is begun once.
  void append(TournamentAppend append, Done<TournamentStored> done);

  /// The version that an act with this key has led to, if there was one. key_reused.
  Result<std::optional<std::int64_t>> answered(const RequestKey& key) const;

  /// The roots of games that have not begun, of rounds whose tips were told with their draw. For
  /// nobody but who begins the games.
  std::map<tournament::GameKey, dice::Digest> round_dice(TournamentId id) const;

  /// nullopt if there is none. This and what follows throws std::runtime_error if the database is
  /// damaged.
  std::optional<LoadedTournament> load(TournamentId id) const;
  std::optional<TournamentRow> row(TournamentId id) const;
  /// The settings of the last event that sets them; nothing else of the tournament is read.
  std::optional<tournament::Settings> settings(TournamentId id) const;
  TournamentPage list(const TournamentFilter& filter) const;
  bool directed_by(TournamentId id, UserId user) const;
  /// How many tournaments that are not over the user has made and still directs.
  int open_tournaments_of(UserId user) const;
  /// Those that the player has entered or asked to, the newest first: the first `limit` before
  /// `before`.
  std::vector<Participation> entries_of(UserId user, TournamentId before = {INT64_MAX},
                                        int limit = INT_MAX) const;
  /// What the player wrote in the logs of tournaments, and what others wrote there about them.
  WordsPage words_by(UserId user, const WordsPlace& after, int limit) const;
  WordsPage words_about(UserId user, const WordsPlace& after, int limit) const;
  /// Tournaments that run, are paused, begin at a time, have to send their best on, or have a game
  /// with a ruling that is not carried out.
  std::vector<TournamentId> under_way() const;
  std::vector<TournamentGame> games(TournamentId id) const;
  /// Games that have not carried out all rulings on them.
  std::vector<GameId> to_be_ruled(TournamentId id) const;
  /// Of which tournament a game is, and where it stands there.
  std::optional<std::pair<TournamentId, tournament::GameKey>> place_of(GameId game) const;
  /// The newest first, before the version `before`.
  LogPage log(TournamentId id, std::int64_t before, int limit) const;

  /// Which of them are programs.
  std::set<UserId> bots_among(const std::vector<UserId>& users) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
