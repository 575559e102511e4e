#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/draughts/draw_rules.hpp"
#include "rules/dxp/message.hpp"

namespace crownhead::dxp {

/// Whether its games can be played by DXP: on the 50 squares of 10x10, which both number alike.
bool can_play(const draughts::Variant& variant);

/// A game may begin from `start`: somebody can move there, and it is not too much to look at.
Result<void> may_begin(const draughts::Variant& variant, const draughts::Position& start);

struct Ending {
  std::optional<draughts::Color> winner;  ///< nobody in a draw and where it is not decided
  bool decided = true;
  std::string cause;  ///< "no_moves", "threefold", "resigned", "move_limit", …
};

/// "2-0" and so on as the variant writes it; "*" where it is not decided.
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
  /// As the record has them.
  const std::vector<std::string>& moves() const { return moves_; }

  /// Fails with illegal_move where it is none, with game_over behind a win.
  Result<void> play(const draughts::Move& move);

  /// What the board, the rules of draws and the number of moves make of it; nullopt while it goes
  /// on.
  const std::optional<Ending>& ending() const { return ending_; }

  /// What the side to move says at the end.
  EndReason reason() const;

  /// What it comes to that the side to move has ended it so. That a game is a draw or won counts
  /// only where the rules say so, too.
  Ending ended_by(EndReason reason) const;

 private:
  std::optional<Ending> found_ending() const;

  const draughts::Variant& variant_;
  draughts::Position start_;
  draughts::Position position_;
  draughts::DrawCount draws_;
  int moves_of_a_side_;  ///< 0: as many as it takes
  std::vector<std::string> moves_ = {};
  std::optional<Ending> ending_;
};

}  // namespace crownhead::dxp
