// Any text as a FEN of every variant: what is read is written and read back, and has moves.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "rules/draughts/fen.hpp"
#include "rules/draughts/moves.hpp"

using namespace crownhead::draughts;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  for (const Variant& variant : variants()) {
    const auto position = read_fen(variant, text);
    if (!position) {
      if (position.error().detail.empty()) std::abort();
      continue;
    }
    if (read_fen(variant, write_fen(variant, *position)) != *position) std::abort();
    for (const Move& move : legal_moves(variant, *position)) {
      const Position next = after(variant, *position, move);
      if (next.turn == position->turn) std::abort();
      if (next.occupied().size() != position->occupied().size() - move.captured.size()) {
        std::abort();
      }
    }
  }
  return 0;
}
