#pragma once

#include <span>

#include "rules/instant.hpp"
#include "rules/seat.hpp"

namespace crownhead::rating {

/// What is known of a player's strength in one pool, on the scale of Elo. Glicko-2 as Mark Glickman
/// published it, "Example of the Glicko-2 system", 2012; the source keeps the symbols.
struct Rating {
  double rating = 1500;
  double deviation = 350;  ///< half the width of the interval that holds the true one at 68 %
  double volatility = 0.06;

  bool operator==(const Rating&) const = default;
};

constexpr double least_rating = 600;
constexpr double least_deviation = 45, most_deviation = 350;
/// After a great surprise f of step 5 has further roots, at a hundred and more; with one of them
/// every rating would be provisional within a day.
constexpr double least_volatility = 0.01, most_volatility = 0.1;
/// From this deviation on a rating is provisional.
constexpr double provisional_from = 110;
/// With it a deviation of 60 takes a year to become provisional again.
constexpr double periods_a_day = 0.21436;
constexpr double site_tau = 0.75;

/// One game of a period; `score` is 1, 0.5 or 0.
struct Encounter {
  Rating opponent;
  double score;
  /// How much the game tells of strength: the difference of the ratings counts so many times. 1 in
  /// the paper; below it where luck decides more.
  double discrimination = 1;
};

/// A whole period as the paper has it, without our bounds. `periods` is by how many the deviation
/// grows with it: 1 in the paper, 0 where each game is an event of its own.
Rating after_period(const Rating& own, std::span<const Encounter> games, double tau,
                    double periods);

/// Everybody's after one game: each has met its neighbours alone in the order of the places, the
/// one before and the one behind. Within our bounds, no period elapsed. `discrimination` as in
/// Encounter.
PerSeat<Rating> after_game(const PerSeat<Rating>& before, const PerSeat<int>& places,
                           double discrimination);

/// As it is read so long after it was stored: the deviation grows with the days.
Rating aged(const Rating& stored, Millis unplayed);

inline bool provisional(const Rating& read) { return read.deviation >= provisional_from; }

/// The whole number that is shown.
int shown(const Rating& rating);

}  // namespace crownhead::rating
