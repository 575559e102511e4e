#include "tests/nardi/any_position.hpp"

namespace crownhead::nardi {

namespace {

void put(Men& men, int point, int count) {
  men.at(static_cast<std::size_t>(point)) = static_cast<std::uint8_t>(count);
  men[off] = static_cast<std::uint8_t>(men[off] - count);
}

/// Returns one side's checkers, few or many, within its first `reach` points.
Men thrown(std::mt19937& random, const Men& others) {
  Men men = {};
  men[off] = men_of_a_side;
  const int on_board = static_cast<int>(random() % 16);
  const unsigned reach = random() % 2 == 0 ? 6 : 25;
  for (int i = 0; i < on_board; ++i) {
    const int point = 1 + static_cast<int>(random() % reach);
    if (point < bar && others.at(static_cast<std::size_t>(facing(point))) > 0) continue;
    ++men.at(static_cast<std::size_t>(point));
    --men[off];
  }
  return men;
}

}  // namespace

Position position_with(std::initializer_list<std::pair<int, int>> own,
                       std::initializer_list<std::pair<int, int>> others, Color turn) {
  Position position;
  position.turn = turn;
  for (Men& men : position.men) men[off] = men_of_a_side;
  for (const auto& [point, count] : own) put(position.men[slot(turn)], point, count);
  for (const auto& [point, count] : others)
    put(position.men[slot(opposite(turn))], facing(point), count);
  return position;
}

Position random_of_play(std::mt19937& random) {
  Position position = start_position();
  for (unsigned ply = random() % 90; ply > 0; --ply) {
    const auto legal = plays(position, random_roll(random));
    const Position next = after(position, legal[random() % legal.size()]);
    if (is_over(next)) return position;
    position = next;
  }
  return position;
}

Position random_thrown(std::mt19937& random) {
  for (;;) {
    Position position;
    position.turn = random() % 2 == 0 ? Color::white : Color::black;
    position.men[0] = thrown(random, Men{});
    position.men[1] = thrown(random, position.men[0]);
    if (can_stand(position) && !is_over(position)) return position;
  }
}

Roll random_roll(std::mt19937& random) {
  const auto die = [&random] { return static_cast<std::uint8_t>(1 + random() % 6); };
  const std::uint8_t first = die();
  return {first, die()};
}

}  // namespace crownhead::nardi
