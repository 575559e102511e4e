#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/nardi/match.hpp"
#include "rules/nardi/plays.hpp"

namespace crownhead::nardi {

enum class ActKind : std::uint8_t { play, double_cube, take, drop };

/// One act of a side. The sides alternate, also for acts at the cube.
struct Act {
  ActKind kind = ActKind::play;
  Roll roll = {};  ///< of a play
  Play play = {};

  bool operator==(const Act&) const = default;
};

/// The end of a game by the board, a drop or a resignation.
struct GameWon {
  Color winner;
  int points;

  bool operator==(const GameWon&) const = default;
};

struct GameRecord {
  Color first = Color::white;  ///< the player of the first of `acts`; the sides alternate
  std::vector<Act> acts = {};
  std::optional<GameWon> won = {};  ///< nullopt: unfinished

  bool operator==(const GameRecord&) const = default;
};

struct MatchRecord {
  int length = 0;                         ///< in points; 0: money games
  bool cube = true;                       ///< there is a doubling cube
  bool crawford = true;                   ///< see Terms
  std::array<std::string, 2> names = {};  ///< by colour
  std::vector<std::pair<std::string, std::string>> tags = {};
  std::vector<GameRecord> games = {};

  bool operator==(const MatchRecord&) const = default;
};

/// Limits for a record sent by a user.
constexpr std::size_t most_record_bytes = 1'000'000;
constexpr std::size_t most_record_games = 200;
constexpr std::size_t most_game_acts = 2'000;
constexpr std::size_t most_record_tags = 64;
constexpr int most_record_points = 32'767;

/// Adds to an error the place where `part` begins within `text`; returns bad_record, or too_large
/// unchanged. Columns are counted in characters.
Error error_at(const Error& error, std::string_view text, std::string_view part);

/// Replays a game from its record, one act at a time.
class GameCourse {
 public:
  explicit GameCourse(Color first) : position_(start_position(first)) {}

  const Position& position() const { return position_; }
  Color to_act() const { return to_act_; }
  int cube() const { return cube_.value; }

  /// Returns the winner by the board or a drop, with the points at the cube's value.
  std::optional<GameWon> won() const { return won_; }
  /// Returns true if a resignation can be worth `points`: one, two or three times the cube.
  bool can_be_worth(int points) const;

  /// Fails with illegal_move if the side to act may not do this. Records under all rules are
  /// accepted, so a double is refused only to a player who does not own the cube.
  Result<void> take_act(const Act& act);

  /// Returns the play that a text means here; fails like read_play.
  Result<Play> read(Roll roll, std::string_view text) const;

 private:
  Result<void> answer_double(ActKind kind);
  Result<void> move(const Act& act);

  Position position_;
  Color to_act_ = position_.turn;
  Cube cube_;
  bool doubled_ = false;
  std::optional<GameWon> won_;
};

}  // namespace crownhead::nardi
