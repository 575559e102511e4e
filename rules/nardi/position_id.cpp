#include "rules/nardi/position_id.hpp"

#include <optional>

#include "rules/nardi/packed_bits.hpp"
#include "rules/reasons.hpp"

namespace crownhead::nardi {

namespace {

using Bits = PackedBits<10>;

/// For each point from 1 to the bar, writes a one per checker and a final zero.
void write_men(Bits& bits, std::size_t& next, const Men& men) {
  for (int point = 1; point <= bar; ++point, ++next)
    for (int i = 0; i < men[static_cast<std::size_t>(point)]; ++i) bits.set(next++);
}

/// Returns nullopt for more than 15 checkers.
std::optional<Men> read_men(const Bits& bits, std::size_t& next) {
  Men men = {};
  men[off] = men_of_a_side;
  for (int point = 1; point <= bar; ++point, ++next) {
    for (; bits.at(next); ++next) {
      if (men[off] == 0) return std::nullopt;
      --men[off];
      ++men[static_cast<std::size_t>(point)];
    }
  }
  return men;
}

}  // namespace

std::string write_position_id(const Position& position) {
  Bits bits;
  std::size_t next = 0;
  write_men(bits, next, position.of(opposite(position.turn)));
  write_men(bits, next, position.of(position.turn));
  return bits.text();
}

Result<Position> read_position_id(std::string_view text, Color turn) {
  const auto bits = Bits::from(text.ends_with("==") ? text.substr(0, text.size() - 2) : text);
  if (!bits) return fail(Code::bad_position, reason::nardi::not_a_position_id(text.substr(0, 40)));
  Position position;
  position.turn = turn;
  std::size_t next = 0;
  for (const Color color : {opposite(turn), turn}) {
    const auto men = read_men(*bits, next);
    if (!men) return fail(Code::bad_position, reason::nardi::position_id_men(text));
    position.men[slot(color)] = *men;
  }
  for (; next < Bits::count; ++next)
    if (bits->at(next)) return fail(Code::bad_position, reason::nardi::position_id_rest(text));
  if (const auto stands = can_stand(position); !stands) return std::unexpected(stands.error());
  return position;
}

}  // namespace crownhead::nardi
