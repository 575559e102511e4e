#pragma once

#include <span>

#include "rules/instant.hpp"
#include "rules/seat.hpp"

namespace crownhead::rating {

/// An estimate of a player's strength in one pool, on the Elo scale. Glicko-2 as published by Mark
/// Glickman, "Example of the Glicko-2 system", 2012; the source file keeps the paper's symbols.
struct Rating {
  double rating = 1500;
  double deviation = 350;  ///< half the width of the 68 % confidence interval
  double volatility = 0.06;

  bool operator==(const Rating&) const = default;
};

constexpr double least_rating = 600;
constexpr double least_deviation = 45, most_deviation = 350;
/// After a very surprising result, f of step 5 has further roots at a hundred and more; with such a
/// volatility every rating would be provisional within a day.
constexpr double least_volatility = 0.01, most_volatility = 0.1;
/// A rating with at least this deviation is provisional.
constexpr double provisional_from = 110;
/// With this value a deviation of 60 takes a year to become provisional.
constexpr double periods_a_day = 0.21436;
constexpr double site_tau = 0.75;

/// One game in a rating period; `score` is 1, 0.5 or 0.
struct Encounter {
  Rating opponent;
  double score;
  /// How strongly a game reflects skill: a factor on the rating difference. 1 in the paper; lower
  /// in games with more luck.
  double discrimination = 1;
};

/// Computes a whole period as in the paper, without our bounds. The deviation grows by `periods`
/// periods: 1 in the paper, 0 if each game is a separate event.
Rating after_period(const Rating& own, std::span<const Encounter> games, double tau,
                    double periods);

/// Returns all ratings after one game: each player is rated against the neighbours in the order of
/// places only, the one before and the one after. Applies our bounds; no period elapses.
/// `discrimination`: see Encounter.
PerSeat<Rating> after_game(const PerSeat<Rating>& before, const PerSeat<int>& places,
                           double discrimination);

/// Returns the rating as read `unplayed` after it was stored: the deviation grows with time.
Rating aged(const Rating& stored, Millis unplayed);

inline bool provisional(const Rating& read) { return read.deviation >= provisional_from; }

/// Returns the rounded rating for display.
int shown(const Rating& rating);

}  // namespace crownhead::rating
