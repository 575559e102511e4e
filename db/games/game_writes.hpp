#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/codec/event_codec.hpp"
#include "db/jobs/locks.hpp"
#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "rules/play/game.hpp"
#include "rules/play/game_row.hpp"

namespace crownhead::db {

/// Encoded on the caller's thread, which saves time on the writer's.
struct EventRow {
  explicit EventRow(const play::Event& event);
  EventRow(Instant when, codec::EventType what, Bytes coded)
      : at(when), type(what), payload(coded.begin(), coded.end()) {}

  Instant at;
  codec::EventType type;
  std::vector<std::uint8_t> payload;
};

/// In plies. A longer game is stored without a snapshot and loaded from its events, so that a job
/// of the writer never stores more than this.
constexpr int longest_snapshot = 1'000;

struct StateRows {
  enum class Snapshot : std::uint8_t { none, whole };

  StateRows(const play::Game& game, Snapshot wanted);

  play::GameRow row;
  std::vector<std::uint8_t> snapshot;  ///< empty if there is none
  std::string opening;                 ///< of a finished game
};

/// A new game with its automatic first events. Fails like play::Game::begin.
struct FirstRows {
  /// Throws std::logic_error if the game has dice and `dice` is nullopt.
  static Result<FirstRows> of(play::Setup setup, Instant at,
                              const std::optional<play::FirstDice>& dice = std::nullopt);

  std::vector<EventRow> events;
  /// To be counted immediately: none for a game that is shown with a delay.
  std::vector<play::Rolled> rolls;
  StateRows state;
  std::optional<dice::Digest> root;        ///< to be stored; only for a game with dice
  std::optional<dice::Digest> commitment;  ///< of the dice's chain

  /// Adds the lock that a game with dice needs.
  void add_to(Locks& locks) const {
    if (commitment) locks.add(Locks::One::commitments);
  }
};

/// The columns of the command that caused an event and those after it.
struct CommandColumns {
  explicit CommandColumns(const std::optional<RequestKey>& command);

  std::optional<UserId> user;
  std::optional<Bytes> id;  ///< a view of the command's
  std::optional<std::uint64_t> hash;
};

/// `command` caused this event and those after it.
void insert_event(Connection& connection, GameId game, std::int64_t version, const EventRow& event,
                  const std::optional<RequestKey>& command = std::nullopt);
/// Inserts the event if it follows the last one of its game in game_events, and the game is at
/// `private_version`, if one is given. Returns false if not, also if another writer stores an event
/// of that version at the same time.
bool insert_next_event(Connection& connection, GameId game, std::int64_t version,
                       const EventRow& event, const std::optional<RequestKey>& command,
                       std::optional<std::int64_t> private_version = std::nullopt);
/// Keeps the previous snapshot if `state` has none.
void store_snapshot(Connection& connection, GameId game, const StateRows& state);
/// Adds the events of versions `after` + 1 to `version` to the news for mails and webhooks.
void note_news(Connection& connection, GameId game, Instant at, std::int64_t after,
               std::int64_t version);
/// Stores the game with its first events.
GameId insert_game(Connection& connection, const FirstRows& rows);

}  // namespace crownhead::db
