// Input: the key of a variant, a line end, and any bytes as a PDN file. Reading terminates, faults
// have places, and written games can be read back. An answer with the games is no larger than a
// multiple of the text plus a little per game, because a game may be a single character.
#include <cstdint>
#include <cstdlib>
#include <sstream>

#include "rules/draughts/pdn/pdn_rewritten.hpp"
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

std::size_t bytes_of(const std::vector<PdnMove>& moves) {
  constexpr std::size_t of_a_move = 50;
  std::size_t bytes = 0;
  for (const PdnMove& move : moves) {
    bytes += of_a_move + move.text.size() + move.comment.size() + move.sign.size();
    for (const PdnLine& line : move.variations) bytes += line.comment.size() + bytes_of(line.moves);
  }
  return bytes;
}

/// The approximate size of a game in an answer.
std::size_t bytes_of(const PdnGame& game) {
  constexpr std::size_t of_a_game = 300;
  constexpr std::size_t of_a_part = 40;
  std::size_t bytes = of_a_game + game.comment.size() + bytes_of(game.moves);
  for (const auto& [name, value] : game.tags) bytes += of_a_part + name.size() + value.size();
  for (const PdnFault& fault : game.faults) bytes += of_a_part + fault.reason.english.size();
  return bytes;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view text(reinterpret_cast<const char*>(data), size);
  const Variant& variant = take_variant(text);
  std::istringstream in{std::string(text)};
  constexpr std::size_t most_games = 200;
  PdnReader reader(in, {.games = most_games, .moves = most_moves});
  CaptureBudget budget(CaptureBudget::of_a_text);
  std::size_t games = 0;
  std::size_t answer = 0;
  while (const auto game = reader.next()) {
    for (const PdnFault& fault : game->faults) {
      if (fault.line < 1 || fault.column < 1 || fault.reason.english.empty()) std::abort();
    }
    check_written(variant, *game);
    if (++games > most_games) std::abort();
    answer += bytes_of(rewritten(variant, *game, MoveStyle::full, budget));
    if (budget.ran_out()) return 0;
  }
  constexpr std::size_t of_a_character = 100;
  constexpr std::size_t of_an_empty_game = 400;
  if (answer > of_a_character * size + of_an_empty_game * games) std::abort();
  return 0;
}
