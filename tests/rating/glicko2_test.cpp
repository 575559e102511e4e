#include "rules/rating/glicko2.hpp"

#include <cmath>
#include <gtest/gtest.h>
#include <numeric>
#include <random>
#include <rapidcheck.h>
#include <vector>

namespace crownhead::rating {
namespace {

/// Returns the places of two players, by the first one's score.
PerSeat<int> places_of(double score) { return {score < 0.5 ? 2 : 1, score > 0.5 ? 2 : 1}; }

constexpr Millis day = seconds(24 * 3600);

void expect_near(const Rating& is, const Rating& should, double precision = 5e-5) {
  EXPECT_NEAR(is.rating, should.rating, precision);
  EXPECT_NEAR(is.deviation, should.deviation, precision);
  EXPECT_NEAR(is.volatility, should.volatility, 5e-9);
}

TEST(Glicko2, MatchesThePapersExample) {
  const std::array games{Encounter{{1400, 30, 0.06}, 1}, Encounter{{1550, 100, 0.06}, 0},
                         Encounter{{1700, 300, 0.06}, 0}};
  expect_near(after_period({1500, 200, 0.06}, games, 0.5, 1), {1464.0507, 151.5165, 0.05999598});
}

// Recomputed by bisection of step 5's f over 60 powers of e, to eight decimals.
TEST(Glicko2, RatesOneGameOfTwoPlayers) {
  struct Row {
    std::array<Rating, 2> before;
    double score;
    std::array<Rating, 2> after;
  };
  for (const auto& row :
       {Row{{{{1500, 350, 0.06}, {1500, 350, 0.06}}},
            1,
            {{{1662.21200147, 290.23050778, 0.05999927},
              {1337.78799853, 290.23050778, 0.05999927}}}},
        Row{{{{1500, 80, 0.06}, {1500, 80, 0.06}}},
            1,
            {{{1517.00710338, 78.07913832, 0.05999967}, {1482.99289662, 78.07913832, 0.05999967}}}},
        Row{{{{1400, 79, 0.06}, {1550, 110, 0.065}}},
            0.5,
            {{{1406.30653087, 77.49557658, 0.0599954}, {1537.61147328, 105.87064543, 0.06499413}}}},
        Row{{{{1700, 120, 0.06}, {1700, 120, 0.06}}},
            0.5,
            {{{1700, 114.19864098, 0.059994}, {1700, 114.19864098, 0.059994}}}},
        Row{{{{1200, 200, 0.09}, {1900, 45, 0.05}}},
            1,
            {{{1418.7296893, 197.72086132, 0.09009096}, {1890.48974761, 45, 0.05001132}}}},
        // At the minimum rating and the minimum deviation.
        Row{{{{610, 100, 0.06}, {600, 100, 0.06}}},
            0,
            {{{600, 96.43937408, 0.05999988}, {626.21477835, 96.43937408, 0.05999988}}}},
        Row{{{{2000, 45, 0.06}, {1000, 45, 0.06}}},
            1,
            {{{2000.03852661, 45, 0.0599999}, {999.96147339, 45, 0.0599999}}}},
        // So surprising that f of step 5 has another root at 114.
        Row{{{{2400, 60, 0.06}, {1200, 60, 0.06}}},
            0,
            {{{2379.66814536, 59.99610777, 0.06002924},
              {1220.33185464, 59.99610777, 0.06002924}}}}}) {
    const auto after = after_game({row.before[0], row.before[1]}, places_of(row.score), 1);
    for (const Seat side : after.seats()) expect_near(after[side], row.after[index(side)], 5e-8);
  }
}

TEST(Glicko2, IncreasesTheDeviationWithTime) {
  EXPECT_EQ(aged({1500, 60, 0.06}, Millis{0}), (Rating{1500, 60, 0.06}));
  EXPECT_EQ(aged({1500, 60, 0.06}, Millis{-5}), (Rating{1500, 60, 0.06}));
  expect_near(aged({1500, 60, 0.06}, {365 * day.count}), {1500, 110.00078549, 0.06});
  expect_near(aged({1600, 45, 0.06}, {30 * day.count}), {1600, 52.18854507, 0.06});
  expect_near(aged({1500, 100, 0.06}, day), {1500, 100.11637301, 0.06});
  expect_near(aged({1500, 350, 0.06}, {10 * day.count}), {1500, 350, 0.06});
}

TEST(Glicko2, MarksARatingProvisionalFrom110) {
  EXPECT_TRUE(provisional({1500, 350, 0.06}));
  EXPECT_TRUE(provisional({1500, 110, 0.06}));
  EXPECT_FALSE(provisional({1500, 109.999, 0.06}));
}

TEST(Glicko2, RoundsToTheNearestInteger) {
  EXPECT_EQ(shown({1499.5, 100, 0.06}), 1500);
  EXPECT_EQ(shown({1499.49, 100, 0.06}), 1499);
}

Rating any_rating() {
  return {.rating = *rc::gen::inRange(6000, 30000) / 10.0,
          .deviation = *rc::gen::inRange(450, 3501) / 10.0,
          .volatility = *rc::gen::inRange(10, 101) / 1000.0};
}

double any_score() { return *rc::gen::element(0.0, 0.5, 1.0); }

void property(const char* what, const std::function<void()>& holds) {
  EXPECT_TRUE(rc::check(what, holds));
}

TEST(Glicko2Properties, StayWithinTheLimits) {
  property("bounds", [] {
    const auto after = after_game({any_rating(), any_rating()}, places_of(any_score()), 1);
    for (const Rating& r : after) {
      RC_ASSERT(r.rating >= least_rating);
      RC_ASSERT(r.deviation >= least_deviation);
      RC_ASSERT(r.deviation <= most_deviation);
      RC_ASSERT(r.volatility >= least_volatility);
      RC_ASSERT(r.volatility <= most_volatility);
    }
  });
}

TEST(Glicko2Properties, AreSymmetric) {
  property("symmetry", [] {
    const Rating a = any_rating(), b = any_rating();
    const double score = any_score();
    const auto one = after_game({a, b}, places_of(score), 1),
               other = after_game({b, a}, places_of(1 - score), 1);
    RC_ASSERT(one[Seat::white] == other[Seat::black]);
    RC_ASSERT(one[Seat::black] == other[Seat::white]);
  });
}

TEST(Glicko2Properties, RewardABetterResult) {
  property("order", [] {
    const PerSeat<Rating> before{any_rating(), any_rating()};
    const auto lost = after_game(before, places_of(0), 1)[Seat::white],
               drawn = after_game(before, places_of(0.5), 1)[Seat::white],
               won = after_game(before, places_of(1), 1)[Seat::white];
    RC_ASSERT(lost.rating <= drawn.rating);
    RC_ASSERT(drawn.rating < won.rating);
    RC_ASSERT(lost.rating <= before[Seat::white].rating);
    RC_ASSERT(won.rating > before[Seat::white].rating);
  });
}

TEST(Glicko2, RatesSeveralPlayersAgainstTheirNeighbours) {
  const PerSeat<Rating> before{Rating{1500}, Rating{1700}, Rating{1400}, Rating{1600}};
  const auto after = after_game(before, {2, 1, 4, 2}, 1);
  const auto by = [](const Rating& own, std::vector<Encounter> games) {
    return after_period(own, games, site_tau, 0);
  };
  expect_near(after[Seat::black], by(before[Seat::black], {{before[Seat::white], 1}}));
  expect_near(after[Seat::white],
              by(before[Seat::white], {{before[Seat::black], 0}, {before[Seat::fourth], 0.5}}));
  expect_near(after[Seat::fourth],
              by(before[Seat::fourth], {{before[Seat::white], 0.5}, {before[Seat::third], 1}}));
  expect_near(after[Seat::third], by(before[Seat::third], {{before[Seat::fourth], 0}}));
}

TEST(Glicko2Properties, ChangeACertainRatingLess) {
  property("certainty", [] {
    Rating sure = any_rating(), unsure = sure;
    sure.deviation = *rc::gen::inRange(45, 200);
    unsure.deviation = sure.deviation + *rc::gen::inRange(1, 150);
    const Rating opponent = any_rating();
    const double gain =
        after_game({sure, opponent}, places_of(1), 1)[Seat::white].rating - sure.rating;
    RC_ASSERT(gain <
              after_game({unsure, opponent}, places_of(1), 1)[Seat::white].rating - unsure.rating);
  });
}

TEST(Glicko2, WeighsAGameOfLuckLess) {
  const PerSeat<Rating> before{Rating{1700, 120, 0.06}, Rating{1500, 120, 0.06}};
  const auto gain = [&](double discrimination, double score) {
    return after_game(before, places_of(score), discrimination)[Seat::white];
  };
  EXPECT_NEAR(gain(0.2, 1).deviation, 120, 1);
  EXPECT_LT(gain(1, 1).deviation, gain(0.2, 1).deviation);
  // Against the weaker player at least half of the games are won; of short ones about half are
  // lost.
  EXPECT_GT(gain(0.2, 0).rating, gain(1, 0).rating);
  EXPECT_NEAR(gain(0.2, 1).rating - 1700, 1700 - gain(0.2, 0).rating, 3);
}

/// Returns how often a player who is stronger by `difference` wins a match of `length` points:
/// FIBS's formula, the source of the discrimination.
double expected_at(int length, double difference) {
  return 1 / (1 + std::pow(10, -difference * std::sqrt(length) / 2000));
}

/// Returns the ratings of players with these strengths after `rounds` of matches against random
/// others, each with a random one of the lengths.
std::vector<Rating> after_rounds(const std::vector<double>& strengths, int rounds,
                                 const std::vector<int>& lengths, std::mt19937& random) {
  std::vector<Rating> ratings(strengths.size());
  std::vector<std::size_t> order(strengths.size());
  std::iota(order.begin(), order.end(), 0U);
  std::uniform_real_distribution<double> unit(0, 1);
  for (int round = 0; round < rounds; ++round) {
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random() % i]);
    for (std::size_t i = 0; i + 1 < order.size(); i += 2) {
      const auto a = order[i], b = order[i + 1];
      const int length = lengths[random() % lengths.size()];
      const bool won = unit(random) < expected_at(length, strengths[a] - strengths[b]);
      const auto after =
          after_game({ratings[a], ratings[b]}, places_of(won ? 1 : 0), std::sqrt(length) / 5);
      ratings[a] = after[Seat::white];
      ratings[b] = after[Seat::black];
    }
  }
  return ratings;
}

// Whatever lengths they play, the same players end up with the same differences.
TEST(Glicko2, RatesMatchesOfEveryLengthOnOneScale) {
  std::vector<double> strengths;
  for (int i = 0; i < 24; ++i) strengths.push_back(1270 + 20 * i);
  for (const auto& lengths : std::vector<std::vector<int>>{{1}, {5}, {25}, {1, 5, 25}}) {
    std::mt19937 random(7);
    const auto ratings = after_rounds(strengths, 4000, lengths, random);
    double slope = 0, spread = 0;
    for (std::size_t i = 0; i < strengths.size(); ++i) {
      slope += (strengths[i] - 1500) * (ratings[i].rating - 1500);
      spread += (strengths[i] - 1500) * (strengths[i] - 1500);
    }
    EXPECT_NEAR(slope / spread, 1, 0.15) << lengths.front() << " of " << lengths.size();
  }
}

}  // namespace
}  // namespace crownhead::rating
