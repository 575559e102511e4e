#include "db/codec/event_codec.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

namespace crownhead::codec {
namespace {

constexpr std::int64_t most_ms = std::int64_t{1} << 53;

rc::Gen<Millis> any_millis() {
  return rc::gen::map(rc::gen::oneOf(rc::gen::inRange<std::int64_t>(-10, 100'000),
                                     rc::gen::inRange<std::int64_t>(-most_ms, most_ms)),
                      [](std::int64_t ms) { return Millis{ms}; });
}

Instant any_instant() { return {(*any_millis()).count}; }

play::Color any_color() { return *rc::gen::element(play::Color::white, play::Color::black); }

std::optional<play::Color> any_color_or_none() {
  return *rc::gen::arbitrary<bool>() ? std::optional(any_color()) : std::nullopt;
}

play::TimeControl any_control() {
  if (*rc::gen::arbitrary<bool>()) return play::PerMove{*any_millis()};
  play::Fischer fischer{*any_millis(), *any_millis()};
  if (*rc::gen::arbitrary<bool>()) fischer.cap = *any_millis();
  return fischer;
}

play::Setup any_setup() {
  return {.variant = *rc::gen::arbitrary<std::string>(),
          .ruleset = *rc::gen::arbitrary<std::string>(),
          .start_fen = *rc::gen::arbitrary<std::string>(),
          .control = any_control(),
          .rated = *rc::gen::arbitrary<bool>(),
          .players = {UserId{*rc::gen::arbitrary<std::int64_t>()},
                      UserId{*rc::gen::arbitrary<std::int64_t>()}}};
}

play::ClockFace any_clock() {
  return {.left = {*any_millis(), *any_millis()},
          .running = any_color_or_none(),
          .since = any_instant()};
}

play::Ended any_end() {
  play::Ended ended{.outcome = static_cast<play::Outcome>(*rc::gen::inRange(0, 4)),
                    .reason = static_cast<play::EndReason>(*rc::gen::inRange(0, 8))};
  if (*rc::gen::arbitrary<bool>())
    ended.rule = static_cast<draughts::DrawRule>(*rc::gen::inRange(0, 8));
  return ended;
}

play::Event any_event() {
  play::Event event{any_instant(), play::DrawOffered{any_color()}};
  switch (*rc::gen::inRange(0, 6)) {
    case 0: event.what = play::Started{any_setup()}; break;
    case 1:
      event.what = play::Moved{.move = *rc::gen::arbitrary<std::string>(),
                               .spent = *any_millis(),
                               .lag = *any_millis(),
                               .left = *any_millis()};
      break;
    case 2: event.what = play::DrawDeclined{any_color()}; break;
    case 3: event.what = play::ClockChanged{play::ClockCause::outage, any_clock()}; break;
    case 4: event.what = any_end(); break;
    default: break;
  }
  return event;
}

void check(const std::function<void()>& property) { EXPECT_TRUE(rc::check(property)); }

TEST(EventCodec, ReadsWhatItWrote) {
  check([] {
    const play::Event event = any_event();
    const auto payload = encode_event(event);
    const auto read = decode_event(event.at, static_cast<std::int64_t>(type_of(event)), payload);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == event);
  });
}

TEST(EventCodec, NoticesWhatIsCutOffOrAdded) {
  check([] {
    const play::Event event = any_event();
    const auto type = static_cast<std::int64_t>(type_of(event));
    auto payload = encode_event(event);
    const auto kept = *rc::gen::inRange<std::size_t>(0, payload.size());
    RC_ASSERT(!decode_event(event.at, type, std::span(payload).first(kept)));
    payload.push_back(0);
    RC_ASSERT(!decode_event(event.at, type, payload));
  });
}

TEST(EventCodec, SurvivesAnyBytes) {
  check([] {
    auto payload = *rc::gen::arbitrary<std::vector<std::uint8_t>>();
    if (*rc::gen::arbitrary<bool>()) payload.insert(payload.begin(), 1);
    static_cast<void>(decode_event(Instant{}, *rc::gen::inRange(-1, 300), payload));
  });
}

TEST(EventCodec, SurvivesAnyChangedByte) {
  check([] {
    const play::Event event = any_event();
    auto payload = encode_event(event);
    payload[*rc::gen::inRange<std::size_t>(0, payload.size())] =
        *rc::gen::arbitrary<std::uint8_t>();
    const auto read = decode_event(event.at, static_cast<std::int64_t>(type_of(event)), payload);
    if (read) RC_ASSERT(encode_event(*read)[0] == payload[0]);
  });
}

// The bytes of every event stored so far: a change here makes old games unreadable.
TEST(EventCodec, KeepsItsFormat) {
  const auto bytes = [](const auto& what) { return encode_event({Instant{}, what}); };
  using Bytes = std::vector<std::uint8_t>;
  EXPECT_EQ(bytes(play::Moved{"32-28", Millis{1000}, Millis{0}, Millis{-1}}),
            (Bytes{1, 5, '3', '2', '-', '2', '8', 0xd0, 0x0f, 0, 1}));
  EXPECT_EQ(bytes(play::DrawOffered{play::Color::black}), (Bytes{1, 1}));
  EXPECT_EQ(bytes(play::DrawDeclined{play::Color::white}), (Bytes{1, 0}));
  EXPECT_EQ(bytes(play::ClockChanged{
                play::ClockCause::outage,
                {.left = {Millis{1}, Millis{2}}, .running = play::Color::black, .since = {3}}}),
            (Bytes{1, 0, 2, 4, 2, 6}));
  EXPECT_EQ(bytes(play::Ended{play::Outcome::draw, play::EndReason::draw_rule,
                              draughts::DrawRule::threefold}),
            (Bytes{1, 2, 5, 9, 't', 'h', 'r', 'e', 'e', 'f', 'o', 'l', 'd'}));
  EXPECT_EQ(bytes(play::Started{{.variant = "v",
                                 .ruleset = "r",
                                 .start_fen = "f",
                                 .control = play::Fischer{Millis{1}, Millis{2}, Millis{3}},
                                 .rated = true,
                                 .players = {UserId{4}, UserId{5}}}}),
            (Bytes{1, 1, 'v', 1, 'r', 1, 'f', 0, 2, 4, 1, 6, 1, 8, 10}));
}

TEST(EventCodec, RefusesNumbersThatAreTooLarge) {
  // A time of 2^60 would overflow the sums made of it.
  const std::vector<std::uint8_t> far{1,    1,    'x',  0x80, 0x80, 0x80, 0x80,
                                      0x80, 0x80, 0x80, 0x80, 0x20, 0,    0};
  EXPECT_FALSE(decode_event(Instant{}, 2, far));
  const std::vector<std::uint8_t> endless{1,    1,    'x',  0xff, 0xff, 0xff, 0xff, 0xff,
                                          0xff, 0xff, 0xff, 0xff, 0xff, 0x01, 0,    0};
  EXPECT_FALSE(decode_event(Instant{}, 2, endless));
}

}  // namespace
}  // namespace crownhead::codec
