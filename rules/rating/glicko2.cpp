#include "rules/rating/glicko2.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace crownhead::rating {
namespace {

constexpr double scale = 173.7178;  // step 2: Elo points per unit of Glicko-2
constexpr double centre = 1500;
constexpr double close_enough = 1e-9;
constexpr double ms_a_day = 24.0 * 60 * 60 * 1000;

double square(double x) { return x * x; }

double g(double phi) { return 1 / std::sqrt(1 + 3 * square(phi / std::numbers::pi)); }

/// The summary of the games that step 3 and later steps use.
struct Evidence {
  double v = 0;         ///< estimated variance of the rating, from the games alone
  double surprise = 0;  ///< sum of g(phi_j) (s_j - E), each times its discrimination
};

Evidence evidence(double mu, std::span<const Encounter> games) {
  double information = 0;
  Evidence result;
  for (const auto& [opponent, score, discrimination] : games) {
    const double weight = discrimination * g(opponent.deviation / scale);
    const double expected = 1 / (1 + std::exp(-weight * (mu - (opponent.rating - centre) / scale)));
    information += square(weight) * expected * (1 - expected);
    result.surprise += weight * (score - expected);
  }
  result.v = 1 / information;
  return result;
}

/// Step 5: the root of f by the Illinois algorithm.
double new_volatility(double phi, double sigma, const Evidence& games, double tau) {
  const double a = std::log(square(sigma));
  const double delta_squared = square(games.v * games.surprise);
  const auto f = [&](double x) {
    const double e = std::exp(x), spread = square(phi) + games.v + e;
    return e * (delta_squared - spread) / (2 * square(spread)) - (x - a) / square(tau);
  };
  double lower = a, upper = a;
  if (delta_squared > square(phi) + games.v) {
    upper = std::log(delta_squared - square(phi) - games.v);
  } else {
    do upper -= tau;
    while (f(upper) < 0);
  }
  double f_lower = f(lower), f_upper = f(upper);
  while (std::abs(upper - lower) > close_enough) {
    const double between = lower + (lower - upper) * f_lower / (f_upper - f_lower);
    const double f_between = f(between);
    if (f_between * f_upper <= 0) {
      lower = upper;
      f_lower = f_upper;
    } else {
      f_lower /= 2;
    }
    upper = between;
    f_upper = f_between;
  }
  return std::exp(lower / 2);
}

Rating bounded(const Rating& r) {
  return {.rating = std::max(r.rating, least_rating),
          .deviation = std::clamp(r.deviation, least_deviation, most_deviation),
          .volatility = std::clamp(r.volatility, least_volatility, most_volatility)};
}

}  // namespace

Rating after_period(const Rating& own, std::span<const Encounter> games, double tau,
                    double periods) {
  const double mu = (own.rating - centre) / scale, phi = own.deviation / scale;
  if (games.empty())
    return {.rating = own.rating,
            .deviation = scale * std::hypot(phi, std::sqrt(periods) * own.volatility),
            .volatility = own.volatility};
  const Evidence seen = evidence(mu, games);
  const double sigma = new_volatility(phi, own.volatility, seen, tau);
  const double phi_squared = 1 / (1 / (square(phi) + periods * square(sigma)) + 1 / seen.v);
  return {.rating = centre + scale * (mu + phi_squared * seen.surprise),
          .deviation = scale * std::sqrt(phi_squared),
          .volatility = sigma};
}

PerSeat<Rating> after_game(const PerSeat<Rating>& before, const PerSeat<int>& places,
                           double discrimination) {
  std::vector<Seat> order;
  for (const Seat seat : places.seats()) order.push_back(seat);
  std::ranges::sort(order, {}, [&](Seat seat) { return std::pair(places[seat], seat); });
  auto after = before;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const Seat own = order[i];
    std::vector<Encounter> games;
    const auto meets = [&](Seat other) {
      const double better = places[own] < places[other] ? 1 : 0;
      games.push_back({.opponent = before[other],
                       .score = places[own] == places[other] ? 0.5 : better,
                       .discrimination = discrimination});
    };
    if (i > 0) meets(order[i - 1]);
    if (i + 1 < order.size()) meets(order[i + 1]);
    after[own] = bounded(after_period(before[own], games, site_tau, 0));
  }
  return after;
}

Rating aged(const Rating& stored, Millis unplayed) {
  if (unplayed <= Millis{0}) return stored;
  const double days = static_cast<double>(unplayed.count) / ms_a_day;
  return bounded(after_period(stored, {}, site_tau, days * periods_a_day));
}

int shown(const Rating& rating) { return static_cast<int>(std::lround(rating.rating)); }

}  // namespace crownhead::rating
