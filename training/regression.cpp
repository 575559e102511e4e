#include "training/regression.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>

#include "rules/computer/learned_evaluation.hpp"
#include "rules/draughts/moves/with_rules.hpp"

namespace crownhead::training {

namespace {

using computer::pattern_contents;
using computer::plain_traits;
using computer::Trait;
using computer::Worth;

/// A lead of this many hundredths of a man means odds of e to one. The browser's evaluation graph
/// uses the same value.
constexpr double hundredths_of_e = 140;

/// A learned number: the more it has changed, the less it changes.
struct Learned {
  float value = 0;
  float moved = 0;

  void learn(float slope, float rate) {
    moved += slope * slope;
    value -= rate * slope / std::sqrt(moved + 1e-6F);
  }
};

struct LearnedWorth {
  Learned opening;
  Learned ending;
};

float expected_of(float odds) { return 1 / (1 + std::exp(-odds)); }

template <class Rules>
class Pupil {
  using Board = typename Rules::Board;
  using Evaluation = computer::LearnedEvaluation<Rules>;
  using Patterns = computer::Patterns<Board>;

 public:
  Pupil(const draughts::Variant& variant, const Regression& how)
      : variant_(variant),
        how_(how),
        traits_(plain_traits + Board::squares),
        patterns_(Patterns::count * pattern_contents) {
    // Initially only men and kings have a value, as in the hand-written evaluation.
    const float man = variant.goal == draughts::Goal::lose_all ? -0.1F : 0.7F;
    for (const auto& [trait, men] : {std::pair{Trait::men, 1.0F}, std::pair{Trait::kings, 2.5F}}) {
      LearnedWorth& worth = traits_[static_cast<std::size_t>(trait)];
      worth.opening.value = worth.ending.value = men * man;
    }
  }

  /// Learns from the sample at this rate; at rate 0 only computes the loss. Returns the loss.
  double take(const DraughtsSample& sample, float rate) {
    const auto state = state_of(sample);
    const Evaluation evaluation(state);
    const auto found = Patterns::in(state);
    const float opening = static_cast<float>(evaluation.pieces()) / Evaluation::most_pieces;
    const float odds = sum(evaluation, sample.turn, found, opening);
    const float expected = expected_of(odds);
    const float wanted = wanted_of(sample);
    if (rate > 0) {
      learn(evaluation, sample.turn, found, opening, expected - wanted, rate);
      return 0;
    }
    constexpr float least = 1e-6F;
    return -wanted * std::log(expected + least) - (1 - wanted) * std::log(1 - expected + least);
  }

  std::vector<std::uint8_t> file() const {
    const auto rounded = [](const std::vector<LearnedWorth>& learned) {
      constexpr double units = 2 * hundredths_of_e;
      const auto number = [](const Learned& one) {
        return static_cast<std::int16_t>(
            std::clamp(std::lround(one.value * units), -32'000L, 32'000L));
      };
      std::vector<Worth> worth;
      for (const LearnedWorth& one : learned)
        worth.push_back({number(one.opening), number(one.ending)});
      return worth;
    };
    return write_weights(variant_, rounded(traits_), rounded(patterns_));
  }

 private:
  static draughts::BoardState<Board> state_of(const DraughtsSample& sample) {
    const auto word = [](std::uint64_t squares) {
      return Board::pack(draughts::Bitboard::from_words(squares, 0));
    };
    return {{word(sample.men[0]), word(sample.men[1])},
            {word(sample.kings[0]), word(sample.kings[1])}};
  }

  float wanted_of(const DraughtsSample& sample) const {
    const double by_score = expected_of(static_cast<float>(sample.score / hundredths_of_e));
    return static_cast<float>(how_.of_results * sample.white_got / 2 +
                              (1 - how_.of_results) * by_score);
  }

  /// Calls `call` with each weight of the position and how often it counts.
  template <class Found, class Call>
  void each(const Evaluation& evaluation, draughts::Color turn, const Found& found,
            const Call& call) {
    evaluation.each_trait(turn, [&](std::size_t trait, int ahead) {
      call(traits_[trait], static_cast<float>(ahead));
    });
    for (std::size_t i = 0; i < Patterns::count; ++i) {
      call(patterns_[i * pattern_contents + found.of_white(i)], 1.0F);
      call(patterns_[i * pattern_contents + found.of_black(i)], -1.0F);
    }
  }

  template <class Found>
  float sum(const Evaluation& evaluation, draughts::Color turn, const Found& found, float opening) {
    float odds = 0;
    each(evaluation, turn, found, [&](const LearnedWorth& worth, float times) {
      odds += times * (opening * worth.opening.value + (1 - opening) * worth.ending.value);
    });
    return odds;
  }

  template <class Found>
  void learn(const Evaluation& evaluation, draughts::Color turn, const Found& found, float opening,
             float error, float rate) {
    each(evaluation, turn, found, [&](LearnedWorth& worth, float times) {
      constexpr float pull = 2e-6F;  // rare features stay near zero
      if (times == 0) return;
      worth.opening.learn(error * times * opening + pull * worth.opening.value, rate);
      worth.ending.learn(error * times * (1 - opening) + pull * worth.ending.value, rate);
    });
  }

  const draughts::Variant& variant_;
  const Regression& how_;
  std::vector<LearnedWorth> traits_;
  std::vector<LearnedWorth> patterns_;
};

template <class Rules>
LearnedWeights learned(const draughts::Variant& variant, std::span<const DraughtsSample> samples,
                       const Regression& how) {
  Pupil<Rules> pupil(variant, how);
  std::vector<std::uint32_t> order;
  std::vector<std::uint32_t> refusal_delay;
  const auto each_so_many = static_cast<std::uint32_t>(std::lround(1 / how.refusal_delay));
  for (std::uint32_t i = 0; i < samples.size(); ++i)
    (samples[i].game % each_so_many == 0 ? refusal_delay : order).push_back(i);
  const auto loss = [&] {
    double sum = 0;
    for (const std::uint32_t i : refusal_delay) sum += pupil.take(samples[i], 0);
    return sum / static_cast<double>(std::max<std::size_t>(refusal_delay.size(), 1));
  };
  LearnedWeights weights;
  weights.before = loss();
  std::mt19937_64 random(1);
  for (int pass = 0; pass < how.passes; ++pass) {
    // Not std::shuffle, whose result differs between platforms.
    for (std::size_t i = order.size(); i > 1; --i) std::swap(order[i - 1], order[random() % i]);
    const auto rate =
        static_cast<float>(how.rate * std::pow(0.1, static_cast<double>(pass) / how.passes));
    for (const std::uint32_t i : order) pupil.take(samples[i], rate);
  }
  weights.after = loss();
  weights.file = pupil.file();
  return weights;
}

}  // namespace

LearnedWeights learn_weights(const draughts::Variant& variant,
                             std::span<const DraughtsSample> samples, const Regression& how) {
  LearnedWeights weights;
  draughts::with_rules(*variant.engine, [&]<class Rules>() {
    if constexpr (computer::has_patterns<typename Rules::Board>)
      weights = learned<Rules>(variant, samples, how);
  });
  return weights;
}

}  // namespace crownhead::training
