// The key of a variant, a line end and any bytes as a PDN file: it ends, faults have places, and
// what is written is read back.
#include <cstdint>
#include <cstdlib>
#include <sstream>

#include "rules/draughts/replay.hpp"
#include "tests/fuzz/chosen_variant.hpp"

using namespace crownhead::draughts;

namespace {

void check_written(const Variant& variant, const PdnGame& game) {
  std::istringstream in(write_pdn(variant, game));
  const auto again = PdnReader(in).next();
  if (!again || again->moves.size() != game.moves.size()) std::abort();
  for (std::size_t i = 0; i < game.moves.size(); ++i) {
    if (again->moves[i].text != game.moves[i].text) std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const Variant& variant = take_variant(text);
  std::istringstream in{std::string(text)};
  PdnReader reader(in);
  while (const auto game = reader.next()) {
    for (const PdnFault& fault : game->faults) {
      if (fault.line < 1 || fault.column < 1 || fault.text.empty()) std::abort();
    }
    replay(variant, *game);
    check_written(variant, *game);
  }
  return 0;
}
