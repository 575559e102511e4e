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

/// The player's own for a game with the computer; see ComputerOffers.
struct ComputerOfferKey {
  UserId user;
  dice::Digest tip;
};

/// The rematch of a game that is over, whose tip was told with the offer.
struct RematchOf {
  GameId game;
};

/// What a game is begun from and uses up.
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
  rating::ShownRatings ratings;        ///< as the game began, and what it has changed
  PerSeat<bool> bots = {};             ///< which players are programs
  /// The levels of the site's own computers among the players.
  PerSeat<std::optional<int>> computers = {};
  bool untold_of_freezes = false;                         ///< its clock must be told first
  bool ruling_due = false;                                ///< not all rulings on it are carried out
  std::optional<TournamentId> tournament = std::nullopt;  ///< of which it is a game
  bool arena = false;                                     ///< the tournament is an arena
  play::AllConditionals conditionals = {};
  SharedList<play::MoveMessage> messages = {};  ///< of the moves on the record, in their order
  /// The root of the chain of its dice, a secret while the game runs; nullopt where none are
  /// thrown.
  std::optional<dice::Digest> dice_root = std::nullopt;
};

/// What is stored together with events and is no event.
struct Attachments {
  /// Replaces those that are stored; only together with the state.
  std::optional<play::AllConditionals> conditionals = std::nullopt;
  std::optional<play::MoveMessage> message = std::nullopt;
  /// After a takeback: how many moves are left; the messages of the others are deleted.
  std::optional<int> plies_left = std::nullopt;
  /// With the offer of a rematch: its tip is told with it.
  std::optional<play::OfferedDice> rematch = std::nullopt;

  bool empty() const { return !conditionals && !message && !plies_left && !rematch; }
};

struct Append {
  GameId game;
  std::int64_t after_version;  ///< fails with stale_version if the game is not at it
  std::vector<play::Event> events;
  std::optional<RequestKey> command = std::nullopt;
  /// The state after the events, to be stored as row, and as snapshot where they end the game; left
  /// out where only the event is written (a move of a running live game).
  std::optional<play::Game> state = std::nullopt;
  /// The number of the change of freezes that the events tell the clock of. Events with a state
  /// that leave out a change fail with stale_version.
  std::optional<std::int64_t> tells = std::nullopt;
  /// The number of the ruling that the events carry out: each is carried out once. Other events
  /// with a state that come after a ruling that is due fail with stale_version.
  std::optional<std::int64_t> ruling = std::nullopt;
  Attachments attachments = {};
  /// The game is shown later than it is played: its rolls are counted once it is over.
  bool shown_later = false;
  /// The rolls before the events, of such a game that they end.
  std::vector<play::Rolled> rolls_before = {};
};

/// Games as they are played: what they are begun and gone on with, and what is needed to take them
/// up again. One for each writer. Reads are synchronous and may be made on any thread.
class GameStore {
 public:
  GameStore(Writer& writer, Readers& readers, JournalLimits journal = {});

  /// Stores the game with its first events. `offer` is used up in the same transaction;
  /// challenge_gone or no_offer if it is no longer there. `dice` is what a game with dice is begun
  /// with; other games have no use for it.
  void create(play::Setup setup, Instant at, std::optional<RequestKey> key,
              std::optional<UsedOffer> offer, Done<Made<GameId>> done,
              const std::optional<play::FirstDice>& dice = std::nullopt);

  /// The game that this request has begun before; nullopt if it is new. key_reused if the key was
  /// used for another request.
  Result<std::optional<GameId>> begun_by(const RequestKey& key) const;

  /// The end of a rated game changes the ratings of its players in the same transaction.
  void append(Append append, Done<void> done);
  /// All rolls of the game so far, read from its events.
  std::vector<play::Rolled> rolls(GameId id) const;

  /// Those of `user`, decided for the game at `version`: stale_version if it is at another.
  void keep_conditionals(GameId game, std::int64_t version, UserId user,
                         play::Conditionals conditionals, Instant at, Done<void> done);
  /// Of the moves on the record from ply `from` to ply `to`, both included, in their order.
  std::vector<play::MoveMessage> messages(GameId id, int from = 0, int to = INT_MAX) const;
  /// Whether a player of a game may send words with a move; see db/jobs/block_rows.
  Result<void> may_write(UserId by, const PerSeat<UserId>& players) const;
  /// Whether a player of a game may offer its others a rematch; see db/jobs/block_rows.
  Result<void> may_offer(UserId by, const PerSeat<UserId>& players) const;
  /// For nobody but who begins the rematch of the game; nullopt where none is offered whose tip was
  /// told.
  std::optional<play::OfferedDice> rematch_dice(GameId id) const;
  /// From the snapshot and the events after it. nullopt if there is no such game. This and what
  /// follows throws std::runtime_error if the database is damaged.
  std::optional<LoadedGame> load(GameId id) const;

  /// The events with a version above `after` and up to `until`, with their versions.
  std::vector<std::pair<std::int64_t, play::Event>> events(
      GameId id, std::int64_t after,
      std::int64_t until = std::numeric_limits<std::int64_t>::max()) const;

  /// What stands still in a game of a tournament; nullopt for other games.
  std::optional<FreezesOfGame> freezes(GameId id) const;
  /// Games whose clocks have not been told of a change of freezes.
  std::vector<GameId> untold_of_freezes() const;
  /// Marks a change of freezes that changes nothing in this game. stale_version after a newer one.
  void freezes_told(GameId id, std::int64_t number, Done<void> done);

  /// The first ruling of its tournament that the game has not carried out.
  std::optional<RulingOnGame> due_ruling(GameId id) const;
  /// Marks a ruling that changes nothing in this game. stale_version if it was marked before.
  void ruling_changes_nothing(GameId id, std::int64_t number, Done<void> done);

  /// Takes back what a finished rated game did to the ratings; see annul_game().
  void annul(GameId id, Annulment annulment, Done<void> done);
  /// See changes_of().
  std::optional<rating::ShownRatings> rating_changes(GameId id) const;

  /// Running games that live in memory, to be taken up again at the start.
  std::vector<GameId> running_live() const;
  /// Running correspondence games with a deadline before `until`, the earliest first.
  std::vector<std::pair<Instant, GameId>> deadlines(Instant until, int limit) const;

 private:
  Writer& writer_;
  Readers& readers_;
  std::shared_ptr<Journal> journal_;  ///< shared with jobs that wait
};

}  // namespace crownhead::db
