#include "rules/play/opening.hpp"

#include <algorithm>
#include <sstream>

#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/fen.hpp"
#include "rules/draughts/notation.hpp"

namespace crownhead::play {

std::string opening_of(const Game& game) {
  std::string text;
  if (game.setup().start_fen != game.variant().start_fen) return text;
  const auto plies = std::min(game.moves().size(), longest_opening);
  for (std::size_t i = 0; i < plies; ++i) text += (i == 0 ? "" : " ") + game.moves()[i].text;
  return text;
}

Result<std::string> read_opening(const draughts::Variant& variant, std::string_view text) {
  auto position = draughts::read_fen(variant, variant.start_fen);
  if (!position) return std::unexpected(position.error());
  std::istringstream words{std::string(text)};
  std::string opening, word;
  std::size_t plies = 0;
  while (words >> word) {
    if (word.ends_with('.')) continue;
    if (++plies > longest_opening)
      return fail(Code::invalid_field,
                  "an opening has at most " + std::to_string(longest_opening) + " moves here");
    const auto move = draughts::read_move(variant, *position, word);
    if (!move) return std::unexpected(move.error());
    opening += (opening.empty() ? "" : " ") + draughts::write_move(variant, *position, *move);
    position = draughts::after(variant, *position, *move);
  }
  if (opening.empty()) return fail(Code::invalid_field, "an opening has at least one move");
  return opening;
}

Result<void> may_begin(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                       const draughts::Position& position) {
  if (auto played = draughts::may_be_played_from(variant, position); !played)
    return fail(Code::invalid_field, std::move(played.error().detail));
  const char* why = nullptr;
  if (position.pieces(draughts::opposite(position.turn)).empty())
    why = "the game would be over at once; each side needs a piece";
  else if (draughts::board_end(variant, position))
    why = "the game would be over at once; the side to move has no move";
  else if (draughts::DrawCount(variant, ruleset, position).automatic())
    why = "the game would be drawn at once; set up another position";
  return why ? fail(Code::invalid_field, why) : Result<void>{};
}

}  // namespace crownhead::play
