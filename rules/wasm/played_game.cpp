#include "rules/wasm/played_game.hpp"

#include <string_view>
#include <utility>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::wasm {

using namespace draughts;

Result<Asked> asked(const Lines& lines) {
  const Variant* variant = find_variant(lines[0]);
  if (variant == nullptr)
    return fail(Code::not_found, in_english("There is no variant \"" + lines[0] + "\"."));
  auto position = read_fen(*variant, lines[1]);
  if (!position) return std::unexpected(std::move(position.error()));
  return Asked{variant, *position};
}

Result<Played> played(const Lines& lines) {
  auto game = asked(lines);
  if (!game) return std::unexpected(std::move(game.error()));
  const Ruleset* ruleset = find_ruleset(*game->variant, lines[2]);
  if (ruleset == nullptr)
    return fail(Code::not_found, in_english("There is no ruleset \"" + lines[2] + "\"."));
  if (auto may = may_be_played_from(*game->variant, game->position); !may)
    return std::unexpected(std::move(may.error()));
  Played so_far{*game, DrawCount(*game->variant, *ruleset, game->position)};
  std::string_view rest = lines[3];
  while (!rest.empty()) {
    const std::size_t end = rest.find(' ');
    const auto move = read_move(*game->variant, so_far.game.position, rest.substr(0, end));
    if (!move) return std::unexpected(move.error());
    const Position before = so_far.game.position;
    so_far.game.position = after(*game->variant, before, *move);
    so_far.draws.played(before, *move, so_far.game.position);
    rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
  }
  return so_far;
}

}  // namespace crownhead::wasm
