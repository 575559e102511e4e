#include "db/codec/event_codec.hpp"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "db/codec/change_codec.hpp"
#include "db/codec/control_codec.hpp"
#include "db/codec/parts.hpp"
#include "tests/play/any_control.hpp"

namespace crownhead::codec {
namespace {

constexpr std::int64_t most_ms = std::int64_t{1} << 53;

rc::Gen<Millis> any_millis() {
  return rc::gen::map(rc::gen::oneOf(rc::gen::inRange<std::int64_t>(-10, 100'000),
                                     rc::gen::inRange<std::int64_t>(-most_ms, most_ms)),
                      [](std::int64_t ms) { return Millis{ms}; });
}

Instant any_instant() { return {(*any_millis()).count}; }

draughts::Color any_color() {
  return *rc::gen::element(draughts::Color::white, draughts::Color::black);
}

Seat any_seat() { return *rc::gen::element(Seat::white, Seat::black); }

std::optional<Seat> any_seat_or_none() {
  return *rc::gen::arbitrary<bool>() ? std::optional(any_seat()) : std::nullopt;
}

play::TimeControl any_control() {
  switch (*rc::gen::inRange(0, 5)) {
    case 0: {
      play::Fischer fischer{*any_millis(), *any_millis()};
      if (*rc::gen::arbitrary<bool>()) fischer.cap = *any_millis();
      return fischer;
    }
    case 1: return play::PerMove{*any_millis()};
    case 2: return play::any_sessions();
    case 3: return play::Delay{*any_millis(), *any_millis()};
    default: return play::Unlimited{};
  }
}

dice::Digest any_digest() {
  dice::Digest digest = {};
  for (auto& byte : digest) byte = *rc::gen::arbitrary<std::uint8_t>();
  return digest;
}

std::optional<dice::Digest> any_commitment() {
  return *rc::gen::arbitrary<bool>() ? std::optional(any_digest()) : std::nullopt;
}

dice::Roll any_roll() {
  return {*rc::gen::inRange<std::uint8_t>(1, 7), *rc::gen::inRange<std::uint8_t>(1, 7)};
}

play::Setup any_setup() {
  return {
      .terms = {.variant = *rc::gen::arbitrary<std::string>(),
                .ruleset = *rc::gen::arbitrary<std::string>(),
                .start_fen = *rc::gen::arbitrary<std::string>(),
                .control = any_control(),
                .rated = *rc::gen::arbitrary<bool>(),
                .vacations = *rc::gen::arbitrary<bool>()},
      .players = {UserId{*rc::gen::arbitrary<std::int64_t>()},
                  UserId{*rc::gen::arbitrary<std::int64_t>()}},
      .left = *rc::gen::arbitrary<bool>() ? std::optional(PerSeat{*any_millis(), *any_millis()})
                                          : std::nullopt,
      .agreed_draw_from_move = *rc::gen::inRange(0, 101),
      .showing = {.when = static_cast<play::Shown>(*rc::gen::inRange(0, 3)),
                  .minutes = *rc::gen::inRange(0, 61)},
      .dice_commitment = *rc::gen::arbitrary<bool>() ? std::optional(any_digest()) : std::nullopt};
}

vacation::Intervals any_intervals() {
  vacation::Intervals intervals;
  for (int n = *rc::gen::inRange(0, 4); n > 0; --n)
    intervals.add({.start = any_instant(), .end = any_instant()});
  return intervals;
}

play::Frozen any_standstill() {
  return {.frozen = any_intervals(),
          .vacation = any_intervals(),
          .moves = static_cast<vacation::Moves>(*rc::gen::inRange(0, 3))};
}

play::ClockFace any_clock() {
  return {.left = {*any_millis(), *any_millis()},
          .running = any_seat_or_none(),
          .since = any_instant(),
          .moves = {*rc::gen::inRange(0, 1000), *rc::gen::inRange(0, 1000)},
          .still = {any_standstill(), any_standstill()}};
}

play::Finish any_finish() {
  return play::finish_of(static_cast<play::Outcome>(*rc::gen::inRange(0, 4)));
}

play::Ended any_end() {
  play::Ended ended{.finish = any_finish(),
                    .reason = static_cast<play::EndReason>(*rc::gen::inRange(0, 11))};
  if (*rc::gen::arbitrary<bool>())
    ended.rule = static_cast<draughts::DrawRule>(*rc::gen::inRange(0, 8));
  return ended;
}

draughts::Square any_square() { return *rc::gen::inRange<draughts::Square>(0, 128); }

std::optional<draughts::Change> any_change() {
  if (*rc::gen::inRange(0, 5) == 0) return std::nullopt;
  draughts::Change change{.move = {.from = any_square(), .to = any_square()},
                          .crowned = *rc::gen::arbitrary<bool>()};
  for (int i = *rc::gen::inRange(0, 5); i > 0; --i) {
    change.move.captured.insert(any_square());
    if (*rc::gen::arbitrary<bool>())
      change.move.taken.push_bottom({any_color(), *rc::gen::arbitrary<bool>()});
  }
  if (*rc::gen::arbitrary<bool>())
    change.king_runs = {{{any_square(), *rc::gen::arbitrary<std::uint8_t>()}, {}}};
  if (*rc::gen::arbitrary<bool>()) change.barred = draughts::Step{any_square(), any_square()};
  return change;
}

std::size_t any_number_of_seats() { return *rc::gen::inRange<std::size_t>(3, 7); }

play::Setup several() {
  auto setup = any_setup();
  setup.players = PerSeat<UserId>::filled(any_number_of_seats());
  for (UserId& player : setup.players) player = {*rc::gen::arbitrary<std::int64_t>()};
  setup.left = PerSeat<Millis>::filled(setup.players.size(), *any_millis());
  return setup;
}

play::Finish finish_of_several() {
  const auto seats = any_number_of_seats();
  if (*rc::gen::inRange(0, 5) == 0) return play::annulled(seats);
  auto places = PerSeat<int>::filled(seats);
  for (int& place : places) place = *rc::gen::inRange(1, static_cast<int>(seats) + 1);
  return play::placed(places);
}

play::Event any_event() {
  play::Event event{any_instant(), play::DrawOffered{any_seat()}};
  switch (*rc::gen::inRange(0, 20)) {
    case 0: event.what = play::Started{any_setup()}; break;
    case 1:
      event.what = play::Moved{.move = *rc::gen::arbitrary<std::string>(),
                               .spent = *any_millis(),
                               .lag = *any_millis(),
                               .left = *any_millis(),
                               .brought = *any_millis(),
                               .lag_left = *any_millis(),
                               .change = any_change()};
      break;
    case 2: event.what = play::DrawDeclined{any_seat()}; break;
    case 3:
      event.what =
          play::ClockChanged{static_cast<play::ClockCause>(*rc::gen::inRange(0, 4)), any_clock()};
      break;
    case 4: event.what = any_end(); break;
    case 5: event.what = play::TakebackOffered{any_seat()}; break;
    case 6: event.what = play::TakebackDeclined{any_seat()}; break;
    case 7: event.what = play::TakenBack{*rc::gen::inRange(1, 3), any_clock()}; break;
    case 8: event.what = play::RematchOffered{any_seat(), any_commitment()}; break;
    case 9: event.what = play::RematchDeclined{any_seat()}; break;
    case 10: event.what = play::RematchBegun{{*rc::gen::arbitrary<std::int64_t>()}}; break;
    case 11:
      event.what =
          play::ResultChanged{.finish = any_finish(), .reason = play::EndReason::adjudication};
      break;
    case 12: event.what = play::WentBerserk{any_seat(), *any_millis()}; break;
    case 13:
      event.what = play::Rolled{.seat = *rc::gen::inRange(0, 7),
                                .number = *rc::gen::inRange(1, 20'000),
                                .dice = any_roll(),
                                .link = any_digest()};
      break;
    case 14:
      event.what = play::Moved{.move = "31: 8/5 6/5",
                               .spent = *any_millis(),
                               .lag = *any_millis(),
                               .left = *any_millis(),
                               .entropy = *rc::gen::arbitrary<std::string>()};
      break;
    case 15:
      event.what = play::Moved{.move = "66: -",
                               .spent = *any_millis(),
                               .lag = *any_millis(),
                               .left = *any_millis(),
                               .automatic = true};
      break;
    case 16:
      event.what = play::SeatEliminated{.seat = static_cast<Seat>(*rc::gen::inRange(0, 6)),
                                        .reason = play::EndReason::time};
      break;
    case 17: event.what = play::Started{several()}; break;
    case 18:
      event.what = play::Ended{.finish = finish_of_several(), .reason = play::EndReason::arrived};
      break;
    case 19: event.what = play::Greeted{any_seat(), *rc::gen::arbitrary<std::string>()}; break;
    default: break;
  }
  return event;
}

void check(const std::function<void()>& property) { EXPECT_TRUE(rc::check(property)); }

TEST(EventCodec, RoundTrips) {
  check([] {
    const play::Event event = any_event();
    const auto payload = encode_event(event);
    const auto read = decode_event(event.at, static_cast<std::int64_t>(type_of(event)), payload);
    RC_ASSERT(read.has_value());
    RC_ASSERT(*read == event);
  });
}

TEST(EventCodec, DetectsTruncatedAndExcessBytes) {
  check([] {
    const play::Event event = any_event();
    const auto type = static_cast<std::int64_t>(type_of(event));
    auto payload = encode_event(event);
    for (std::size_t kept = 0; kept < payload.size(); ++kept)
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

// The bytes of stored events. A change here makes stored games unreadable.
TEST(EventCodec, KeepsItsFormat) {
  using Bytes = std::vector<std::uint8_t>;
  struct Row {
    decltype(play::Event::what) what;
    Bytes bytes;
  };
  const play::Setup setup{.terms = {.variant = "v",
                                    .ruleset = "r",
                                    .start_fen = "f",
                                    .control = play::Fischer{Millis{1}, Millis{2}, Millis{3}},
                                    .rated = true},
                          .players = {UserId{4}, UserId{5}}};
  const play::ClockFace face{.left = {Millis{1}, Millis{2}}, .running = Seat::black, .since = {3}};
  const Row rows[] = {
      {play::Moved{"32-28", Millis{1000}, Millis{0}, Millis{-1}},
       {1, 5, '3', '2', '-', '2', '8', 0xd0, 0x0f, 0, 1, 0, 0, 0, 0, 0}},
      {play::DrawOffered{Seat::black}, {1, 1}},
      {play::DrawDeclined{Seat::white}, {1, 0}},
      {play::ClockChanged{play::ClockCause::outage, face},
       {1, 0, 2, 2, 4, 2, 6, 0, 0, 0, 0, 0, 0, 0, 0}},
      {play::RematchOffered{Seat::black}, {1, 1, 0}},
      {play::Ended{play::finish_of(play::Outcome::draw), play::EndReason::draw_rule,
                   draughts::DrawRule::threefold},
       {1, 2, 5, 9, 't', 'h', 'r', 'e', 'e', 'f', 'o', 'l', 'd'}},
      {play::Started{setup},
       {1, 1, 'v', 1, 'r', 1, 'f', 0, 2, 4, 1, 6, 1, 2, 8, 10, 0, 0, 0, 0, 0, 0}},
  };
  for (const auto& [what, bytes] : rows) {
    const play::Event event{Instant{7}, what};
    const auto type = static_cast<std::int64_t>(type_of(event));
    EXPECT_EQ(encode_event(event), bytes) << type;
    EXPECT_EQ(decode_event({7}, type, bytes).value(), event) << type;
  }
}

TEST(EventCodec, KeepsTheFormatOfChanges) {
  const auto bytes = [](const draughts::Change& change) {
    ByteWriter out;
    write(out, std::optional(change));
    return out.take();
  };
  using Bytes = std::vector<std::uint8_t>;
  draughts::Change change{.move = {.from = 31, .to = 27}};
  EXPECT_EQ(bytes(change), (Bytes{1, 31, 27, 0}));
  change.move.captured.insert(22);
  change.move.captured.insert(70);
  change.crowned = true;
  EXPECT_EQ(bytes(change), (Bytes{3, 31, 27, 2, 22, 70}));
  change.king_runs[1] = {.king = 9, .moves = 2};
  change.barred = draughts::Step{.from = 4, .to = 5};
  change.move.taken.push_bottom({.color = draughts::Color::black, .king = true});
  EXPECT_EQ(bytes(change), (Bytes{31, 31, 27, 2, 22, 70, 0, 0, 9, 2, 4, 5, 1, 1, 1}));
}

TEST(EventCodec, KeepsTheFormatsOfTimeControls) {
  const auto bytes = [](const play::TimeControl& control) {
    ByteWriter out;
    write(out, control);
    return out.take();
  };
  using Bytes = std::vector<std::uint8_t>;
  EXPECT_EQ(bytes(play::PerMove{Millis{2}}), (Bytes{1, 4}));
  EXPECT_EQ(bytes(play::Unlimited{}), (Bytes{3}));
  EXPECT_EQ(bytes(play::Delay{Millis{1}, Millis{2}}), (Bytes{4, 2, 4}));
  const play::Sessions sessions{
      {{50, Millis{1}}, {10, Millis{2}}}, true, Millis{3}, play::Charge::whole_days};
  EXPECT_EQ(bytes(sessions), (Bytes{2, 2, 50, 2, 10, 4, 1, 6, 1}));
  EXPECT_EQ(encode_sessions(sessions), (Bytes{1, 2, 50, 2, 10, 4, 1, 6, 1}));
}

TEST(EventCodec, RefusesInvalidSessions) {
  EXPECT_FALSE(decode_sessions(std::vector<std::uint8_t>{1, 0, 1, 0, 0})) << "none";
  EXPECT_FALSE(decode_sessions(std::vector<std::uint8_t>{1, 1, 0, 2, 1, 0, 0})) << "of no moves";
  EXPECT_FALSE(decode_sessions(std::vector<std::uint8_t>{1, 1, 1, 2, 1, 0, 2})) << "charge";
  EXPECT_FALSE(decode_sessions(std::vector<std::uint8_t>{2, 1, 1, 2, 1, 0, 0})) << "format";
  EXPECT_TRUE(decode_sessions(std::vector<std::uint8_t>{1, 1, 1, 2, 1, 0, 0}));
}

TEST(EventCodec, RefusesOversizedNumbers) {
  // A time of 2^60 would overflow sums.
  const std::vector<std::uint8_t> far{1,    1,    'x',  0x80, 0x80, 0x80, 0x80,
                                      0x80, 0x80, 0x80, 0x80, 0x20, 0,    0};
  EXPECT_FALSE(decode_event(Instant{}, 2, far));
  const std::vector<std::uint8_t> endless{1,    1,    'x',  0xff, 0xff, 0xff, 0xff, 0xff,
                                          0xff, 0xff, 0xff, 0xff, 0xff, 0x01, 0,    0};
  EXPECT_FALSE(decode_event(Instant{}, 2, endless));
}

TEST(EventCodec, RefusesUnknownFormats) {
  auto payload = encode_event({{5}, play::DrawOffered{Seat::white}});
  for (const int format : {0, present_format + 1, 255}) {
    payload[0] = static_cast<std::uint8_t>(format);
    EXPECT_FALSE(decode_event({5}, static_cast<std::int64_t>(EventType::draw_offered), payload));
  }
}

}  // namespace
}  // namespace crownhead::codec
