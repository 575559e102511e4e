#include "tests/draughts/slow/board.hpp"

#include <algorithm>
#include <cctype>
#include <map>
#include <stdexcept>

namespace crownhead::slow {

namespace {

bool is_played_on(const Rules& rules, Place place) {
  if (rules.all_squares) return true;
  return (place.column + place.rank) % 2 == (rules.dark_right ? 1 : 0);
}

std::string letters(Place place) {
  return std::string(1, static_cast<char>('a' + place.column)) + std::to_string(place.rank + 1);
}

}  // namespace

Board::Board(const Rules& of) : rules(&of), at(static_cast<std::size_t>(of.rows * of.columns)) {}

Tower& Board::on(Place place) {
  return at[static_cast<std::size_t>(place.rank * rules->columns + place.column)];
}

const Tower& Board::on(Place place) const {
  return at[static_cast<std::size_t>(place.rank * rules->columns + place.column)];
}

bool Board::inside(Place place) const {
  return place.column >= 0 && place.column < rules->columns && place.rank >= 0 &&
         place.rank < rules->rows;
}

int last_rank(const Rules& rules, bool white) { return white ? rules.rows - 1 : 0; }

const std::vector<Place>& places(const Rules& rules) {
  static std::map<const Rules*, std::vector<Place>> known;
  std::vector<Place>& all = known[&rules];
  if (!all.empty()) return all;
  for (int rank = rules.rows - 1; rank >= 0; --rank) {
    for (int column = 0; column < rules.columns; ++column) {
      if (is_played_on(rules, {column, rank})) all.push_back({column, rank});
    }
  }
  if (rules.first_square == Corner::bottom_right) std::ranges::reverse(all);
  return all;
}

std::string name_of(const Rules& rules, Place place) {
  if (rules.algebraic) return letters(place);
  const auto& all = places(rules);
  return std::to_string(std::ranges::find(all, place) - all.begin() + 1);
}

Place place_named(const Rules& rules, const std::string& name) {
  const auto& all = places(rules);
  if (!name.empty() && std::isdigit(static_cast<unsigned char>(name[0])) != 0) {
    const std::size_t number = std::stoul(name);
    if (number >= 1 && number <= all.size()) return all[number - 1];
  }
  if (name.size() == 2) {
    const Place place{name[0] - 'a', name[1] - '1'};
    if (std::ranges::find(all, place) != all.end()) return place;
  }
  throw std::invalid_argument("no square " + name);
}

}  // namespace crownhead::slow
