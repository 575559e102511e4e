#include "tests/draughts/slow/captures.hpp"

#include <algorithm>
#include <optional>

namespace crownhead::slow {

namespace {

/// A capture in progress; the moving tower is off the board.
struct Walk {
  Board* board;  ///< after the captures so far
  Place at;
  Route route;
  std::optional<Direction> last = std::nullopt;
  bool directly_behind = true;  ///< whether the last hop landed directly behind its victim
};

struct Hop {
  Direction direction;
  Place victim;
  Place landing;
};

bool is_king_of(const Walk& walk) { return walk.route.tower.front().king; }

std::vector<Direction> lines(const Rules& rules, Piece piece) {
  std::vector<Direction> all;
  const int ahead = forward(piece.white);
  const bool back = piece.king || rules.men_capture_back;
  if (rules.lines == Lines::straight || rules.lines == Lines::armenian) {
    all = {{0, ahead}, {-1, 0}, {1, 0}};
    if (back) all.push_back({0, -ahead});
    return all;
  }
  all = {{-1, ahead}, {1, ahead}};
  if (back) all.insert(all.end(), {{-1, -ahead}, {1, -ahead}});
  if (rules.lines == Lines::frisian) all.insert(all.end(), {{-2, 0}, {2, 0}, {0, -2}, {0, 2}});
  return all;
}

bool may_take(const Walk& walk, Place place) {
  const Rules& rules = *walk.board->rules;
  const Piece mover = walk.route.tower.front();
  const Piece victim = walk.board->on(place).front();
  if (victim.white == mover.white && !rules.takes_own) return false;
  if (victim.king && !mover.king && !rules.men_take_kings) return false;
  return std::ranges::find(walk.route.captured, place) == walk.route.captured.end();
}

/// Returns the hops over the first piece in one direction, nearest landing first.
std::vector<Hop> hops_along(const Walk& walk, Direction direction) {
  const KingStep step = walk.board->rules->king;
  const bool far = is_king_of(walk) && step != KingStep::one;
  Place place = walk.at + direction;
  while (far && walk.board->is_free(place)) place = place + direction;
  if (!walk.board->inside(place) || walk.board->is_free(place) || !may_take(walk, place)) return {};
  const Place victim = place;
  std::vector<Hop> hops;
  for (place = place + direction; walk.board->is_free(place); place = place + direction) {
    hops.push_back({direction, victim, place});
    if (!far || step == KingStep::directly) break;
  }
  return hops;
}

/// Returns the hops in every direction that has some.
std::vector<std::vector<Hop>> all_hops(const Walk& walk) {
  std::vector<std::vector<Hop>> all;
  for (const Direction direction : lines(*walk.board->rules, walk.route.tower.front())) {
    const bool back = walk.last && *walk.last == Direction{-direction.columns, -direction.ranks};
    if (back && !walk.board->rules->may_turn_back) continue;
    auto hops = hops_along(walk, direction);
    if (!hops.empty()) all.push_back(std::move(hops));
  }
  return all;
}

bool is_on_last_rank(const Walk& walk) {
  return walk.at.rank == last_rank(*walk.board->rules, walk.route.tower.front().white);
}

/// Takes the piece on `victim` by the variant's rules.
void take(Walk& walk, Place victim) {
  Tower& stood = walk.board->on(victim);
  walk.route.captured.push_back(victim);
  walk.route.victims.push_back(stood.front());
  const Taken taken = walk.board->rules->taken;
  if (taken == Taken::join_the_tower) walk.route.tower.push_back(stood.front());
  if (taken != Taken::leave_after_the_move) stood.erase(stood.begin());
}

Walk landed(Walk walk, const Hop& hop) {
  walk.at = hop.landing;
  walk.route.landings.push_back(hop.landing);
  walk.last = hop.direction;
  walk.directly_behind = hop.landing == hop.victim + hop.direction;
  if (walk.board->rules->last_row == LastRow::goes_on_as_king && is_on_last_rank(walk)) {
    walk.route.tower.front().king = true;
  }
  return walk;
}

bool goes_on(const Walk& walk) {
  const bool stops =
      walk.board->rules->last_row == LastRow::stops && !is_king_of(walk) && is_on_last_rank(walk);
  return !stops && !all_hops(walk).empty();
}

bool may_stop(const Walk& walk) {
  const bool bound = walk.board->rules->king == KingStep::killer && is_king_of(walk) &&
                     walk.route.victims.back().king;
  return !bound || walk.directly_behind;
}

void go_on(const Walk& walk, std::vector<Route>& routes) {
  for (const auto& hops : all_hops(walk)) {
    // From a square further behind, continuing straight on is the same capture again.
    if (walk.last && hops.front().direction == *walk.last && !walk.directly_behind) continue;
    const Place victim = hops.front().victim;
    const Tower stood = walk.board->on(victim);
    Walk taken = walk;
    take(taken, victim);
    std::vector<Walk> walks;
    for (const Hop& hop : hops) walks.push_back(landed(taken, hop));
    const auto ending = std::ranges::partition(walks, goes_on);
    const bool some_go_on = ending.size() < walks.size();
    for (const Walk& next : std::ranges::subrange(walks.begin(), ending.begin()))
      go_on(next, routes);
    for (const Walk& next : ending) {
      const bool bound = some_go_on && walk.board->rules->lands_where_it_goes_on;
      if (!bound && may_stop(next)) routes.push_back(next.route);
    }
    walk.board->on(victim) = stood;
  }
}

template <class Worth>
void keep_best(std::vector<Route>& captures, Worth worth) {
  if (captures.empty()) return;
  const auto best = worth(*std::ranges::max_element(captures, {}, worth));
  std::erase_if(captures, [&](const Route& route) { return worth(route) < best; });
}

int pieces(const Route& route) { return static_cast<int>(route.victims.size()); }
int kings(const Route& route) {
  return static_cast<int>(std::ranges::count(route.victims, true, &Piece::king));
}
bool with_king(const Route& route) { return route.mover.king; }

/// An earlier king ranks higher.
int earliest_king(const Route& route) {
  return -static_cast<int>(std::ranges::find(route.victims, true, &Piece::king) -
                           route.victims.begin());
}

int frisian_score(const Route& route) { return pieces(route) + kings(route); }
int fewer_kings(const Route& route) { return -kings(route); }

}  // namespace

Place operator+(Place place, Direction direction) {
  return {place.column + direction.columns, place.rank + direction.ranks};
}

std::vector<Route> captures_from(Board& board, Place from) {
  const Tower tower = board.on(from);
  board.on(from).clear();
  std::vector<Route> routes;
  go_on({&board, from, {from, {}, {}, {}, tower.front(), tower}}, routes);
  board.on(from) = tower;
  return routes;
}

std::vector<Route> chosen(const Rules& rules, std::vector<Route> captures) {
  switch (rules.choice) {
    case Choice::free: break;
    case Choice::most_pieces: keep_best(captures, pieces); break;
    case Choice::most_kings:
      keep_best(captures, pieces);
      keep_best(captures, kings);
      break;
    case Choice::italian:
      keep_best(captures, pieces);
      keep_best(captures, with_king);
      keep_best(captures, kings);
      keep_best(captures, earliest_king);
      break;
    case Choice::king_first: keep_best(captures, with_king); break;
    case Choice::frisian:
      keep_best(captures, frisian_score);
      keep_best(captures, fewer_kings);
      keep_best(captures, with_king);
      break;
  }
  return captures;
}

}  // namespace crownhead::slow
