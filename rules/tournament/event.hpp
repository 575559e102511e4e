#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/reason.hpp"
#include "rules/tournament/settings.hpp"

namespace crownhead::tournament {

/// Identifies a game within its tournament; all numbers start at 1.
struct GameKey {
  int round = 0;
  int board = 0;
  int number = 0;

  constexpr auto operator<=>(const GameKey&) const = default;
};

/// Stored as a number: append only.
enum class Status : std::uint8_t { announced, running, paused, finished, cancelled };

/// Stored as a number: append only.
enum class EntryState : std::uint8_t {
  asked,    ///< awaits a director's answer
  entered,  ///< plays, or will play
  refused,
  withdrawn,
  expelled,
  replaced,  ///< another player has taken the seat
};

/// A player's entry and its state. Before the start, seats follow the order of entry and close up
/// when a player leaves; after the start they are fixed.
struct Entry {
  UserId user;
  EntryState state = EntryState::entered;
  std::optional<PairingNumber> seat = std::nullopt;
  int rating = 0;
  std::uint64_t lot = 0;
  int from_round = 1;
  std::vector<RequestedBye> byes = {};

  bool operator==(const Entry&) const = default;
};

/// A game as the log shows it: results are from White's side, as if White were first in the
/// encounter.
struct LoggedGame {
  /// White and Black at that time; nullopt in stored events that do not have them.
  std::optional<std::array<UserId, 2>> players = std::nullopt;
  GameOutcome before = GameOutcome::open;
  GameOutcome counts = GameOutcome::open;

  bool operator==(const LoggedGame&) const = default;
};

/// Two players who are never paired.
using ForbiddenPair = std::pair<UserId, UserId>;

/// Event 1 of every tournament.
struct Created {
  Settings settings;
  std::uint64_t seed = 0;
  UserId director;

  bool operator==(const Created&) const = default;
};

struct Edited {
  Settings settings;
  std::string former_name = {};

  bool operator==(const Edited&) const = default;
};

struct DirectorsChanged {
  std::vector<UserId> directors;

  bool operator==(const DirectorsChanged&) const = default;
};

/// A player asks to enter, or has entered.
struct Entered {
  UserId user;
  EntryState state = EntryState::entered;
  int rating = 0;
  std::uint64_t lot = 0;
  int from_round = 1;

  bool operator==(const Entered&) const = default;
};

/// A director's list of players, or the promoted of the stage before. One event, because the writer
/// stores the events of an act in one job, and a list has up to 2,000 players.
struct PlayersEntered {
  std::vector<Entered> players;

  bool operator==(const PlayersEntered&) const = default;
};

/// A director's answer to a request to enter.
struct Answered {
  UserId user;
  bool accepted = false;
  int from_round = 1;

  bool operator==(const Answered&) const = default;
};

struct Outcome {
  GameKey game;
  GameOutcome outcome = GameOutcome::open;

  bool operator==(const Outcome&) const = default;
};

/// A player has left; `outcomes` are the new results of their games.
struct Left {
  UserId user;
  EntryState state = EntryState::withdrawn;  ///< or expelled
  std::vector<Outcome> outcomes;
  EntryState former = EntryState::entered;  ///< or asked

  bool operator==(const Left&) const = default;
};

struct Started {
  bool operator==(const Started&) const = default;
};

/// A single round, or all rounds at once.
struct Drawn {
  std::vector<Round> rounds;
  bool wave = false;  ///< of an arena
  std::vector<std::string> openings =
      {};  ///< codes of the openings that were drawn by lot, in order

  bool operator==(const Drawn&) const = default;
};

/// A drawn round was discarded and will be drawn again.
struct Discarded {
  int round = 0;

  bool operator==(const Discarded&) const = default;
};

/// A director has changed the pairings of a drawn round.
struct PairingsChanged {
  int round = 0;
  std::string change = {};                 ///< change_name
  int boards = 0;                          ///< of the round after the change
  std::vector<Encounter> encounters = {};  ///< that differ from those before, whole
  std::vector<BrokenRule> broken = {};     ///< rules broken by the change

  bool operator==(const PairingsChanged&) const = default;
};

struct Published {
  int first = 0;  ///< first and last round
  int last = 0;

  bool operator==(const Published&) const = default;
};

/// Further games of a micro-match.
struct Extended {
  int round = 0;
  int board = 0;
  std::vector<Game> games;

  bool operator==(const Extended&) const = default;
};

/// Every game of the round has a result.
struct RoundEnded {
  int round = 0;

  bool operator==(const RoundEnded&) const = default;
};

struct GameEnded {
  Outcome result;
  int plies = 0;                                             ///< plies played
  std::array<bool, 2> berserk = {};                          ///< first, second
  std::optional<std::array<Millis, 2>> left = std::nullopt;  ///< first, second
  LoggedGame logged = {};
  std::optional<std::array<int, 2>> match_points = std::nullopt;  ///< first, second

  bool operator==(const GameEnded&) const = default;
};

/// Made by a director.
struct ResultSet {
  Outcome result;
  LoggedGame logged = {};

  bool operator==(const ResultSet&) const = default;
};

struct Paused {
  bool operator==(const Paused&) const = default;
};

struct Resumed {
  bool operator==(const Resumed&) const = default;
};

struct Finished {
  bool operator==(const Finished&) const = default;
};

/// The tournament will not be played, or not be finished.
struct Cancelled {
  bool operator==(const Cancelled&) const = default;
};

/// A tournament that was held or begun elsewhere.
struct Imported {
  Status status = Status::announced;
  std::vector<Entry> entries;
  std::vector<ForbiddenPair> apart;
  std::vector<Round> rounds;

  bool operator==(const Imported&) const = default;
};

/// `by` takes over the seat of `user` and its results. `outcomes` are the results of the games that
/// were not finished; `games` replace them.
struct Replaced {
  UserId user;
  UserId by;
  int rating = 0;
  std::uint64_t lot = 0;
  std::vector<Outcome> outcomes;
  std::vector<Extended> games;
  EntryState former = EntryState::entered;  ///< of `user`

  bool operator==(const Replaced&) const = default;
};

/// All byes that a player requests; replaces earlier requests.
struct ByesAsked {
  UserId user;
  std::vector<RequestedBye> byes;
  std::vector<RequestedBye> former = {};

  bool operator==(const ByesAsked&) const = default;
};

/// All forbidden pairs; replaces earlier ones.
struct ForbiddenPairsSet {
  std::vector<ForbiddenPair> pairs;
  int former = 0;  ///< number of pairs before

  bool operator==(const ForbiddenPairsSet&) const = default;
};

/// Both players of each game receive more time.
struct TimeAdded {
  std::vector<GameKey> games;
  Millis time;

  bool operator==(const TimeAdded&) const = default;
};

/// A message to all players.
struct MessageSent {
  std::string text = {};  ///< empty once the author's account was erased

  bool operator==(const MessageSent&) const = default;
};

/// The best players were entered in the next stage; no one if that was refused.
struct Promoted {
  std::vector<UserId> users;
  std::optional<Reason> refusal = std::nullopt;

  bool operator==(const Promoted&) const = default;
};

/// A director's answer to a player who disputed a game; Event::reason has the director's
/// explanation. A change of the result is a separate event.
struct DisputeSettled {
  ReportId dispute;
  UserId user;  ///< the player who raised the dispute
  GameKey game;
  LoggedGame logged = {};

  bool operator==(const DisputeSettled&) const = default;
};

/// One event of a tournament. The log shows the name of the act and these values.
struct Event {
  Instant at;
  std::optional<UserId> by;  ///< nullopt: the server
  std::string reason = {};
  std::variant<Created, Edited, DirectorsChanged, Entered, Answered, Left, Started, Drawn,
               Discarded, Published, Extended, RoundEnded, GameEnded, ResultSet, Paused, Resumed,
               Finished, Cancelled, Imported, Replaced, ByesAsked, ForbiddenPairsSet, TimeAdded,
               MessageSent, Promoted, DisputeSettled, PairingsChanged, PlayersEntered>
      what;

  bool operator==(const Event&) const = default;
};

/// Returns "created", "edited", …, the name used by the log and the topic.
std::string_view act_name(const Event& event);

/// Returns the player concerned; nullopt if the event is not about one player.
std::optional<UserId> about(const Event& event);

/// Returns "announced", "running", …
std::string_view status_name(Status status);

/// Returns "entered", "asked", …
std::string_view state_name(EntryState state);

}  // namespace crownhead::tournament
