#include "db/games/coded_events.hpp"

#include <algorithm>
#include <utility>

namespace crownhead::db {
namespace {

constexpr std::uint8_t format = 1;

/// Returns nullopt for an event of another game than `only`, after skipping it.
std::optional<LoggedEvent> read_event(codec::ByteReader& in, std::optional<GameId> only) {
  const GameId game{in.signed_number()};
  const auto version = in.signed_number();
  const Instant at = in.instant();
  const auto type = static_cast<codec::EventType>(in.byte());
  std::optional<RequestKey> command;
  if (in.flag()) {
    command.emplace();
    command->user = {in.signed_number()};
    std::ranges::copy(in.raw(command->id.size()), command->id.begin());
    command->hash = in.number();
  }
  const auto payload = in.raw(in.count(1));
  if (in.damaged() || (only && *only != game)) return std::nullopt;
  return LoggedEvent{game, version, EventRow(at, type, payload), command};
}

}  // namespace

void CodedEvents::begin() {
  if (empty()) bytes_.byte(format);
  last_ = bytes_.written().size();
}

void CodedEvents::add(GameId game, std::int64_t version, const EventRow& event,
                      const std::optional<RequestKey>& command) {
  begin();
  bytes_.signed_number(game.value);
  bytes_.signed_number(version);
  bytes_.instant(event.at);
  bytes_.enumerator(event.type);
  bytes_.byte(command ? 1 : 0);
  if (command) {
    bytes_.signed_number(command->user.value);
    bytes_.raw(command->id);
    bytes_.number(command->hash);
  }
  bytes_.number(event.payload.size());
  bytes_.raw(event.payload);
}

void CodedEvents::add_last_of(const CodedEvents& other) {
  begin();
  bytes_.raw(other.bytes().subspan(other.last_));
}

codec::Decoded<void> read_events(Bytes bytes, std::optional<GameId> only,
                                 const std::function<void(LoggedEvent)>& each) {
  codec::ByteReader in(bytes);
  if (in.byte() != format) in.blame("a format that this version does not support");
  while (!in.at_end())
    if (auto event = read_event(in, only)) each(*std::move(event));
  if (auto read = in.finish(true); !read) return std::unexpected(std::move(read.error()));
  return {};
}

}  // namespace crownhead::db
