#include "rules/play/openings/opening.hpp"

#include <algorithm>
#include <sstream>

#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/reasons.hpp"

namespace crownhead::play {

std::string opening_of(const Game& game) {
  std::string text;
  const auto* board = game.board().as<kind::DraughtsBoard>();
  if (!board || game.setup().terms.start_fen != board->variant().start_fen) return text;
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
      return fail(Code::invalid_field, reason::opening::too_long(longest_opening));
    const auto move = draughts::read_move(variant, *position, word);
    if (!move) return std::unexpected(move.error());
    opening += (opening.empty() ? "" : " ") + draughts::write_move(variant, *position, *move);
    position = draughts::after(variant, *position, *move);
  }
  if (opening.empty()) return fail(Code::invalid_field, reason::opening::empty());
  return opening;
}

Result<void> may_begin(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                       const draughts::Position& position) {
  if (auto played = draughts::may_be_played_from(variant, position); !played)
    return fail(Code::invalid_field, std::move(played.error().reason));
  if (position.pieces(draughts::opposite(position.turn)).empty())
    return fail(Code::invalid_field, reason::game::over_without_pieces());
  if (draughts::board_end(variant, position))
    return fail(Code::invalid_field, reason::game::over_without_moves());
  if (draughts::DrawCount(variant, ruleset, position).automatic())
    return fail(Code::invalid_field, reason::game::drawn_at_once());
  return {};
}

}  // namespace crownhead::play
