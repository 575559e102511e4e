// Input: the key of a variant, a line end, and a FEN of arbitrary text. Its legal moves are found
// and written within libFuzzer's time limit (-timeout), however crowded the board is.
#include <cstdint>
#include <cstdlib>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "tests/fuzz/chosen_variant.hpp"

using namespace crownhead::draughts;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const Variant& variant = take_variant(text);
  const auto position = read_fen(variant, text);
  if (!position) return 0;
  const auto moves = legal_moves(variant, *position);
  if (moves.empty() != board_end(variant, *position).has_value()) std::abort();
  const auto written = write_full(variant, *position, moves);
  if (may_be_played_from(variant, *position) && written.size() != moves.size()) std::abort();
  for (const auto& one : written) {
    if (one.empty()) std::abort();
  }
  return 0;
}
