#include "rules/tournament/pairing/arena.hpp"

#include <algorithm>
#include <tuple>

#include "rules/tournament/lot.hpp"
#include "rules/tournament/points.hpp"

namespace crownhead::tournament {
namespace {

constexpr int two_half_points = 2;
/// Maximum distance between two paired players in the standings of those waiting.
constexpr int widest_gap = 24;

/// The waiting players, in the order of the standings.
struct Waiting {
  PairingNumber seat;
  int urgency;  ///< greater for a longer wait
  const ScoreCard* card;
  const Entrant* entrant;
};

std::vector<Waiting> in_order(const History& history, std::span<const PairingNumber> seats,
                              const std::vector<ScoreCard>& cards) {
  const auto index = seat_index(history);
  std::vector<Waiting> waiting;
  for (std::size_t i = 0; i < seats.size(); ++i) {
    const std::size_t at = index.at(seats[i]);
    waiting.push_back({.seat = seats[i],
                       .urgency = static_cast<int>(seats.size() - i),
                       .card = &cards[at],
                       .entrant = &history.entrants[at]});
  }
  std::ranges::sort(waiting, {}, [](const Waiting& w) {
    return std::tuple(-w.card->points, -w.entrant->rating, w.entrant->lot, w.seat);
  });
  return waiting;
}

bool just_played(const Waiting& a, const Waiting& b) {
  const auto last_is = [](const Waiting& own, PairingNumber other) {
    return !own.card->lines.empty() && own.card->lines.back().opponent == other;
  };
  return last_is(a, b.seat) || last_is(b, a.seat);
}

bool is_forbidden(const History& history, PairingNumber a, PairingNumber b) {
  return std::ranges::any_of(history.forbidden, [&](const auto& pair) {
    return pair == std::pair(a, b) || pair == std::pair(b, a);
  });
}

/// Builds two copies of the graph with each node connected to its copy. A perfect matching of it
/// then corresponds to any matching of the players: a player matched with their own copy keeps
/// waiting.
std::vector<WeightedEdge> doubled_graph(const History& history,
                                        const std::vector<Waiting>& waiting) {
  const int n = static_cast<int>(waiting.size());
  const Weight gap_scale = Weight{n} * widest_gap * widest_gap + 1;
  const Weight pair_scale = gap_scale * n * (n + 1);
  std::vector<WeightedEdge> edges;
  for (int a = 0; a < n; ++a) {
    const auto& own = waiting[static_cast<std::size_t>(a)];
    edges.push_back({a, n + a, -2 * (pair_scale + gap_scale * own.urgency)});
    for (int b = a + 1; b < std::min(n, a + widest_gap + 1); ++b) {
      const auto& other = waiting[static_cast<std::size_t>(b)];
      if (just_played(own, other) || is_forbidden(history, own.seat, other.seat)) continue;
      const Weight weight = -Weight{(b - a) * (b - a)};
      edges.push_back({a, b, weight});
      edges.push_back({n + a, n + b, weight});
    }
  }
  return edges;
}

/// White goes to the player who has had White less often; the lot decides ties.
bool first_is_white(const History& history, const Waiting& a, const Waiting& b) {
  const auto whites = [](const Waiting& w) {
    int sum = 0;
    for (const ScoreCardLine& line : w.card->lines)
      if (line.white) sum += *line.white ? 1 : -1;
    return sum;
  };
  if (history.policy.colours == Colours::balanced && whites(a) != whites(b))
    return whites(a) < whites(b);
  return drawn_lot(history.seed, {history.rounds.size(), a.entrant->lot, b.entrant->lot}) % 2 == 0;
}

}  // namespace

bool counts_double(std::span<const ScoreCardLine> earlier) {
  while (!earlier.empty() && earlier.back().open) earlier = earlier.first(earlier.size() - 1);
  return earlier.size() >= 2 && earlier.back().won && earlier[earlier.size() - 2].won;
}

int arena_points(const Points& points, std::span<const ScoreCardLine> earlier,
                 const Encounter& encounter, std::size_t side) {
  if (encounter.games.empty()) return 0;
  const Game& game = encounter.games.back();
  const int score = game_score(game.outcome)[side];
  if (score == 1 && game.plies < draw_counts_from_ply) return 0;
  const bool doubled = counts_double(earlier);
  const int base = score == 2 ? points.win : score == 1 ? points.draw : points.loss;
  const bool brave = score == 2 && game.berserk[side] && game.plies >= berserk_from_ply;
  return (doubled ? 2 * base : base) + (brave ? two_half_points : 0);
}

std::vector<Encounter> arena_wave(const History& history, std::span<const PairingNumber> seats,
                                  const MatchingSolver& solve) {
  const std::vector<ScoreCard> cards = score_cards_of(history);
  const std::vector<Waiting> waiting = in_order(history, seats, cards);
  const int n = static_cast<int>(waiting.size());
  const auto mates = solve(2 * n, doubled_graph(history, waiting));
  std::vector<Encounter> wave;
  if (!mates) return wave;
  for (int a = 0; a < n; ++a) {
    const int mate = (*mates)[static_cast<std::size_t>(a)];
    if (mate >= n || mate < a) continue;
    const Waiting* white = &waiting[static_cast<std::size_t>(a)];
    const Waiting* black = &waiting[static_cast<std::size_t>(mate)];
    if (!first_is_white(history, *white, *black)) std::swap(white, black);
    wave.push_back({.board = static_cast<int>(wave.size()) + 1,
                    .first = white->seat,
                    .second = black->seat,
                    .games = {Game{}}});
  }
  return wave;
}

}  // namespace crownhead::tournament
