#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/draughts/board/variant.hpp"
#include "rules/draughts/moves/moves.hpp"

namespace crownhead::puzzles {

/// The theme of a puzzle. Stored as a number: append only.
enum class Theme : std::uint8_t {
  shot,          ///< sacrifices pieces and captures more, or crowns a man
  attack,        ///< wins pieces without a sacrifice
  breakthrough,  ///< crowns a man
  ending,        ///< at most eight pieces are on the board
  opposition,    ///< an ending that is won without a capture
};

constexpr std::array all_themes = {Theme::shot, Theme::attack, Theme::breakthrough, Theme::ending,
                                   Theme::opposition};

/// Returns "shot", "attack", …
std::string_view theme_name(Theme theme);
std::optional<Theme> theme_named(std::string_view name);

/// A position of a game with exactly one good line.
struct Puzzle {
  draughts::Position before;  ///< before the last move; the opponent is to move
  draughts::Move last_move;   ///< the opponent's mistake
  /// The solver's moves and the opponent's answers in turn, beginning and ending with the solver's.
  std::vector<draughts::Move> solution;
  int score = 0;              ///< of the first move, in hundredths of a man
  int ply = 0;                ///< ply of the game before the solution
  std::vector<Theme> themes;  ///< at least one, in order
};

/// Returns the themes of a solution; empty if it has none. `solved` is the position in which it
/// begins.
std::vector<Theme> themes_of(const draughts::Variant& variant, const draughts::Position& solved,
                             const std::vector<draughts::Move>& solution);

}  // namespace crownhead::puzzles
