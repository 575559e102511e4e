#include "rules/nardi/computer/stakes.hpp"

#include <algorithm>

namespace crownhead::nardi::computer {

namespace {

constexpr double efficiency = 0.68;

/// Interpolates linearly between two points; returns the first point's value if they coincide.
double between(double x, double from, double at_from, double to, double at_to) {
  if (to <= from) return at_from;
  return at_from + (at_to - at_from) * (x - from) / (to - from);
}

}  // namespace

Stakes::Stakes(const MatchNow& now) : cube_(now.match.cube) {
  const MatchEquity equity(now.terms);
  Match match = now.match;
  for (bool turned = true; turned; match.cube.value *= 2) {
    Level level = {};
    for (const Color color : {Color::white, Color::black}) {
      for (const Win win : {Win::single, Win::gammon, Win::backgammon}) {
        const Win counted = now.ruleset.gammons ? win : Win::single;
        const Match after = after_game(now.terms, match, color, points_of(match, counted));
        level.won[slot(color)][static_cast<std::size_t>(win)] = equity.before_game(after, color);
      }
      Match owned = match;
      owned.cube.owner = color;
      level.may_double[slot(color)] = may_double(now.terms, owned, color);
    }
    turned = level.may_double[0] || level.may_double[1];
    levels_.push_back(level);
  }
}

double Stakes::won(Color color, Win win, std::size_t doubled) const {
  return levels_[std::min(doubled, levels_.size() - 1)]
      .won[slot(color)][static_cast<std::size_t>(win)];
}

double Stakes::mean_won(const Chances& chances, Color color, std::size_t doubled) const {
  const double single = won(color, Win::single, doubled);
  if (chances.win <= 0) return single;
  const double gammon = won(color, Win::gammon, doubled);
  const double backgammon = won(color, Win::backgammon, doubled);
  return single + ((gammon - single) * static_cast<double>(chances.win_gammon) +
                   (backgammon - gammon) * static_cast<double>(chances.win_backgammon)) /
                      static_cast<double>(chances.win);
}

double Stakes::mean_lost(const Chances& chances, Color color, std::size_t doubled) const {
  return 1 - mean_won(chances.for_other(), opposite(color), doubled);
}

/// Returns the share of games that `color` must win to take a double that turns the cube from here.
double Stakes::take_point(const Chances& chances, Color color, std::size_t doubled) const {
  const double dropped = lost(color, Win::single, doubled);
  const double worst = mean_lost(chances, color, doubled + 1);
  const Level& next = levels_[std::min(doubled + 1, levels_.size() - 1)];
  double point = 0;
  if (doubled + 1 < levels_.size() && next.may_double[slot(color)]) {
    const double cash = 1 - take_point(chances.for_other(), opposite(color), doubled + 1);
    const double cashed = won(color, Win::single, doubled + 1);
    point = cashed <= worst ? 0 : cash * (dropped - worst) / (cashed - worst);
  } else {
    const double best = mean_won(chances, color, doubled + 1);
    point = best <= worst ? 0 : (dropped - worst) / (best - worst);
  }
  return std::clamp(point, 0.0, 1.0);
}

double Stakes::live(const Chances& chances, Color color, std::size_t doubled, bool may,
                    bool other_may) const {
  const auto win = static_cast<double>(chances.win);
  double from = 0;
  double at_from = mean_lost(chances, color, doubled);
  double to = 1;
  double at_to = mean_won(chances, color, doubled);
  if (other_may) {
    const double point = take_point(chances, color, doubled);
    const double dropped = lost(color, Win::single, doubled);
    if (win < point) return between(win, from, at_from, point, dropped);
    from = point;
    at_from = dropped;
  }
  if (may) {
    const double point = 1 - take_point(chances.for_other(), opposite(color), doubled);
    const double cashed = won(color, Win::single, doubled);
    if (win > point) return between(win, point, cashed, to, at_to);
    to = point;
    at_to = cashed;
  }
  return between(win, from, at_from, to, at_to);
}

double Stakes::value(const Chances& chances, Color color, std::size_t doubled,
                     CubeOwner owner) const {
  const auto win = static_cast<double>(chances.win);
  const double dead =
      win * mean_won(chances, color, doubled) + (1 - win) * mean_lost(chances, color, doubled);
  if (doubled >= levels_.size()) return dead;
  const Level& level = levels_[doubled];
  const bool may = owner != CubeOwner::other && level.may_double[slot(color)];
  const bool other_may = owner != CubeOwner::side && level.may_double[slot(opposite(color))];
  if (!may && !other_may) return dead;
  return dead + efficiency * (live(chances, color, doubled, may, other_may) - dead);
}

CubeOwner Stakes::owner(Color color) const {
  if (!cube_.owner) return CubeOwner::nobody;
  return *cube_.owner == color ? CubeOwner::side : CubeOwner::other;
}

double Stakes::value(const Chances& chances, Color color) const {
  return value(chances, color, 0, owner(color));
}

}  // namespace crownhead::nardi::computer
