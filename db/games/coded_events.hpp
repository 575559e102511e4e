#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

#include "db/codec/bytes.hpp"
#include "db/games/game_writes.hpp"
#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

/// An event as it is stored.
struct LoggedEvent {
  GameId game;
  std::int64_t version;
  EventRow event;
  std::optional<RequestKey> command;  ///< that caused it and those after it
};

/// Several events as the bytes of one row, of one game or of many, in their order.
class CodedEvents {
 public:
  void add(GameId game, std::int64_t version, const EventRow& event,
           const std::optional<RequestKey>& command);
  /// Appends the last event of `other`.
  void add_last_of(const CodedEvents& other);

  bool empty() const { return bytes_.written().empty(); }
  Bytes bytes() const { return bytes_.written(); }
  /// Empties it and keeps the memory.
  void clear() { bytes_.clear(); }

 private:
  void begin();

  codec::ByteWriter bytes_;
  std::size_t last_ = 0;  ///< where the last event begins
};

/// Calls `each` with the events of these bytes: all, or those of the game `only`. Throws nothing
/// of its own, whatever the bytes are.
codec::Decoded<void> read_events(Bytes bytes, std::optional<GameId> only,
                                 const std::function<void(LoggedEvent)>& each);

}  // namespace crownhead::db
