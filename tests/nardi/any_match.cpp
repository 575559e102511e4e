#include "tests/nardi/any_match.hpp"

#include <rapidcheck.h>

#include "tests/nardi/any_position.hpp"

namespace crownhead::nardi {

namespace {

GameRecord random_game(std::mt19937& random, bool cube) {
  GameRecord game;
  game.first = random() % 2 == 0 ? Color::white : Color::black;
  GameCourse course(game.first);
  bool doubled = false;
  for (int turns = 0; turns < 400 && !course.won(); ++turns) {
    Act act;
    act.roll = random_roll(random);
    const auto legal = plays(course.position(), act.roll);
    act.play = legal[random() % legal.size()];
    if (doubled)
      act = {random() % 4 == 0 ? ActKind::drop : ActKind::take};
    else if (cube && random() % 20 == 0 && course.cube() < 64)
      act = {ActKind::double_cube};
    if (!course.take_act(act)) continue;
    doubled = act.kind == ActKind::double_cube;
    // The order of the dice is not written.
    if (act.kind == ActKind::play) act.roll = {act.roll.larger(), act.roll.smaller()};
    game.acts.push_back(act);
    if (random() % 200 == 0) break;
  }
  game.won = course.won();
  if (!game.won && !game.acts.empty() && random() % 2 == 0)
    game.won = GameWon{random() % 2 == 0 ? Color::white : Color::black,
                       course.cube() * static_cast<int>(1 + random() % 3)};
  return game;
}

}  // namespace

MatchRecord random_match(std::mt19937& random) {
  MatchRecord record{.length = static_cast<int>(random() % 26),
                     .cube = random() % 4 != 0,
                     .crawford = random() % 4 != 0,
                     .names = {"anna", "Bert the second"},
                     .tags = {{"Event", "Cup \\ [2026]"},
                              {"EventDate", "2026.11.25"},
                              {"Site", "Crownhead"},
                              {"Result", "1-0, match_won"}}};
  for (auto games = 1 + random() % 4; games > 0;) {
    record.games.push_back(random_game(random, record.cube));
    if (record.games.back().acts.empty())
      record.games.pop_back();
    else
      --games;
  }
  return record;
}

bool any_match_is_read_back(std::string (*write)(const MatchRecord&),
                            Result<MatchRecord> (*read)(std::string_view)) {
  return rc::check([&] {
    std::mt19937 random(*rc::gen::arbitrary<unsigned>());
    const MatchRecord record = random_match(random);
    const std::string text = write(record);
    RC_LOG() << text << '\n';
    const auto found = read(text);
    if (!found) RC_LOG() << found.error().detail << '\n';
    const bool same = found == record;
    RC_ASSERT(same);
  });
}

}  // namespace crownhead::nardi
