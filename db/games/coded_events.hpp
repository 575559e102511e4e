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

/// An event in its stored form.
struct LoggedEvent {
  GameId game;
  std::int64_t version;
  EventRow event;
  std::optional<RequestKey> command;  ///< the command that caused this event and those after it
};

/// Several events, of one game or of many, encoded in order as the bytes of one row.
class CodedEvents {
 public:
  void add(GameId game, std::int64_t version, const EventRow& event,
           const std::optional<RequestKey>& command);
  /// Appends the last event of `other`.
  void add_last_of(const CodedEvents& other);

  bool empty() const { return bytes_.written().empty(); }
  Bytes bytes() const { return bytes_.written(); }
  /// Removes all events and keeps the memory.
  void clear() { bytes_.clear(); }

 private:
  void begin();

  codec::ByteWriter bytes_;
  std::size_t last_ = 0;  ///< where the last event starts
};

/// Calls `each` with the events in these bytes: all of them, or only the ones of the game `only`.
/// Throws no exception of its own, whatever the bytes are.
codec::Decoded<void> read_events(Bytes bytes, std::optional<GameId> only,
                                 const std::function<void(LoggedEvent)>& each);

}  // namespace crownhead::db
