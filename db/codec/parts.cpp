#include "db/codec/parts.hpp"

#include <algorithm>

#include "db/codec/control_codec.hpp"

namespace crownhead::codec {
namespace {

std::size_t read_seats(ByteReader& in) {
  const std::size_t seats = in.byte();
  const bool possible = seats >= least_seats && seats <= most_seats;
  if (!possible) in.blame("a game with an impossible number of seats");
  return possible ? seats : least_seats;
}

/// Followed by the places, one per seat. Lower numbers are outcomes of two players.
constexpr std::uint8_t finish_of_none = 16;

int read_moves_made(ByteReader& in) {
  constexpr std::uint64_t most = 1'000'000;
  const std::uint64_t moves = in.number();
  if (moves > most) in.blame("a clock with too many moves");
  return in.damaged() ? 0 : static_cast<int>(moves);
}

/// Draw rules are stored by name, so that their numbers may change.
std::optional<draughts::DrawRule> find_draw_rule(std::string_view name) {
  for (int number = 0; number < 256; ++number)
    if (const auto rule = static_cast<draughts::DrawRule>(number);
        draughts::draw_rule_name(rule) == name)
      return rule;
  return std::nullopt;
}

}  // namespace

void write(ByteWriter& out, const vacation::Intervals& intervals) {
  out.number(intervals.parts().size());
  for (const vacation::Interval& part : intervals.parts()) {
    out.instant(part.start);
    out.instant(part.end);
  }
}

vacation::Intervals read_intervals(ByteReader& in) {
  constexpr std::size_t smallest_interval = 2;
  std::vector<vacation::Interval> parts(in.count(smallest_interval));
  for (auto& part : parts) part = {.start = in.instant(), .end = in.instant()};
  return vacation::Intervals(parts);
}

void write(ByteWriter& out, const play::Setup& setup) {
  out.text(setup.terms.variant);
  out.text(setup.terms.ruleset);
  out.text(setup.terms.start_fen);
  write(out, setup.terms.control);
  out.byte(setup.terms.rated);
  out.byte(static_cast<std::uint8_t>(setup.players.size()));
  for (const UserId player : setup.players) out.signed_number(player.value);
  out.byte(setup.left.has_value());
  if (setup.left)
    for (const Millis left : *setup.left) out.millis(left);
  out.integer(setup.agreed_draw_from_move);
  write(out, setup.showing);
  write(out, setup.dice_commitment);
  out.byte(setup.terms.vacations);
}

void write(ByteWriter& out, const play::Showing& showing) {
  out.enumerator(showing.when);
  out.integer(showing.minutes);
}

play::Showing read_showing(ByteReader& in) {
  return {.when = in.enumerator(play::Shown::finished), .minutes = in.integer()};
}

play::Setup read_setup(ByteReader& in) {
  play::Setup setup;
  setup.terms.variant = in.text();
  setup.terms.ruleset = in.text();
  setup.terms.start_fen = in.text();
  setup.terms.control = read_control(in);
  setup.terms.rated = in.flag();
  const std::size_t seats = read_seats(in);
  setup.players = PerSeat<UserId>::filled(seats);
  for (UserId& player : setup.players) player.value = in.signed_number();
  if (in.flag()) {
    setup.left = PerSeat<Millis>::filled(seats);
    for (Millis& left : *setup.left) left = in.millis();
  }
  setup.agreed_draw_from_move = in.integer();
  setup.showing = read_showing(in);
  setup.dice_commitment = read_digest_if_any(in);
  setup.terms.vacations = in.flag();
  return setup;
}

void write(ByteWriter& out, const play::ClockFace& face) {
  out.byte(static_cast<std::uint8_t>(face.left.size()));
  for (const Millis left : face.left) out.millis(left);
  out.optional_enum(face.running);
  out.instant(face.since);
  for (const int moves : face.moves) out.number(static_cast<std::uint64_t>(moves));
  for (const Seat side : face.still.seats()) {
    const play::Frozen& still = face.still[side];
    write(out, still.frozen);
    write(out, still.vacation);
    out.byte(static_cast<std::uint8_t>(still.moves));
  }
}

play::ClockFace read_clock(ByteReader& in) {
  const std::size_t seats = read_seats(in);
  play::ClockFace face{.left = PerSeat<Millis>::filled(seats),
                       .moves = PerSeat<int>::filled(seats),
                       .still = play::FrozenSeats(seats)};
  for (Millis& left : face.left) left = in.millis();
  face.running = in.optional_enum(last_seat);
  face.since = in.instant();
  for (int& moves : face.moves) moves = read_moves_made(in);
  for (const Seat side : face.still.seats()) {
    play::Frozen still;
    still.frozen = read_intervals(in);
    still.vacation = read_intervals(in);
    still.moves = in.enumerator(vacation::Moves::allow);
    if (still != play::Frozen{}) face.still.of(side) = std::move(still);
  }
  return face;
}

void write(ByteWriter& out, dice::Roll roll) {
  out.byte(roll.first);
  out.byte(roll.second);
}

dice::Roll read_roll(ByteReader& in) {
  const dice::Roll roll{in.byte(), in.byte()};
  for (const std::uint8_t die : {roll.first, roll.second})
    if (die < 1 || die > 6) in.blame("a die that is not from 1 to 6");
  return in.damaged() ? dice::Roll{1, 1} : roll;
}

dice::Digest read_digest(ByteReader& in) {
  dice::Digest digest = {};
  std::ranges::copy(in.raw(digest.size()), digest.begin());
  return digest;
}

void write(ByteWriter& out, const std::optional<dice::Digest>& digest) {
  out.byte(digest.has_value());
  if (digest) out.raw(*digest);
}

std::optional<dice::Digest> read_digest_if_any(ByteReader& in) {
  return in.flag() ? std::optional(read_digest(in)) : std::nullopt;
}

void write(ByteWriter& out, const play::Finish& finish) {
  const std::size_t seats = finish.places.size();
  if (seats == least_seats) return out.enumerator(play::outcome_of(finish));
  out.byte(static_cast<std::uint8_t>(finish_of_none + seats));
  for (const int place : finish.places) out.byte(static_cast<std::uint8_t>(place));
}

play::Finish read_finish(ByteReader& in) {
  const std::uint8_t first = in.byte();
  if (first <= static_cast<std::uint8_t>(play::Outcome::none))
    return play::finish_of(static_cast<play::Outcome>(first));
  const std::size_t seats = first - finish_of_none;
  if (first <= finish_of_none + least_seats || seats > most_seats) {
    in.blame("an unknown result");
    return play::annulled();
  }
  auto places = PerSeat<int>::filled(seats);
  for (int& place : places) place = in.byte();
  const bool possible =
      std::ranges::all_of(places, [&](int place) { return place <= static_cast<int>(seats); });
  if (!possible) in.blame("a place after the last one");
  return std::ranges::max(places) == 0 ? play::annulled(seats) : play::placed(places);
}

void write(ByteWriter& out, const play::Greeted& greeted) {
  out.enumerator(greeted.by);
  out.text(greeted.entropy);
}

play::Greeted read_greeted(ByteReader& in) {
  return {.by = in.enumerator(last_seat), .entropy = in.text()};
}

void write(ByteWriter& out, const play::Ended& ended) {
  write(out, ended.finish);
  out.byte(static_cast<std::uint8_t>(ended.reason));
  out.text(ended.rule ? draughts::draw_rule_name(*ended.rule) : "");
}

play::Ended read_ended(ByteReader& in) {
  play::Ended ended;
  ended.finish = read_finish(in);
  ended.reason = in.enumerator(kind::last_reason);
  const std::string rule = in.text();
  if (rule.empty()) return ended;
  ended.rule = find_draw_rule(rule);
  if (!ended.rule) in.blame("an unknown draw rule");
  return ended;
}

}  // namespace crownhead::codec
