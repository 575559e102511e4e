#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "rules/play/game.hpp"

namespace crownhead::play {

/// A player's conditional moves: answers to moves not yet made. They are lines from the current
/// position, with the moves of both sides in turn, starting with the side to move, as write_move
/// writes them. Together they form a tree with one move of the player at each node. On the player's
/// own turn a line begins with the move that they intend to make; it is never made automatically. A
/// plain value. docs/rules/conditionals.md has the rules.
class Conditionals {
 public:
  using Line = std::vector<std::string>;

  static constexpr std::size_t most_lines = 30;
  static constexpr std::size_t most_moves = 30;

  /// Creates an empty set.
  Conditionals() = default;

  /// Reads the lines of `owner` in this game; moves may be in any unambiguous notation. Errors name
  /// the line and the move: illegal_move, ambiguous_move, or invalid_field for too many lines or
  /// moves, for a line that does not end with an answer, and for two answers to the same moves.
  static Result<Conditionals> read(const Game& game, Seat owner, const std::vector<Line>& lines);

  /// Restores a value from the result of lines().
  static Conditionals stored(std::vector<Line> lines);

  bool empty() const { return lines_.empty(); }

  /// Returns the lines in order; none is a prefix of another.
  const std::vector<Line>& lines() const { return lines_; }

  /// Returns the lines that begin with `move`, without that move.
  Conditionals after(std::string_view move) const;

  bool operator==(const Conditionals&) const = default;

 private:
  std::vector<Line> lines_;
};

/// The conditional moves of all players.
using AllConditionals = PerSeat<Conditionals>;

/// Updates the lines after an event. A takeback or the end of the game clears them.
void follow(AllConditionals& conditionals, const Event& event);

/// Calls decide() and, if `command` is a move, appends the conditional answers at the same instant,
/// and the answers to those, until no line applies, the game is over, or a draw is offered. The
/// player answers a draw offer in person.
Result<std::vector<Event>> decide_answered(const Game& game, const Command& command,
                                           const AllConditionals& conditionals, Instant now,
                                           Millis lag = {}, const Chance& chance = {});

}  // namespace crownhead::play
