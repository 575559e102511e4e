#include <algorithm>
#include <array>

#include "rules/nardi/notation.hpp"

namespace crownhead::nardi {

namespace {

/// The path of one checker or of several equal ones.
struct Way {
  int from;
  int to;
  bool hits;
  int men;
};

/// Joins steps: each unused step begins a path, which continues until it hits or no step continues
/// it.
std::vector<Way> ways_of(const Play& play) {
  const auto steps = play.steps();
  const Points hit = play.hit();
  std::array<bool, 4> taken = {};
  std::vector<Way> ways;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (taken[i]) continue;
    Way way{steps[i].from, steps[i].to, steps[i].hits, 1};
    for (std::size_t next = i + 1; next < steps.size(); ++next) {
      if (taken[next] || steps[next].from != way.to || (hit & one(way.to)) != 0) continue;
      taken[next] = true;
      way.to = steps[next].to;
      way.hits = steps[next].hits;
    }
    ways.push_back(way);
  }
  return ways;
}

/// The longest path from a point comes first.
void put_equal_together(std::vector<Way>& ways) {
  std::ranges::sort(ways, [](const Way& a, const Way& b) {
    return a.from != b.from ? a.from > b.from : a.to < b.to;
  });
  std::size_t last = 0;
  for (std::size_t i = 1; i < ways.size(); ++i) {
    if (ways[i].from == ways[last].from && ways[i].to == ways[last].to) {
      ways[last].hits = ways[last].hits || ways[i].hits;
      ++ways[last].men;
    } else {
      ways[++last] = ways[i];
    }
  }
  ways.erase(ways.begin() + static_cast<std::ptrdiff_t>(std::min(last + 1, ways.size())),
             ways.end());
}

}  // namespace

std::string write_play(const Play& play) {
  if (play.is_pass()) return "-";
  auto ways = ways_of(play);
  put_equal_together(ways);
  std::string text;
  for (const Way& way : ways) {
    if (!text.empty()) text += ' ';
    text += way.from == bar ? "bar" : std::to_string(way.from);
    text += '/';
    text += way.to == off ? "off" : std::to_string(way.to);
    if (way.hits) text += '*';
    if (way.men > 1) text += '(' + std::to_string(way.men) + ')';
  }
  return text;
}

std::string write_turn(Roll roll, const Play& play) {
  return write_roll(roll) + ": " + write_play(play);
}

std::string write_steps(const Play& play) {
  std::string text;
  for (const Step& step : play.steps()) {
    if (!text.empty()) text += ' ';
    text += std::to_string(step.from) + '/' + std::to_string(step.to);
    if (step.hits) text += '*';
  }
  return text;
}

}  // namespace crownhead::nardi
