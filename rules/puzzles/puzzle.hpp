#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/variant.hpp"

namespace crownhead::puzzles {

/// What a puzzle is about. Stored by number: append only.
enum class Theme : std::uint8_t {
  shot,          ///< gives pieces away and takes more, or crowns a man
  attack,        ///< wins pieces and gives none away
  breakthrough,  ///< crowns a man
  ending,        ///< at most eight pieces are on the board
  opposition,    ///< an ending that is won without a capture
};

constexpr std::array all_themes = {Theme::shot, Theme::attack, Theme::breakthrough, Theme::ending,
                                   Theme::opposition};

/// "shot", "attack", …
std::string_view theme_name(Theme theme);
std::optional<Theme> theme_named(std::string_view name);

/// A position of a game with one good way.
struct Puzzle {
  draughts::Position before;  ///< the last move; the opponent is to move
  draughts::Move last_move;   ///< by which the opponent let it come about
  /// The solver's moves and the opponent's answers by turns; it begins and ends with one of the
  /// solver's.
  std::vector<draughts::Move> solution;
  int score = 0;              ///< of the first of them, in hundredths of a man
  int ply = 0;                ///< of the game, before the solution
  std::vector<Theme> themes;  ///< at least one, in their order
};

/// What a solution is about; empty where nothing of all that happens in it. `solved` is the
/// position in which it begins.
std::vector<Theme> themes_of(const draughts::Variant& variant, const draughts::Position& solved,
                             const std::vector<draughts::Move>& solution);

}  // namespace crownhead::puzzles
