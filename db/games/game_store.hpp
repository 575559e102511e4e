#pragma once

#include <climits>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "db/games/game_rulings.hpp"
#include "db/games/journal.hpp"
#include "db/games/rating_rows.hpp"
#include "db/jobs/requests.hpp"
#include "db/vacations/vacation_rows.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/challenge.hpp"
#include "rules/play/conditionals.hpp"
#include "rules/play/event.hpp"
#include "rules/play/game.hpp"
#include "rules/play/move_message.hpp"
#include "rules/seat.hpp"

namespace crownhead::db {

class Readers;
class Writer;

/// Identifies a player's own offer of a game against the computer; see ComputerOffers.
struct ComputerOfferKey {
  UserId user;
  dice::Digest commitment;
};

/// The rematch of a finished game; its commitment was published with the offer.
struct RematchOf {
  GameId game;
};

/// What a new game uses up when it starts.
using UsedOffer = std::variant<ChallengeId, ComputerOfferKey, RematchOf>;

/// The command that wrote the events from `version` on.
struct CommandStamp {
  RequestKey key;
  std::int64_t version = 0;  ///< of its first event
};

struct LoadedGame {
  play::Game game;
  PerSeat<std::string> names;
  std::vector<CommandStamp> commands;  ///< in order of version
  rating::ShownRatings ratings;        ///< at the start of the game, and what the game has changed
  PerSeat<bool> bots = {};             ///< true for players that are programs
  /// The levels of the site's own computers among the players.
  PerSeat<std::optional<int>> computers = {};
  bool freezes_pending = false;  ///< a change of freezes must be applied to its clock first
  bool ruling_due = false;       ///< some rulings on the game have not been carried out
  /// The tournament that the game belongs to.
  std::optional<TournamentId> tournament = std::nullopt;
  bool arena = false;  ///< the tournament is an arena
  play::AllConditionals conditionals = {};
  std::int64_t private_version = 0;             ///< the number of changes of the conditional moves
  SharedList<play::MoveMessage> messages = {};  ///< of the moves on the record, in order
  /// The root of the chain of its dice, which is secret while the game runs; nullopt for a game
  /// without dice.
  std::optional<dice::Digest> dice_root = std::nullopt;
};

/// Data that is stored together with events but is not an event.
struct Attachments {
  /// Replaces the stored ones; only together with the state.
  std::optional<play::AllConditionals> conditionals = std::nullopt;
  std::optional<play::MoveMessage> message = std::nullopt;
  /// After a takeback: the number of moves left. The messages of later moves are deleted.
  std::optional<int> plies_left = std::nullopt;
  /// With the offer of a rematch: its commitment is published in the same transaction.
  std::optional<play::OfferedDice> rematch = std::nullopt;

  bool empty() const { return !conditionals && !message && !plies_left && !rematch; }
};

struct Append {
  GameId game;
  /// The append fails with stale_version if the game is at another version.
  std::int64_t after_version;
  std::vector<play::Event> events;
  /// Of a correspondence game: the events were decided with the conditional moves of this number,
  /// and the append fails with stale_version at another one.
  std::optional<std::int64_t> private_version = std::nullopt;
  std::optional<RequestKey> command = std::nullopt;
  /// The state after the events. It is stored as the row, and as a snapshot if the events end the
  /// game. Empty if only the event is written (a move of a running live game).
  std::optional<play::Game> state = std::nullopt;
  /// The number of the change of freezes that the events apply to the clock. Events with a state
  /// that skip a change fail with stale_version.
  std::optional<std::int64_t> applied_freezes = std::nullopt;
  /// The number of the ruling that the events carry out; each is carried out once. Other events
  /// with a state fail with stale_version while an earlier ruling waits.
  std::optional<std::int64_t> ruling = std::nullopt;
  Attachments attachments = {};
  /// The game is shown with a delay: its rolls are counted only when it is over.
  bool shown_later = false;
  /// The rolls before these events, if they end a game that is shown with a delay.
  std::vector<play::Rolled> rolls_before = {};
};

/// How the events of running live games are stored.
enum class LiveEvents : std::uint8_t {
  of_the_engine,  ///< SQLite: in the journal; PostgreSQL: as rows
  as_rows,        ///< on either engine; see EventRows
};

/// Stores games while they are played and loads them again. Use one for each writer. Reads are
/// synchronous and may be made on any thread.
class GameStore {
 public:
  GameStore(Writer& writer, Readers& readers, JournalLimits journal = {},
            LiveEvents live = LiveEvents::of_the_engine);

  /// Stores the game with its first events and uses up `offer` in the same transaction; fails with
  /// challenge_gone or no_offer if the offer no longer exists. `dice` is for games with dice and is
  /// ignored for others.
  void create(play::Setup setup, Instant at, std::optional<RequestKey> key,
              std::optional<UsedOffer> offer, Done<Made<GameId>> done,
              const std::optional<play::FirstDice>& dice = std::nullopt);

  /// Returns the game that this request started before; nullopt if the request is new. Fails with
  /// key_reused if the key was used for another request.
  Result<std::optional<GameId>> begun_by(const RequestKey& key) const;

  /// Appends events. If they end a rated game, the ratings of its players change in the same
  /// transaction.
  void append(Append append, Done<void> done);
  /// Returns all rolls of the game so far, read from its events.
  std::vector<play::Rolled> rolls(GameId id) const;

  /// Replaces the conditional moves of `user`, which were chosen for the game at `version` and
  /// `private_version`, and adds 1 to the latter. Fails with stale_version if the game is at
  /// others.
  void keep_conditionals(GameId game, std::int64_t version, std::int64_t private_version,
                         UserId user, play::Conditionals conditionals, Instant at, Done<void> done);
  /// Returns the messages of the moves on the record from ply `from` to ply `to`, both included, in
  /// order.
  std::vector<play::MoveMessage> messages(GameId id, int from = 0, int to = INT_MAX) const;
  /// Checks that a player of a game may send a message with a move; see db/jobs/block_rows.
  Result<void> may_write(UserId by, const PerSeat<UserId>& players) const;
  /// Checks that a player of a game may offer the others a rematch; see db/jobs/block_rows.
  Result<void> may_offer(UserId by, const PerSeat<UserId>& players) const;
  /// Only for the code that starts the rematch: the dice are secret. Returns nullopt if no rematch
  /// with a published commitment is offered.
  std::optional<play::OfferedDice> rematch_dice(GameId id) const;
  /// Loads the game from the snapshot and the events after it. Returns nullopt if there is no such
  /// game. This and the functions below throw std::runtime_error if the database is damaged.
  std::optional<LoadedGame> load(GameId id) const;

  /// Returns the events with a version above `after` and up to `until`, with their versions.
  std::vector<std::pair<std::int64_t, play::Event>> events(
      GameId id, std::int64_t after,
      std::int64_t until = std::numeric_limits<std::int64_t>::max()) const;

  /// Returns the stored versions of these games. Some may be missing.
  std::vector<std::pair<GameId, std::int64_t>> versions(const std::vector<GameId>& ids) const;

  /// Returns the freezes of a tournament game; nullopt for other games.
  std::optional<FreezesOfGame> freezes(GameId id) const;
  /// Returns the games whose clocks have not yet applied a change of freezes.
  std::vector<GameId> freezes_pending() const;
  /// Marks a change of freezes as applied that changes nothing in this game. Fails with
  /// stale_version after a newer change.
  void freezes_applied(GameId id, std::int64_t number, Done<void> done);

  /// Returns the first ruling of its tournament that the game has not carried out.
  std::optional<RulingOnGame> due_ruling(GameId id) const;
  /// Marks a ruling as carried out that changes nothing in this game. Fails with stale_version if
  /// it was marked before.
  void ruling_changes_nothing(GameId id, std::int64_t number, Done<void> done);

  /// Undoes a finished rated game's effect on the ratings; see annul_game().
  void annul(GameId id, Annulment annulment, Done<void> done);
  /// See changes_of().
  std::optional<rating::ShownRatings> rating_changes(GameId id) const;

  /// Returns the running games that are kept in memory, to be loaded when the server starts.
  std::vector<GameId> running_live() const;
  /// Returns running correspondence games with a deadline before `until`, the earliest first.
  std::vector<std::pair<Instant, GameId>> deadlines(Instant until, int limit) const;

 private:
  Writer& writer_;
  Readers& readers_;
  std::shared_ptr<LiveLog> log_;  ///< shared with queued jobs
};

}  // namespace crownhead::db
