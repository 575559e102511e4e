#include "rules/puzzles/puzzle.hpp"

#include <algorithm>

namespace crownhead::puzzles {
namespace {

using draughts::Color;
using draughts::Position;

int kings(const Position& position, Color color) {
  return position.kings[draughts::slot(color)].size();
}
int pieces(const Position& position, Color color) {
  return position.men[draughts::slot(color)].size() + kings(position, color);
}

/// The effect of a solution on the pieces.
struct Course {
  int given = 0;  ///< of the solver
  int taken = 0;  ///< of the opponent
  bool crowned = false;
};

Course course_of(const draughts::Variant& variant, Position position,
                 const std::vector<draughts::Move>& solution) {
  const Color solver = position.turn;
  Course course;
  for (const draughts::Move& move : solution) {
    const bool own = position.turn == solver;
    const int kings_before = kings(position, solver);
    position = draughts::after(variant, position, move);
    (own ? course.taken : course.given) += move.captured.size();
    if (own && kings(position, solver) > kings_before) course.crowned = true;
  }
  return course;
}

}  // namespace

std::string_view theme_name(Theme theme) {
  switch (theme) {
    case Theme::shot: return "shot";
    case Theme::attack: return "attack";
    case Theme::breakthrough: return "breakthrough";
    case Theme::ending: return "ending";
    case Theme::opposition: return "opposition";
  }
  return "";
}

std::optional<Theme> theme_named(std::string_view name) {
  const auto* found = std::ranges::find(all_themes, name, theme_name);
  return found == all_themes.end() ? std::nullopt : std::optional(*found);
}

std::vector<Theme> themes_of(const draughts::Variant& variant, const Position& solved,
                             const std::vector<draughts::Move>& solution) {
  constexpr int few = 8;
  const Course course = course_of(variant, solved, solution);
  const bool ending = pieces(solved, Color::white) + pieces(solved, Color::black) <= few;
  std::vector<Theme> found;
  if (course.given > 0 && (course.taken > course.given || course.crowned))
    found.push_back(Theme::shot);
  if (course.given == 0 && course.taken > 0) found.push_back(Theme::attack);
  if (course.crowned) found.push_back(Theme::breakthrough);
  if (ending) found.push_back(Theme::ending);
  if (ending && course.given == 0 && course.taken == 0 && !course.crowned)
    found.push_back(Theme::opposition);
  return found;
}

}  // namespace crownhead::puzzles
