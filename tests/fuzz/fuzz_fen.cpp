// Input: the key of a variant, a line end, and a FEN of arbitrary text. A position that is read has
// moves, and is the same after writing and reading.
#include <cstdint>
#include <cstdlib>

#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "tests/fuzz/chosen_variant.hpp"

using namespace crownhead::draughts;

namespace {

/// A captured piece leaves the board, except in bashni, where it goes under the capturing piece.
bool pieces_add_up(const Position& before, const Move& move, const Position& made) {
  return !move.taken.empty() ||
         made.occupied().size() == before.occupied().size() - move.captured.size();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const Variant& variant = take_variant(text);
  const auto position = read_fen(variant, text);
  if (!position) {
    if (position.error().detail.empty()) std::abort();
    return 0;
  }
  if (read_fen(variant, write_fen(variant, *position)) != *position) std::abort();
  for (const Move& move : legal_moves(variant, *position)) {
    const Position made = after(variant, *position, move);
    if (made.turn == position->turn || !pieces_add_up(*position, move, made)) std::abort();
    if (board_end(variant, made) && !legal_moves(variant, made).empty()) std::abort();
  }
  return 0;
}
