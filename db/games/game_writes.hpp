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

/// Encoded on the caller's thread, which spares the writer's.
struct EventRow {
  explicit EventRow(const play::Event& event);
  EventRow(Instant when, codec::EventType what, Bytes coded)
      : at(when), type(what), payload(coded.begin(), coded.end()) {}

  Instant at;
  codec::EventType type;
  std::vector<std::uint8_t> payload;
};

/// Plies. A longer game is stored without a snapshot and loaded from its events, so that what a job
/// of the writer stores is bounded.
constexpr int longest_snapshot = 1'000;

struct StateRows {
  enum class Snapshot : std::uint8_t { none, whole };

  StateRows(const play::Game& game, Snapshot wanted);

  play::GameRow row;
  std::vector<std::uint8_t> snapshot;  ///< empty where there is none
  std::string opening;                 ///< of a game that is over
};

/// A game that is about to begin, with what happens in it by itself. Fails as play::Game::begin.
struct FirstRows {
  /// Throws std::logic_error where dice are thrown and there are none to begin with.
  static Result<FirstRows> of(play::Setup setup, Instant at,
                              const std::optional<play::FirstDice>& dice = std::nullopt);

  std::vector<EventRow> events;
  std::vector<play::Rolled> rolls;  ///< to be counted now: none of a game that is shown later
  StateRows state;
  std::optional<dice::Digest> root;  ///< to be kept; only where dice are thrown
  std::optional<dice::Digest> tip;   ///< of its chain

  /// What has to be locked beside what the game is made of.
  void add_to(Locks& locks) const {
    if (tip) locks.add(Locks::One::tips);
  }
};

/// `command` caused this event and those after it.
void insert_event(Connection& connection, GameId game, std::int64_t version, const EventRow& event,
                  const std::optional<RequestKey>& command = std::nullopt);
/// Leaves the one before where `state` has none.
void store_snapshot(Connection& connection, GameId game, const StateRows& state);
/// Adds the events of versions `after` + 1 to `version` to the news for mails and webhooks.
void note_news(Connection& connection, GameId game, Instant at, std::int64_t after,
               std::int64_t version);
/// Stores the game with its first events.
GameId insert_game(Connection& connection, const FirstRows& rows);

}  // namespace crownhead::db
