#include "rules/tournament/pairing/swiss_edges.hpp"

#include <algorithm>
#include <cstdlib>

namespace crownhead::tournament {
namespace {

/// Greater distances from the ideal place all count the same, which keeps weights short.
constexpr int far_away = 512;

std::int64_t squared(int places) {
  const std::int64_t capped = std::min(std::abs(places), far_away);
  return capped * capped;
}

/// Packs the penalties into one number such that sums over a whole round compare like the
/// penalties, one after another: the unit of each criterion exceeds the maximum total of all
/// following ones.
class Weights {
 public:
  explicit Weights(const SwissField& field) {
    const Weight pairs = static_cast<Weight>(field.players.size()) / 2 + 1;
    const Weight groups = field.players.empty() ? 1 : field.players.back().group + 1;
    order_ = 1;
    repeated_ = order_ * (pairs * (4 * far_away * far_away + 1) + 1);
    mild_ = repeated_ * (pairs * 2 + 1);
    strong_ = mild_ * (pairs + 1);
    absolute_ = strong_ * (pairs + 1);
    distance_ = absolute_ * (pairs + 1);
    floater_ = distance_ * (pairs * groups + 1);
    bye_ = floater_ * (pairs + 1);
  }

  Weight of(const PairingCost& cost) const {
    return -(bye_ * cost.bye_group + floater_ * cost.floater + distance_ * cost.distance +
             absolute_ * cost.absolute + strong_ * cost.strong + mild_ * cost.mild +
             repeated_ * cost.repeated + order_ * cost.order);
  }

 private:
  Weight bye_, floater_, distance_, absolute_, strong_, mild_, repeated_, order_;
};

void add_colours(PairingCost& cost, const ColourWish& a, const ColourWish& b) {
  if (a.white != b.white) return;
  switch (std::min(a.need, b.need)) {
    case ColourNeed::absolute: cost.absolute = 1; break;
    case ColourNeed::strong: cost.strong = 1; break;
    case ColourNeed::mild: cost.mild = 1; break;
    case ColourNeed::none: break;
  }
}

PairingCost bye_cost(const SwissField& field, std::size_t place) {
  const SwissPlayer& player = field.players[place];
  return {.bye_group = field.players.back().group - player.group,
          .repeated = player.floated_down ? 1 : 0,
          .order = 2 * squared(player.group_size - 1 - player.place)};
}

/// Returns true if b is near the ideal opponent of a: half a group away, or a neighbour.
bool is_near(const SwissField& field, std::size_t a, std::size_t b, int window) {
  const SwissPlayer& upper = field.players[a];
  const SwissPlayer& lower = field.players[b];
  if (static_cast<int>(b - a) <= 2 * window) return true;
  return upper.group == lower.group &&
         std::abs(lower.place - upper.place - upper.group_size / 2) <= window;
}

/// Adds byes for the lowest players who may have one, 4 x window of them.
void add_byes(std::vector<WeightedEdge>& edges, const SwissField& field, const Weights& weights,
              int window) {
  const int bye = static_cast<int>(field.players.size());
  for (int place = bye - 1, found = 0; place >= 0 && found < 4 * window; --place) {
    const auto at = static_cast<std::size_t>(place);
    if (!field.players[at].may_have_bye) continue;
    edges.push_back({place, bye, weights.of(bye_cost(field, at))});
    ++found;
  }
}

}  // namespace

bool may_meet(const SwissField& field, std::size_t a, std::size_t b) {
  if (field.is_barred(a, b)) return false;
  if (!field.colours_matter || field.last_round) return true;
  const ColourWish &one = field.players[a].wish, &other = field.players[b].wish;
  return one.need != ColourNeed::absolute || other.need != ColourNeed::absolute ||
         one.white != other.white;
}

PairingCost pairing_cost(const SwissField& field, std::size_t a, std::size_t b) {
  const SwissPlayer& upper = field.players[a];
  const SwissPlayer& lower = field.players[b];
  PairingCost cost;
  if (field.colours_matter) add_colours(cost, upper.wish, lower.wish);
  if (upper.group == lower.group) {
    const int beyond = lower.place - upper.place - upper.group_size / 2;
    cost.order = 2 * squared(beyond) + (beyond < 0 ? 1 : 0);
    return cost;
  }
  cost.floater = 1;
  cost.distance = lower.group - upper.group;
  cost.repeated = (upper.floated_down ? 1 : 0) + (lower.floated_up ? 1 : 0);
  cost.order = 2 * (squared(upper.group_size - 1 - upper.place) + squared(lower.place));
  return cost;
}

std::vector<WeightedEdge> swiss_edges(const SwissField& field, int window) {
  const Weights weights(field);
  const std::size_t n = field.players.size();
  std::vector<WeightedEdge> edges;
  for (std::size_t a = 0; a < n; ++a)
    for (std::size_t b = a + 1; b < n; ++b) {
      if (!is_near(field, a, b, window) || !may_meet(field, a, b)) continue;
      edges.push_back(
          {static_cast<int>(a), static_cast<int>(b), weights.of(pairing_cost(field, a, b))});
    }
  if (n % 2 == 1) add_byes(edges, field, weights, window);
  return edges;
}

}  // namespace crownhead::tournament
