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

/// Where a game stands in its tournament; each from 1.
struct GameKey {
  int round = 0;
  int board = 0;
  int number = 0;

  constexpr auto operator<=>(const GameKey&) const = default;
};

/// Stored by number: append only.
enum class Status : std::uint8_t { announced, running, paused, finished, cancelled };

/// Stored by number: append only.
enum class EntryState : std::uint8_t {
  asked,    ///< waits for a director
  entered,  ///< plays, or will
  refused,
  withdrawn,
  expelled,
  replaced,  ///< somebody else has the seat
};

/// A player and what has become of the entry. Before the start seats are those of the order of
/// entry and move up when somebody leaves; from the start on they stay.
struct Entry {
  UserId user;
  EntryState state = EntryState::entered;
  std::optional<Seat> seat = std::nullopt;
  int rating = 0;
  std::uint64_t lot = 0;
  int from_round = 1;
  std::vector<RequestedBye> byes = {};

  bool operator==(const Entry&) const = default;
};

/// A game as the log tells of it: results are seen from White, as if White were the encounter's
/// first.
struct LoggedGame {
  /// White and Black then; nullopt where a version stored it that did not keep them.
  std::optional<std::array<UserId, 2>> players = std::nullopt;
  GameOutcome before = GameOutcome::open;
  GameOutcome counts = GameOutcome::open;

  bool operator==(const LoggedGame&) const = default;
};

/// Two who are never paired.
using KeptApart = std::pair<UserId, UserId>;

/// Version 1 of every tournament.
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

/// Somebody asks to enter, or has entered.
struct Entered {
  UserId user;
  EntryState state = EntryState::entered;
  int rating = 0;
  std::uint64_t lot = 0;
  int from_round = 1;

  bool operator==(const Entered&) const = default;
};

/// A director's answer to somebody who asked.
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

/// A player has left; `outcomes` are what their games count from now on.
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

/// One round, or all of them at once.
struct Drawn {
  std::vector<Round> rounds;
  bool wave = false;                       ///< of an arena
  std::vector<std::string> openings = {};  ///< the codes of those that were drawn by lot, in order

  bool operator==(const Drawn&) const = default;
};

/// A drawn round is discarded, to be drawn again.
struct Discarded {
  int round = 0;

  bool operator==(const Discarded&) const = default;
};

struct Published {
  int first = 0;  ///< round
  int last = 0;

  bool operator==(const Published&) const = default;
};

/// The next games of a micro-match.
struct Extended {
  int round = 0;
  int board = 0;
  std::vector<Game> games;

  bool operator==(const Extended&) const = default;
};

/// Every game of the round has its result.
struct RoundEnded {
  int round = 0;

  bool operator==(const RoundEnded&) const = default;
};

struct GameEnded {
  Outcome result;
  int plies = 0;                                             ///< that were played
  std::array<bool, 2> berserk = {};                          ///< first, second
  std::optional<std::array<Millis, 2>> left = std::nullopt;  ///< first, second
  LoggedGame logged = {};
  std::optional<std::array<int, 2>> match_points = std::nullopt;  ///< first, second

  bool operator==(const GameEnded&) const = default;
};

/// By a director.
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

/// The tournament will not be played, or not to its end.
struct Cancelled {
  bool operator==(const Cancelled&) const = default;
};

/// A tournament that was held or begun elsewhere.
struct Imported {
  Status status = Status::announced;
  std::vector<Entry> entries;
  std::vector<KeptApart> apart;
  std::vector<Round> rounds;

  bool operator==(const Imported&) const = default;
};

/// `by` takes the seat of `user` over, and with it what was played there. `outcomes` are what the
/// games count that were still to be played; `games` are begun in their place.
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

/// All byes that a player asks for; earlier ones are dropped.
struct ByesAsked {
  UserId user;
  std::vector<RequestedBye> byes;
  std::vector<RequestedBye> former = {};

  bool operator==(const ByesAsked&) const = default;
};

/// All pairs that are kept apart; earlier ones are dropped.
struct ApartSet {
  std::vector<KeptApart> pairs;
  int former = 0;  ///< how many they were

  bool operator==(const ApartSet&) const = default;
};

/// Both players of each game get more time.
struct TimeAdded {
  std::vector<GameKey> games;
  Millis time;

  bool operator==(const TimeAdded&) const = default;
};

/// A message to all players.
struct MessageSent {
  std::string text = {};  ///< empty once the account of its author is gone

  bool operator==(const MessageSent&) const = default;
};

/// The best have been entered in the next stage, or nobody if that was refused.
struct Promoted {
  std::vector<UserId> users;
  std::optional<Reason> refusal = std::nullopt;

  bool operator==(const Promoted&) const = default;
};

/// A director's answer to a player who has disputed a game; Event::reason is what the director
/// says. A result that it leads to is an event of its own.
struct DisputeSettled {
  ReportId dispute;
  UserId user;  ///< who brought it
  GameKey game;
  LoggedGame logged = {};

  bool operator==(const DisputeSettled&) const = default;
};

/// What happened; the log tells of it by its act and the values that are in it.
struct Event {
  Instant at;
  std::optional<UserId> by;  ///< nullopt: the server
  std::string reason = {};
  std::variant<Created, Edited, DirectorsChanged, Entered, Answered, Left, Started, Drawn,
               Discarded, Published, Extended, RoundEnded, GameEnded, ResultSet, Paused, Resumed,
               Finished, Cancelled, Imported, Replaced, ByesAsked, ApartSet, TimeAdded, MessageSent,
               Promoted, DisputeSettled>
      what;

  bool operator==(const Event&) const = default;
};

/// "created", "edited", …, as the log and the topic name it.
std::string_view act_name(const Event& event);

/// The player whom it concerns; nullopt if nobody.
std::optional<UserId> about(const Event& event);

/// "announced", "running", …
std::string_view status_name(Status status);

/// "entered", "asked", …
std::string_view state_name(EntryState state);

}  // namespace crownhead::tournament
