#include "rules/star/play.hpp"

#include <algorithm>
#include <span>

namespace crownhead::star {

namespace {

std::span<Progress> seats_of(const Terms& terms, Position& position) {
  return std::span(position.seats).first(static_cast<std::size_t>(terms.seats));
}

std::span<const Progress> seats_of(const Terms& terms, const Position& position) {
  return std::span(position.seats).first(static_cast<std::size_t>(terms.seats));
}

int count_of(const Terms& terms, const Position& position, Standing standing) {
  return static_cast<int>(
      std::ranges::count(seats_of(terms, position), standing, &Progress::standing));
}

Progress& progress_of(Position& position, int seat) {
  return position.seats[static_cast<std::size_t>(seat)];
}

bool plays(const Position& position, int seat) {
  return position.seats[static_cast<std::size_t>(seat)].standing == Standing::plays;
}

/// Returns true if `seat` has men in every hole of its target. Once the opponents at home there
/// have had their turns to leave, their men count for `seat`, provided it has one there itself.
bool has_filled_target(const Terms& terms, const Position& position, int seat) {
  const auto owner = opposite_seat(terms, seat);
  const bool owner_has_moved = owner && *owner <= position.turn;
  const int turns_of_owner = position.round - (owner_has_moved ? 0 : 1);
  const bool owner_counts = owner && turns_of_owner >= leaving_turn(terms);
  bool has_own = false;
  for (Hole hole = 0; hole < terms.board->holes; ++hole) {
    if (!is_in_camp(terms, target(terms, seat), hole)) continue;
    const bool own = position.men[hole] == man_of(seat);
    const bool filled = own || (owner_counts && position.men[hole] == man_of(*owner));
    if (!filled) return false;
    has_own = has_own || own;
  }
  return has_own;
}

/// The progress of a seat that has not arrived; less is better.
struct Advance {
  int outside;   ///< men outside the target
  int distance;  ///< total steps of all men to the tip of the target

  constexpr auto operator<=>(const Advance&) const = default;
};

Advance advance_of(const Terms& terms, const Position& position, int seat) {
  const Point goal = target(terms, seat);
  Advance advance{};
  for (Hole hole = 0; hole < terms.board->holes; ++hole) {
    if (position.men[hole] != man_of(seat)) continue;
    if (!is_in_camp(terms, goal, hole)) ++advance.outside;
    advance.distance += terms.board->to_tip[hole][slot(goal)];
  }
  return advance;
}

void place(Progress& progress, int at) {
  progress = {Standing::placed, static_cast<std::uint8_t>(at)};
}

/// Returns the best free place.
int next_place(const Terms& terms, const Position& position) {
  return 1 + count_of(terms, position, Standing::placed);
}

void place_arrived(const Terms& terms, Position& position) {
  const int at = next_place(terms, position);
  for (Progress& progress : seats_of(terms, position))
    if (progress.standing == Standing::arrived) place(progress, at);
}

void place_by_advance(const Terms& terms, Position& position) {
  const int best = next_place(terms, position);
  std::vector<std::pair<int, Advance>> left;
  for (int seat = 0; seat < terms.seats; ++seat)
    if (plays(position, seat)) left.emplace_back(seat, advance_of(terms, position, seat));
  for (const auto& [seat, advance] : left) {
    const auto better =
        std::ranges::count_if(left, [&](const auto& other) { return other.second < advance; });
    place(progress_of(position, seat), best + static_cast<int>(better));
  }
}

/// Returns the first playing seat, starting with `from`.
std::optional<int> next_seat(const Terms& terms, const Position& position, int from) {
  for (int seat = from; seat < terms.seats; ++seat)
    if (plays(position, seat)) return seat;
  return std::nullopt;
}

void end_round(const Terms& terms, Position& position) {
  place_arrived(terms, position);
  const int left = count_of(terms, position, Standing::plays);
  if (left <= 1) return place_by_advance(terms, position);
  if (position.round == last_turn(terms)) place_by_advance(terms, position);
  ++position.round;
  if (const auto seat = next_seat(terms, position, 0))
    position.turn = static_cast<std::uint8_t>(*seat);
}

void pass_turn(const Terms& terms, Position& position) {
  if (const auto seat = next_seat(terms, position, position.turn + 1))
    position.turn = static_cast<std::uint8_t>(*seat);
  else
    end_round(terms, position);
}

}  // namespace

Position start_position(const Terms& terms) {
  Position position;
  for (int seat = 0; seat < terms.seats; ++seat)
    for (Hole hole = 0; hole < terms.board->holes; ++hole)
      if (is_in_camp(terms, home(terms, seat), hole)) position.men[hole] = man_of(seat);
  return position;
}

std::optional<int> waits_for(const Terms& terms, const Position& position) {
  if (std::ranges::find(seats_of(terms, position), 0, &Progress::place) ==
      seats_of(terms, position).end())
    return std::nullopt;
  return position.turn;
}

void play(const Terms& terms, Position& position, Move move) {
  if (move != pass) std::swap(position.men[move.from], position.men[move.to]);
  for (int seat = 0; seat < terms.seats; ++seat)
    if (plays(position, seat) && has_filled_target(terms, position, seat))
      progress_of(position, seat).standing = Standing::arrived;
  pass_turn(terms, position);
}

void eliminate(const Terms& terms, Position& position, int seat) {
  if (!plays(position, seat)) return;
  const int at = terms.seats - count_of(terms, position, Standing::out);
  progress_of(position, seat) = {Standing::out, static_cast<std::uint8_t>(at)};
  std::ranges::replace(position.men, man_of(seat), std::uint8_t{0});
  const int left = count_of(terms, position, Standing::plays);
  const int arrived = count_of(terms, position, Standing::arrived);
  // If another seat has arrived, the last remaining seat still has a turn in this round, because it
  // may share that place.
  if (left == 0 || (left == 1 && arrived == 0))
    end_round(terms, position);
  else if (seat == position.turn)
    pass_turn(terms, position);
}

std::string_view cause_name(FinishCause cause) {
  switch (cause) {
    case FinishCause::arrived: return "arrived";
    case FinishCause::alone: return "alone";
    case FinishCause::turn_limit: return "turn_limit";
  }
  return "arrived";
}

std::optional<Finish> finish(const Terms& terms, const Position& position) {
  if (waits_for(terms, position)) return std::nullopt;
  Finish finish{{}, FinishCause::arrived};
  for (const Progress& progress : seats_of(terms, position))
    finish.places.push_back(progress.place);
  if (position.round > last_turn(terms))
    finish.cause = FinishCause::turn_limit;
  else if (count_of(terms, position, Standing::out) == terms.seats - 1)
    finish.cause = FinishCause::alone;
  return finish;
}

}  // namespace crownhead::star
