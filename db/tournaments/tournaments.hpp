#pragma once

#include <climits>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "db/games/game_rulings.hpp"
#include "db/jobs/requests.hpp"
#include "db/tournaments/tournament_list.hpp"
#include "db/tournaments/tournament_words.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/identity.hpp"
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

/// A game of a tournament with its stored state.
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
  std::map<UserId, std::string> names;  ///< of all players whom it names
  std::set<UserId> bots = {};           ///< the players who are programs
  Identities identities = {};           ///< what the players say about themselves
  bool unfinished = false;              ///< see Tournaments::unfinished_act
};

/// What a tournament shows about players, besides their names.
struct ShownPlayers {
  std::set<UserId> bots = {};  ///< the players who are programs
  Identities identities = {};
};

struct NewTournamentGame {
  tournament::GameKey key;
  play::Setup setup;
  std::optional<play::FirstDice> dice = std::nullopt;  ///< only for a game with dice
};

/// The dice of a game in a round that is drawn and has not started.
struct RoundDice {
  tournament::GameKey key;
  play::OfferedDice dice;
};

struct TournamentAppend {
  TournamentId tournament;
  /// The append fails with stale_version if the tournament is at another version.
  std::int64_t after_version;
  std::vector<tournament::Event> events;
  tournament::Tournament state;  ///< after the events
  /// Before the events; if given, only the entries that differ are written.
  std::optional<tournament::Tournament> before = std::nullopt;
  std::vector<NewTournamentGame> games;
  std::vector<RulingOnGame> rulings;             ///< rulings of the events on games
  Instant at;                                    ///< when those games start
  std::optional<RequestKey> key = std::nullopt;  ///< of the act that caused the events
  std::vector<accounts::OutgoingMail> mails = {};
  std::vector<RoundDice> published_dice = {};  ///< published with the draw of their rounds
  /// Copies of a message to all entrants.
  std::vector<accounts::OutgoingMail> mails_to_entrants = {};
};

/// An act that changes more rows than one job may. Only its events and the row of the tournament
/// are stored; RestOfAct has the others.
struct UnfinishedAct {
  /// With their versions; none if the tournament was imported.
  std::vector<std::pair<std::int64_t, tournament::Event>> events;
  std::int64_t after_version;             ///< of the tournament before the act
  std::vector<tournament::GameKey> dice;  ///< the games with published dice
};

/// The rows that follow from the events of an unfinished act, except for entries and notifications.
struct RestOfAct {
  TournamentId tournament;
  tournament::Tournament state;                                         ///< after the act
  std::vector<std::pair<std::int64_t, tournament::Event>> events = {};  ///< see UnfinishedAct
  std::vector<RulingOnGame> rulings = {};
  std::vector<RoundDice> published_dice = {};
  std::vector<tournament::GameKey> withdrawn_dice = {};  ///< of discarded rounds
  std::vector<accounts::OutgoingMail> mails = {};  ///< see TournamentAppend::mails_to_entrants
  Instant at;
  /// Receives players with new rows under the bell, some at a time, on the writer's thread.
  std::function<void(const std::vector<UserId>&)> notified = nullptr;
};

/// The effect of an append on games.
struct TournamentStored {
  std::vector<GameId> begun;          ///< in the order of TournamentAppend::games
  bool changes_clocks = false;        ///< of running games: call Tournaments::mark_clocks
  std::vector<UserId> notified = {};  ///< players with new rows under the bell
  /// Only the events are stored, and no game has begun: call Tournaments::finish_act.
  bool unfinished = false;
};

/// A page of the log with the names of the people in it.
struct LogPage {
  std::vector<std::pair<std::int64_t, tournament::Event>> items;  ///< with their versions
  std::map<UserId, std::string> names;
  std::optional<std::int64_t> next;
};

/// Tournaments, their events and the rows derived from these. Reads are synchronous and may be made
/// on any thread.
class Tournaments {
 public:
  Tournaments(Writer& writer, Readers& readers);

  /// Stores the tournament with its first events, in several jobs if it has many entrants.
  void create(std::vector<tournament::Event> events, std::optional<RequestKey> key,
              Done<Made<TournamentId>> done);

  /// Stores the events with the games that they start and their rulings, all or nothing. Each game
  /// of an encounter is started once. Closes a dispute that the events settle; fails with not_found
  /// if it was closed. New vacation rules change the clocks; fails with tournament_refused if they
  /// would change time that has passed. If they change too many rows for one job, stores only the
  /// events and the row of the tournament; finish_act() stores the others.
  void append(TournamentAppend append, Done<TournamentStored> done);

  /// Returns the act of the tournament that is stored only in part; nullopt if there is none.
  std::optional<UnfinishedAct> unfinished_act(TournamentId id) const;
  /// Stores the rest of the unfinished act, in jobs of bounded size. After a failure, or if the
  /// server stops, call it again. Succeeds without effect if no act is unfinished. Reads the
  /// database: call it in a pool.
  void finish_act(RestOfAct rest, Done<void> done);

  /// Marks the games whose clocks must apply a change of freezes, in jobs of bounded size. Answers
  /// with those that this call has marked; succeeds without effect if there are none.
  void mark_clocks(TournamentId id, Done<std::vector<GameId>> done);

  /// Returns the version that an act with this key led to; nullopt if there was none. Fails with
  /// key_reused.
  Result<std::optional<std::int64_t>> answered(const RequestKey& key) const;

  /// Returns the roots of the dice of games that have not started, from rounds whose commitments
  /// were published with their draw. Only for the code that starts the games: the roots are secret.
  std::map<tournament::GameKey, dice::Digest> round_dice(TournamentId id) const;

  /// Returns nullopt if there is no such tournament. This and the functions below throw
  /// std::runtime_error if the database is damaged.
  std::optional<LoadedTournament> load(TournamentId id) const;
  /// Returns the events above the version `after`, with their versions.
  std::vector<std::pair<std::int64_t, tournament::Event>> events(TournamentId id,
                                                                 std::int64_t after) const;
  std::optional<TournamentRow> row(TournamentId id) const;
  /// Returns the settings from the last event that sets them, without reading anything else of the
  /// tournament.
  std::optional<tournament::Settings> settings(TournamentId id) const;
  /// See list_tournaments().
  std::optional<TournamentPage> list(const TournamentFilter& filter) const;
  bool directed_by(TournamentId id, UserId user) const;
  /// Returns how many unfinished tournaments the user has created and still directs.
  int open_tournaments_of(UserId user) const;
  /// Returns the tournaments that the player has entered or asked to enter, newest first: the first
  /// `limit` before `before`.
  std::vector<Participation> entries_of(UserId user, TournamentId before = {INT64_MAX},
                                        int limit = INT_MAX) const;
  /// Returns the unfinished tournaments that the player has entered or asked to enter, and has not
  /// left.
  std::vector<TournamentId> unfinished_entries_of(UserId user) const;
  /// Return the player's texts in tournament logs, and the texts of others there about them.
  WordsPage words_by(UserId user, const WordsPlace& after, int limit) const;
  WordsPage words_about(UserId user, const WordsPlace& after, int limit) const;
  /// Returns the stored versions of these tournaments. Some may be missing.
  std::vector<std::pair<TournamentId, std::int64_t>> versions(
      const std::vector<TournamentId>& ids) const;
  /// Returns tournaments that are running or paused, start at a set time, have still to promote
  /// their best players, have an unfinished act or unmarked clocks, or have a game that has not
  /// carried out a ruling.
  std::vector<TournamentId> under_way() const;
  std::vector<TournamentGame> games(TournamentId id) const;
  /// Returns the games that have not carried out all rulings on them.
  std::vector<GameId> to_be_ruled(TournamentId id) const;
  /// Returns a game's tournament and its place there; nullopt for other games.
  std::optional<std::pair<TournamentId, tournament::GameKey>> place_of(GameId game) const;
  /// Returns the newest entries first, before the version `before`.
  LogPage log(TournamentId id, std::int64_t before, int limit) const;

  /// Returns what tournaments show about the users.
  ShownPlayers shown_players(const std::vector<UserId>& users) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
