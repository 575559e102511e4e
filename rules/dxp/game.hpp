#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/draw_rules.hpp"
#include "rules/dxp/message.hpp"

namespace crownhead::dxp {

/// Returns true if the variant can be played by DXP: it must use the 50 squares of 10x10, which
/// both number alike.
bool can_play(const draughts::Variant& variant);

/// Fails if no game may begin from `start`: there is no legal move, or the position has too many
/// captures.
Result<void> may_begin(const draughts::Variant& variant, const draughts::Position& start);

struct Ending {
  std::optional<draughts::Color> winner;  ///< empty in a draw and in an undecided game
  bool decided = true;
  std::string cause;  ///< "no_moves", "threefold", "resigned", "move_limit", …
};

/// Returns "2-0" and so on in the variant's notation; "*" if undecided.
std::string_view result_text(const draughts::Variant& variant, const Ending& ending);

/// A game between two programs, by the variant's first ruleset.
class Game {
 public:
  Game(const draughts::Variant& variant, std::optional<draughts::Position> start,
       int moves_of_a_side);

  const draughts::Variant& variant() const { return variant_; }
  const draughts::Position& start() const { return start_; }
  const draughts::Position& position() const { return position_; }
  const draughts::DrawCount& draws() const { return draws_; }
  /// Returns the moves in the notation of the record.
  const std::vector<std::string>& moves() const { return moves_; }

  /// Fails with illegal_move for an illegal move, and with game_over after a win.
  Result<void> play(const draughts::Move& move);

  /// Returns the end by the board, the draw rules or the number of moves; nullopt while the game
  /// continues.
  const std::optional<Ending>& ending() const { return ending_; }

  /// Returns what the side to move reports at the end.
  EndReason reason() const;

  /// Returns the result when the side to move ends the game with `reason`. A claimed draw or win
  /// counts only if the rules agree.
  Ending ended_by(EndReason reason) const;

 private:
  std::optional<Ending> found_ending() const;

  const draughts::Variant& variant_;
  draughts::Position start_;
  draughts::Position position_;
  draughts::DrawCount draws_;
  int moves_of_a_side_;  ///< 0: unlimited
  std::vector<std::string> moves_ = {};
  std::optional<Ending> ending_;
};

}  // namespace crownhead::dxp
