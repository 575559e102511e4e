#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/play/game.hpp"

namespace crownhead::play {

/// What a player answers to moves that have not been made yet, as lines that go on from the
/// position on the board: moves of both sides in turn, that of the side to move first, each as
/// write_move writes it. Together they are a tree in which the player has one move everywhere. On
/// the player's own turn a line begins with the move that they mean to make: it is never made.
/// A value; see docs/rules/conditionals.md for what was decided.
class Conditionals {
 public:
  using Line = std::vector<std::string>;

  static constexpr std::size_t most_lines = 30;
  static constexpr std::size_t most_moves = 30;

  /// No lines.
  Conditionals() = default;

  /// Of `owner` in this game, from lines in any unambiguous notation. Fails, naming the line and
  /// the move: illegal_move and ambiguous_move; invalid_field for too many, for a line that does
  /// not end with an answer and for two answers to the same moves.
  static Result<Conditionals> read(const Game& game, Seat owner, const std::vector<Line>& lines);

  /// From what lines() gave before.
  static Conditionals stored(std::vector<Line> lines);

  bool empty() const { return lines_.empty(); }

  /// In order, none of them the beginning of another.
  const std::vector<Line>& lines() const { return lines_; }

  /// Keeps the lines that begin with `move`, without it.
  Conditionals after(std::string_view move) const;

  bool operator==(const Conditionals&) const = default;

 private:
  std::vector<Line> lines_;
};

/// Those of all players.
using AllConditionals = PerSeat<Conditionals>;

/// Brings them up to date with an event: a takeback or the end leaves none.
void follow(AllConditionals& conditionals, const Event& event);

/// As decide(), and if `command` is a move, what conditional moves make of it: the answer at the
/// same instant, the answer to that, and so on until none applies, the game is over or a draw is
/// offered, which the player answers in person.
Result<std::vector<Event>> decide_answered(const Game& game, const Command& command,
                                           const AllConditionals& conditionals, Instant now,
                                           Millis lag = {}, const Chance& chance = {});

}  // namespace crownhead::play
