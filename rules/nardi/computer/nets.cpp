#include "rules/nardi/computer/nets.hpp"

#include <algorithm>
#include <optional>

#include "rules/nardi/board_end.hpp"
#include "rules/nardi/computer/short_race.hpp"

namespace crownhead::nardi::computer {

namespace {

int highest(const Men& men) {
  int point = bar;
  while (point > off && men[static_cast<std::size_t>(point)] == 0) --point;
  return point;
}

/// Returns the probabilities of the side on roll if the other side has won the game.
std::optional<Chances> lost(const Position& position) {
  if (position.of(opposite(position.turn))[off] != men_of_a_side) return std::nullopt;
  const Win win = board_end(position)->win;
  return Chances{.lose_gammon = win >= Win::gammon ? 1.0F : 0.0F,
                 .lose_backgammon = win == Win::backgammon ? 1.0F : 0.0F};
}

/// Returns the probabilities of the side on roll if they are known without a net.
std::optional<Chances> exact(const Position& position) {
  if (const auto end = lost(position)) return end;
  const auto win =
      short_race().win(position.of(position.turn), position.of(opposite(position.turn)));
  return win ? std::optional(Chances{.win = *win}) : std::nullopt;
}

/// Removes impossible values: a gammon against a side that has borne off, or a rarer outcome that
/// is more probable than the one that includes it.
Chances possible(Chances chances, const Men& on_roll, const Men& other) {
  if (other[off] > 0) chances.win_gammon = 0;
  if (on_roll[off] > 0) chances.lose_gammon = 0;
  chances.win_gammon = std::min(chances.win_gammon, chances.win);
  chances.lose_gammon = std::min(chances.lose_gammon, 1 - chances.win);
  chances.win_backgammon = std::min(chances.win_backgammon, chances.win_gammon);
  chances.lose_backgammon = std::min(chances.lose_backgammon, chances.lose_gammon);
  return chances;
}

/// Computes the hidden units' sums for positions near an earlier one.
class NearSums {
 public:
  NearSums(const Net& net, const Men& on_roll, const Men& other)
      : net_(net), on_roll_(on_roll), other_(other), sums_(net.sums(on_roll, other)) {}

  Chances chances(const Men& on_roll, const Men& other) const {
    Sums sums = sums_;
    for (int point = off; point <= bar; ++point) {
      const auto at = static_cast<std::size_t>(point);
      if (on_roll[at] != on_roll_[at]) net_.change(sums, false, point, on_roll_[at], on_roll[at]);
      if (other[at] != other_[at]) net_.change(sums, true, point, other_[at], other[at]);
    }
    return net_.chances(sums);
  }

 private:
  const Net& net_;
  const Men& on_roll_;
  const Men& other_;
  Sums sums_;
};

}  // namespace

bool is_contact(const Men& one, const Men& other) { return highest(one) + highest(other) > bar; }

Chances judged(const Nets& nets, const Position& position) {
  if (const auto known = exact(position)) return *known;
  const Men& on_roll = position.of(position.turn);
  const Men& other = position.of(opposite(position.turn));
  const Net& net = nets.of(on_roll, other);
  return possible(net.chances(net.sums(on_roll, other)), on_roll, other);
}

std::vector<Chances> judged_plays(const Nets& nets, const Position& before,
                                  std::span<const Play> plays) {
  const Men& others = before.of(opposite(before.turn));
  std::optional<NearSums> contact;
  std::optional<NearSums> race;
  std::vector<Chances> found;
  found.reserve(plays.size());
  for (const Play& play : plays) {
    const Position next = after(before, play);
    if (const auto known = exact(next)) {
      found.push_back(known->for_other());
      continue;
    }
    const Men& on_roll = next.of(next.turn);
    const Men& played = next.of(before.turn);
    const bool meets = is_contact(on_roll, played);
    auto& near = meets ? contact : race;
    if (!near) near.emplace(meets ? nets.contact : nets.race, others, before.of(before.turn));
    found.push_back(possible(near->chances(on_roll, played), on_roll, played).for_other());
  }
  return found;
}

}  // namespace crownhead::nardi::computer
