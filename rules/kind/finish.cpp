#include "rules/kind/finish.hpp"

namespace crownhead::kind {

Finish placed(const PerSeat<int>& places) {
  Finish finish{.places = places, .points = PerSeat<int>::filled(places.size())};
  for (const Seat seat : places.seats())
    for (const Seat other : places.seats())
      if (other != seat)
        finish.points[seat] += (places[other] > places[seat]) + (places[other] >= places[seat]);
  return finish;
}

Finish won_by(Seat winner, std::size_t seats) {
  auto places = PerSeat<int>::filled(seats, 2);
  places[winner] = 1;
  return placed(places);
}

Finish lost_by(Seat loser, std::size_t seats) {
  auto places = PerSeat<int>::filled(seats, 1);
  places[loser] = static_cast<int>(seats);
  return placed(places);
}

Finish drawn(std::size_t seats) { return placed(PerSeat<int>::filled(seats, 1)); }

Finish annulled(std::size_t seats) {
  return {.places = PerSeat<int>::filled(seats), .points = PerSeat<int>::filled(seats)};
}

Outcome outcome_of(const Finish& finish) {
  const int white = finish.places[Seat::white], black = finish.places[Seat::black];
  if (white == 0) return Outcome::none;
  if (white == black) return Outcome::draw;
  return white < black ? Outcome::white_wins : Outcome::black_wins;
}

Finish finish_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::white_wins: return won_by(Seat::white);
    case Outcome::black_wins: return won_by(Seat::black);
    case Outcome::draw: return drawn();
    case Outcome::none: return annulled();
  }
  return annulled();
}

}  // namespace crownhead::kind
