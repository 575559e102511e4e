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

/// What a side has done in its turn; the sides take turns also at the cube.
struct Act {
  ActKind kind = ActKind::play;
  Roll roll = {};  ///< of a play
  Play play = {};

  bool operator==(const Act&) const = default;
};

/// How a game has ended, by the board, a drop or a resignation.
struct GameWon {
  Color winner;
  int points;

  bool operator==(const GameWon&) const = default;
};

struct GameRecord {
  Color first = Color::white;  ///< who has done the first of `acts`; after it they alternate
  std::vector<Act> acts = {};
  std::optional<GameWon> won = {};  ///< nullopt: it was broken off

  bool operator==(const GameRecord&) const = default;
};

struct MatchRecord {
  int length = 0;                         ///< in points; 0: for money
  bool cube = true;                       ///< whether there is one to double with
  bool crawford = true;                   ///< as in Terms
  std::array<std::string, 2> names = {};  ///< by colour
  std::vector<std::pair<std::string, std::string>> tags = {};
  std::vector<GameRecord> games = {};

  bool operator==(const MatchRecord&) const = default;
};

/// What a record has at most that somebody sends.
constexpr std::size_t most_record_bytes = 1'000'000;
constexpr std::size_t most_record_games = 200;
constexpr std::size_t most_game_acts = 2'000;
constexpr std::size_t most_record_tags = 64;
constexpr int most_record_points = 32'767;

/// What is wrong at the place where `part`, which is in `text`, begins: bad_record, or too_large as
/// it was. Columns are counted in characters.
Error error_at(const Error& error, std::string_view text, std::string_view part);

/// A game that is played over from its record, act by act.
class GameCourse {
 public:
  explicit GameCourse(Color first) : position_(start_position(first)) {}

  const Position& position() const { return position_; }
  Color to_act() const { return to_act_; }
  int cube() const { return cube_.value; }

  /// Who has won by the board or by a drop, and how many points at the cube's value.
  std::optional<GameWon> won() const { return won_; }
  /// Whether it can end by a resignation of `points`, once, twice or three times the cube.
  bool can_be_worth(int points) const;

  /// Fails with illegal_move where the side to act may not do this now. Records of all rules are
  /// read: a double is only refused to who has not the cube.
  Result<void> take_act(const Act& act);

  /// The play that a text means here; fails as read_play does.
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
