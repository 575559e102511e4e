#include "db/codec/change_codec.hpp"

namespace crownhead::codec {
namespace {

using draughts::Change;
using draughts::Square;

/// The parts that follow, as bits of the first byte. Zero means that the change is unknown.
enum Part : std::uint8_t { known = 1, crowned = 2, runs = 4, barred = 8, taken = 16, all = 31 };

Square read_square(ByteReader& in) {
  constexpr Square squares = 128;  // in a Bitboard
  const Square square = in.byte();
  if (square >= squares) in.blame("a square that is not on the board");
  return in.damaged() ? Square{0} : square;
}

std::uint8_t parts_of(const Change& change) {
  std::uint8_t parts = known;
  if (change.crowned) parts |= crowned;
  if (change.king_runs != decltype(change.king_runs){}) parts |= runs;
  if (change.barred) parts |= barred;
  if (!change.move.taken.empty()) parts |= taken;
  return parts;
}

void write(ByteWriter& out, const draughts::Prisoners& prisoners) {
  out.number(static_cast<std::uint64_t>(prisoners.size()));
  for (int i = 0; i < prisoners.size(); ++i) {
    out.enumerator(prisoners[i].color);
    out.byte(prisoners[i].king);
  }
}

draughts::Prisoners read_prisoners(ByteReader& in) {
  draughts::Prisoners prisoners;
  const std::size_t count = in.count(2);
  if (count > draughts::Prisoners::most) in.blame("a tower with too many pieces");
  for (std::size_t i = 0; i < count && !in.damaged(); ++i) {
    const auto color = in.enumerator(draughts::Color::black);
    prisoners.push_bottom({.color = color, .king = in.flag()});
  }
  return prisoners;
}

}  // namespace

void write(ByteWriter& out, const std::optional<Change>& change) {
  if (!change) return out.byte(0);
  const std::uint8_t parts = parts_of(*change);
  out.byte(parts);
  out.byte(change->move.from);
  out.byte(change->move.to);
  out.number(static_cast<std::uint64_t>(change->move.captured.size()));
  for (const Square square : change->move.captured) out.byte(square);
  if (parts & runs)
    for (const draughts::KingRun& run : change->king_runs) {
      out.byte(run.king);
      out.byte(run.moves);
    }
  if (change->barred) {
    out.byte(change->barred->from);
    out.byte(change->barred->to);
  }
  if (parts & taken) write(out, change->move.taken);
}

std::optional<Change> read_change(ByteReader& in) {
  const std::uint8_t parts = in.byte();
  if (parts > all || (parts != 0 && !(parts & known))) in.blame("a change of unknown kind");
  if (parts == 0 || in.damaged()) return std::nullopt;
  Change change;
  change.crowned = (parts & crowned) != 0;
  change.move.from = read_square(in);
  change.move.to = read_square(in);
  const std::size_t captured = in.count(1);
  for (std::size_t i = 0; i < captured; ++i) change.move.captured.insert(read_square(in));
  if (parts & runs)
    for (draughts::KingRun& run : change.king_runs) {
      run.king = read_square(in);
      run.moves = in.byte();
    }
  if (parts & barred) {
    const Square from = read_square(in);
    change.barred = draughts::Step{.from = from, .to = read_square(in)};
  }
  if (parts & taken) change.move.taken = read_prisoners(in);
  return change;
}

}  // namespace crownhead::codec
