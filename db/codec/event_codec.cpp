#include "db/codec/event_codec.hpp"

#include "db/codec/change_codec.hpp"
#include "db/codec/parts.hpp"

namespace crownhead::codec {
namespace {

/// The effect of a move on later dice: none (as for most moves), entropy from its player, or a
/// forced move by the server, on which no dice depend.
enum class Heard : std::uint8_t { nothing, entropy, automatic };

Heard heard_of(const play::Moved& moved) {
  if (moved.automatic) return Heard::automatic;
  return moved.entropy.empty() ? Heard::nothing : Heard::entropy;
}

int read_seat_or_nobody(ByteReader& in) {
  const std::uint8_t seat = in.byte();
  if (seat > dice::nobody) in.blame("a roll of a seat that does not exist");
  return in.damaged() ? dice::nobody : seat;
}

struct PayloadWriter {
  ByteWriter& out;

  void operator()(const play::Started& started) const { write(out, started.setup); }
  void operator()(const play::Moved& moved) const {
    out.text(moved.move);
    out.millis(moved.spent);
    out.millis(moved.lag);
    out.millis(moved.left);
    out.millis(moved.brought);
    out.millis(moved.lag_left);
    write(out, moved.change);
    out.enumerator(heard_of(moved));
    if (heard_of(moved) == Heard::entropy) out.text(moved.entropy);
    out.text(moved.path);
  }
  void operator()(const play::DrawOffered& offered) const { seat(offered.by); }
  void operator()(const play::DrawDeclined& declined) const { seat(declined.by); }
  void operator()(const play::ClockChanged& changed) const {
    out.byte(static_cast<std::uint8_t>(changed.cause));
    write(out, changed.face);
  }
  void operator()(const play::Ended& ended) const { write(out, ended); }
  void operator()(const play::TakebackOffered& offered) const { seat(offered.by); }
  void operator()(const play::TakebackDeclined& declined) const { seat(declined.by); }
  void operator()(const play::TakenBack& taken) const {
    out.number(static_cast<std::uint64_t>(taken.plies));
    write(out, taken.face);
  }
  void operator()(const play::RematchOffered& offered) const {
    seat(offered.by);
    write(out, offered.dice_commitment);
  }
  void operator()(const play::RematchDeclined& declined) const { seat(declined.by); }
  void operator()(const play::RematchBegun& begun) const { out.signed_number(begun.game.value); }

  void operator()(const play::ResultChanged& changed) const {
    write(out, changed.finish);
    out.byte(static_cast<std::uint8_t>(changed.reason));
  }

  void operator()(const play::WentBerserk& berserk) const {
    seat(berserk.by);
    out.millis(berserk.left);
  }

  void operator()(const play::Rolled& rolled) const {
    out.byte(static_cast<std::uint8_t>(rolled.seat));
    out.integer(rolled.number);
    write(out, rolled.dice);
    out.raw(rolled.link);
  }

  void operator()(const play::SeatEliminated& out_of_game) const {
    seat(out_of_game.seat);
    out.enumerator(out_of_game.reason);
  }
  void operator()(const play::Greeted& greeted) const { write(out, greeted); }

  void seat(Seat by) const { out.byte(static_cast<std::uint8_t>(by)); }
};

struct TypeOf {
  EventType operator()(const play::Started&) const { return EventType::started; }
  EventType operator()(const play::Moved&) const { return EventType::moved; }
  EventType operator()(const play::DrawOffered&) const { return EventType::draw_offered; }
  EventType operator()(const play::DrawDeclined&) const { return EventType::draw_declined; }
  EventType operator()(const play::ClockChanged&) const { return EventType::clock_changed; }
  EventType operator()(const play::Ended&) const { return EventType::ended; }
  EventType operator()(const play::TakebackOffered&) const { return EventType::takeback_offered; }
  EventType operator()(const play::TakebackDeclined&) const { return EventType::takeback_declined; }
  EventType operator()(const play::TakenBack&) const { return EventType::taken_back; }
  EventType operator()(const play::RematchOffered&) const { return EventType::rematch_offered; }
  EventType operator()(const play::RematchDeclined&) const { return EventType::rematch_declined; }
  EventType operator()(const play::RematchBegun&) const { return EventType::rematch_begun; }
  EventType operator()(const play::ResultChanged&) const { return EventType::result_changed; }
  EventType operator()(const play::WentBerserk&) const { return EventType::went_berserk; }
  EventType operator()(const play::Rolled&) const { return EventType::rolled; }
  EventType operator()(const play::SeatEliminated&) const { return EventType::seat_out; }
  EventType operator()(const play::Greeted&) const { return EventType::greeted; }
};

int read_plies(ByteReader& in) {
  const std::uint64_t plies = in.number();
  if (plies == 0 || plies > 2) in.blame("a takeback of an impossible number of moves");
  return in.damaged() ? 1 : static_cast<int>(plies);
}

play::Moved read_moved(ByteReader& in) {
  play::Moved moved{
      .move = in.text(), .spent = in.millis(), .lag = in.millis(), .left = in.millis()};
  moved.brought = in.millis();
  moved.lag_left = in.millis();
  moved.change = read_change(in);
  const Heard heard = in.enumerator(Heard::automatic);
  moved.automatic = heard == Heard::automatic;
  if (heard == Heard::entropy) moved.entropy = in.text();
  moved.path = in.text();
  return moved;
}

play::RematchOffered read_rematch_offered(ByteReader& in) {
  return {.by = in.enumerator(last_seat), .dice_commitment = read_digest_if_any(in)};
}

decltype(play::Event::what) read_payload(ByteReader& in, EventType type) {
  switch (type) {
    case EventType::started: return play::Started{read_setup(in)};
    case EventType::moved: return read_moved(in);
    case EventType::draw_offered: return play::DrawOffered{in.enumerator(last_seat)};
    case EventType::draw_declined: return play::DrawDeclined{in.enumerator(last_seat)};
    case EventType::clock_changed:
      return play::ClockChanged{.cause = in.enumerator(play::ClockCause::tournament_freeze),
                                .face = read_clock(in)};
    case EventType::ended: return read_ended(in);
    case EventType::takeback_offered: return play::TakebackOffered{in.enumerator(last_seat)};
    case EventType::takeback_declined: return play::TakebackDeclined{in.enumerator(last_seat)};
    case EventType::taken_back:
      return play::TakenBack{.plies = read_plies(in), .face = read_clock(in)};
    case EventType::rematch_offered: return read_rematch_offered(in);
    case EventType::rematch_declined: return play::RematchDeclined{in.enumerator(last_seat)};
    case EventType::rematch_begun: return play::RematchBegun{{in.signed_number()}};
    case EventType::result_changed:
      return play::ResultChanged{.finish = read_finish(in),
                                 .reason = in.enumerator(kind::last_reason)};
    case EventType::went_berserk:
      return play::WentBerserk{.by = in.enumerator(last_seat), .left = in.millis()};
    case EventType::rolled:
      return play::Rolled{.seat = read_seat_or_nobody(in),
                          .number = in.integer(),
                          .dice = read_roll(in),
                          .link = read_digest(in)};
    case EventType::seat_out:
      return play::SeatEliminated{.seat = in.enumerator(last_seat),
                                  .reason = in.enumerator(kind::last_reason)};
    case EventType::greeted: return read_greeted(in);
  }
  in.blame("an event of unknown type");
  return play::DrawOffered{};
}

}  // namespace

EventType type_of(const play::Event& event) { return std::visit(TypeOf{}, event.what); }

std::vector<std::uint8_t> encode_event(const play::Event& event) {
  ByteWriter out;
  out.byte(present_format);
  std::visit(PayloadWriter{out}, event.what);
  return out.take();
}

Decoded<play::Event> decode_event(Instant at, std::int64_t type,
                                  std::span<const std::uint8_t> payload) {
  ByteReader in(payload);
  if (in.byte() != present_format)
    in.blame("an event in a format that this program does not support");
  if (type < 0 || type > 255) in.blame("an event of unknown type");
  auto what = read_payload(in, static_cast<EventType>(type));
  return in.finish(play::Event{at, std::move(what)});
}

}  // namespace crownhead::codec
