#include "rules/play/openings/opening_moves.hpp"

#include <algorithm>
#include <stdexcept>

#include "rules/draughts/notation/fen.hpp"
#include "rules/fnv1a.hpp"

namespace crownhead::play {

std::uint64_t position_key(const draughts::Variant& variant, const draughts::Ruleset& ruleset,
                           const draughts::Position& position) {
  std::string text(variant.key);
  text += '/';
  text += ruleset.key;
  text += ' ';
  return Fnv1a::of(text + draughts::write_fen(variant, position));
}

std::vector<OpeningMove> opening_moves(const Game& game) {
  std::vector<OpeningMove> found;
  const auto* last = game.board().as<kind::DraughtsBoard>();
  if (!last) return found;
  kind::DraughtsBoard board = last->restarted();
  const auto plies = std::min(game.moves().size(), counted_plies);
  for (std::size_t i = 0; i < plies; ++i) {
    const PlayedMove& move = game.moves()[i];
    const auto key = position_key(board.variant(), board.ruleset(), board.position());
    if (std::ranges::find(found, key, &OpeningMove::position) == found.end())
      found.push_back({key, move.text});
    if (!board.replay(move.text, &move.change))
      throw std::logic_error("a move of the record does not fit its board");
  }
  return found;
}

}  // namespace crownhead::play
