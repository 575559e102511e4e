#include "db/codec/control_codec.hpp"

namespace crownhead::codec {
namespace {

// Stored by number: append only.
constexpr std::uint8_t fischer_kind = 0;
constexpr std::uint8_t per_move_kind = 1;
constexpr std::uint8_t sessions_kind = 2;
constexpr std::uint8_t unlimited_kind = 3;
constexpr std::uint8_t delay_kind = 4;

constexpr std::uint8_t column_format = 1;
constexpr std::size_t smallest_session = 2;  // moves and time
constexpr std::uint64_t most_moves = 1'000'000;

struct ControlWriter {
  ByteWriter& out;

  void operator()(const play::Fischer& fischer) const {
    out.byte(fischer_kind);
    out.millis(fischer.base);
    out.millis(fischer.increment);
    out.byte(fischer.cap.has_value());
    if (fischer.cap) out.millis(*fischer.cap);
  }
  void operator()(const play::PerMove& per_move) const {
    out.byte(per_move_kind);
    out.millis(per_move.time);
  }
  void operator()(const play::Sessions& control) const {
    out.byte(sessions_kind);
    body(control);
  }
  void operator()(const play::Unlimited&) const { out.byte(unlimited_kind); }
  void operator()(const play::Delay& control) const {
    out.byte(delay_kind);
    out.millis(control.base);
    out.millis(control.delay);
  }

  void body(const play::Sessions& control) const {
    out.number(control.sessions.size());
    for (const auto& session : control.sessions) {
      out.number(static_cast<std::uint64_t>(session.moves));
      out.millis(session.time);
    }
    out.byte(control.carry);
    out.millis(control.grace);
    out.byte(static_cast<std::uint8_t>(control.charge));
  }
};

play::Fischer read_fischer(ByteReader& in) {
  play::Fischer fischer{.base = in.millis(), .increment = in.millis()};
  if (in.flag()) fischer.cap = in.millis();
  return fischer;
}

play::Session read_session(ByteReader& in) {
  const std::uint64_t moves = in.number();
  if (moves == 0 || moves > most_moves) in.blame("a session with an impossible number of moves");
  return {.moves = in.damaged() ? 1 : static_cast<int>(moves), .time = in.millis()};
}

play::Sessions read_sessions(ByteReader& in) {
  play::Sessions control;
  control.sessions.resize(in.count(smallest_session));
  if (control.sessions.empty()) in.blame("a time control without a session");
  for (auto& session : control.sessions) session = read_session(in);
  control.carry = in.flag();
  control.grace = in.millis();
  control.charge = in.enumerator(play::Charge::whole_days);
  return control;
}

}  // namespace

void write(ByteWriter& out, const play::TimeControl& control) {
  std::visit(ControlWriter{out}, control);
}

play::TimeControl read_control(ByteReader& in) {
  switch (in.byte()) {
    case fischer_kind: return read_fischer(in);
    case per_move_kind: return play::PerMove{in.millis()};
    case sessions_kind: return read_sessions(in);
    case unlimited_kind: return play::Unlimited{};
    case delay_kind: return play::Delay{.base = in.millis(), .delay = in.millis()};
    default: in.blame("a time control of unknown kind"); return play::Unlimited{};
  }
}

void write(ByteWriter& out, const std::optional<std::array<Millis, 2>>& left) {
  out.byte(left.has_value());
  if (!left) return;
  for (const Millis one : *left) out.millis(one);
}

std::optional<std::array<Millis, 2>> read_left(ByteReader& in) {
  if (!in.flag()) return std::nullopt;
  return std::array{in.millis(), in.millis()};
}

std::vector<std::uint8_t> encode_sessions(const play::Sessions& control) {
  ByteWriter out;
  out.byte(column_format);
  ControlWriter{out}.body(control);
  return out.take();
}

Decoded<play::Sessions> decode_sessions(std::span<const std::uint8_t> bytes) {
  ByteReader in(bytes);
  if (in.byte() != column_format)
    in.blame("sessions in a format that this program does not support");
  auto control = read_sessions(in);
  return in.finish(std::move(control));
}

}  // namespace crownhead::codec
