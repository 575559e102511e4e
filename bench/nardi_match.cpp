#include "bench/nardi_match.hpp"

#include <optional>
#include <random>
#include <string>

#include "rules/nardi/computer/decisions.hpp"
#include "rules/nardi/opening.hpp"

namespace crownhead::bench {

namespace {

using namespace nardi;

/// One game of a match, one act at a time.
class Course {
 public:
  Course(const Terms& terms, const Match& match, std::array<int, 2> levels, std::uint64_t seed)
      : terms_(terms), match_(match), levels_(levels), random_(seed) {}

  GameRecord play() {
    GameRecord game;
    Roll roll = thrown();
    while (roll.is_double()) roll = thrown();
    position_ = start_position(*who_begins(roll));
    game.first = position_.turn;
    bool first = true;
    while (!game.won) {
      if (!first && doubles(game)) break;
      if (!first) roll = thrown();
      first = false;
      const Play chosen = choose_play(question(position_.turn), roll).play;
      game.acts.push_back({.roll = roll, .play = chosen});
      position_ = after(position_, chosen);
      if (const auto end = board_end(position_))
        game.won = GameWon{end->winner, points_of(match_, end->win)};
    }
    return game;
  }

 private:
  computer::Question question(Color color) {
    return {.now = {*find_ruleset("wbgf"), terms_, match_},
            .position = position_,
            .level = levels_[slot(color)],
            .lot = random_()};
  }

  /// Offers a double if the computer wants to; returns true if the game ends by it.
  bool doubles(GameRecord& game) {
    const Color color = position_.turn;
    if (!may_double(terms_, match_, color) || !computer::doubles(question(color))) return false;
    game.acts.push_back({.kind = ActKind::double_cube});
    const bool taken = computer::takes(question(opposite(color)));
    game.acts.push_back({.kind = taken ? ActKind::take : ActKind::drop});
    if (taken)
      match_ = after_take(match_, color);
    else
      game.won = GameWon{color, points_of(match_, Win::single)};
    return !taken;
  }

  Roll thrown() {
    std::uniform_int_distribution<int> die(1, 6);
    const int first = die(random_);
    return {static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(die(random_))};
  }

  const Terms& terms_;
  Match match_;
  std::array<int, 2> levels_;
  std::mt19937_64 random_;
  Position position_;
};

}  // namespace

MatchRecord played_match(const Terms& terms, std::array<int, 2> levels, std::uint64_t seed) {
  MatchRecord record{.length = terms.length,
                     .names = {"Level " + std::to_string(levels[0]) + " White",
                               "Level " + std::to_string(levels[1]) + " Black"}};
  constexpr std::uint64_t apart = 1000;
  for (Match match = new_match(terms); !winner_of(match);) {
    record.games.push_back(Course(terms, match, levels, seed * apart + record.games.size()).play());
    const GameWon& won = *record.games.back().won;
    match = after_game(terms, match, won.winner, won.points);
  }
  return record;
}

int points_ahead(const MatchRecord& match) {
  int ahead = 0;
  for (const GameRecord& game : match.games)
    if (game.won) ahead += game.won->winner == Color::white ? game.won->points : -game.won->points;
  return ahead;
}

}  // namespace crownhead::bench
