// Input: the key of a variant, a FEN, and any text as a move, one per line. A move that is read is
// legal and can be read back from both notations.
#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "rules/draughts/explain.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/fuzz/chosen_variant.hpp"

using namespace crownhead::draughts;

namespace {

void read(const Variant& variant, const Position& position, std::string_view text) {
  const auto move = read_move(variant, position, text);
  if (!move) {
    if (move.error().detail.empty()) std::abort();
    return;
  }
  const auto moves = legal_moves(variant, position);
  if (std::ranges::find(moves, *move) == moves.end()) std::abort();
  if (read_move(variant, position, write_move(variant, position, *move)) != *move) std::abort();
  if (read_move(variant, position, write_full(variant, position, *move)) != *move) std::abort();
  if (explain_refusal(variant, position, move->from, move->to)) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const Variant& variant = take_variant(text);
  const std::size_t end = std::min(text.find('\n'), text.size());
  const auto given = read_fen(variant, text.substr(0, end));
  const Position position = given ? *given : start_position(variant);
  read(variant, position, text.substr(std::min(end + 1, text.size())));
  if (size < 2) return 0;
  const auto squares = static_cast<unsigned>(square_count(variant));
  explain_refusal(variant, position, static_cast<Square>(data[size - 1] % squares),
                  static_cast<Square>(data[size - 2] % squares));
  return 0;
}
