#include "db/games/coded_events.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace crownhead::db {
namespace {

std::vector<LoggedEvent> read(Bytes bytes, std::optional<GameId> only = std::nullopt) {
  std::vector<LoggedEvent> events;
  EXPECT_TRUE(read_events(bytes, only, [&](LoggedEvent event) { events.push_back(event); }));
  return events;
}

struct Written {
  std::int64_t game, version, at;
  std::vector<std::uint8_t> payload;
  bool commanded;
  std::uint64_t hash;

  std::optional<RequestKey> command() const {
    return commanded ? std::optional(RequestKey{{game + 10}, {1, 2, 3}, hash}) : std::nullopt;
  }
  bool was_read_as(const LoggedEvent& read) const {
    if (read.command.has_value() != commanded) return false;
    if (read.command && (read.command->hash != hash || read.command->user.value != game + 10 ||
                         read.command->id != CommandId{1, 2, 3}))
      return false;
    return read.game.value == game && read.version == version && read.event.at.ms == at &&
           read.event.payload == payload && read.event.type == codec::EventType::moved;
  }
};

auto some_events() {
  return rc::gen::container<std::vector<Written>>(rc::gen::construct<Written>(
      rc::gen::inRange<std::int64_t>(1, 4), rc::gen::inRange<std::int64_t>(1, 1'000'000),
      rc::gen::inRange<std::int64_t>(0, 4'000'000'000'000),
      rc::gen::arbitrary<std::vector<std::uint8_t>>(), rc::gen::arbitrary<bool>(),
      rc::gen::arbitrary<std::uint64_t>()));
}

void add(CodedEvents& coded, const Written& event) {
  coded.add({event.game}, event.version,
            EventRow(Instant{event.at}, codec::EventType::moved, event.payload), event.command());
}

RC_GTEST_PROP(CodedEvents, RoundTrip, ()) {
  const auto events = *rc::gen::nonEmpty(some_events());
  CodedEvents coded, copied;
  for (const auto& event : events) {
    add(coded, event);
    copied.add_last_of(coded);
  }
  RC_ASSERT(std::ranges::equal(events, read(coded.bytes()), &Written::was_read_as));
  RC_ASSERT(std::ranges::equal(events, read(copied.bytes()), &Written::was_read_as));
  std::vector<Written> of_one;
  std::ranges::copy_if(events, std::back_inserter(of_one),
                       [](const Written& event) { return event.game == 2; });
  RC_ASSERT(std::ranges::equal(of_one, read(coded.bytes(), GameId{2}), &Written::was_read_as));
  coded.clear();
  RC_ASSERT(coded.empty());
  add(coded, events.front());
  RC_ASSERT(read(coded.bytes()).size() == 1U);
}

TEST(CodedEvents, AreRefusedIfDamaged) {
  CodedEvents coded;
  coded.add({1}, 2, EventRow({Instant{3}, play::DrawOffered{}}), std::nullopt);
  const std::vector<std::uint8_t> sound(coded.bytes().begin(), coded.bytes().end());
  const auto why_not = [](Bytes bytes) {
    const auto read = read_events(bytes, std::nullopt, [](const LoggedEvent&) {});
    return read ? "" : read.error().what;
  };
  EXPECT_EQ(why_not(sound), "");
  // The format byte alone is zero events, without damage.
  for (std::size_t size = 0; size < sound.size(); ++size)
    EXPECT_EQ(why_not(Bytes(sound).first(size)).empty(), size == 1) << size;
  auto of_tomorrow = sound;
  of_tomorrow[0] = 2;
  EXPECT_EQ(why_not(of_tomorrow), "a format that this version does not support");
}

RC_GTEST_PROP(CodedEvents, SurviveAnyBytes, (std::vector<std::uint8_t> bytes)) {
  if (!bytes.empty() && *rc::gen::arbitrary<bool>()) bytes[0] = 1;
  std::ignore = read_events(bytes, std::nullopt, [](const LoggedEvent&) {});
}

}  // namespace
}  // namespace crownhead::db
