#include "rules/nardi/computer/net.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>

namespace crownhead::nardi::computer {

namespace {

/// Computes 1 / (1 + e^-x) to a millionth, without a function call, so that the compiler vectorizes
/// it.
inline float sigmoid(float x) {
  constexpr float log2_e = 1.442695041F;
  const float power = std::clamp(x, -20.0F, 20.0F) * -log2_e;
  const auto whole = static_cast<std::int32_t>(power + 64) - 64;
  const float part = power - static_cast<float>(whole);
  // 2^part for part from 0 to 1.
  const float of_part =
      0.99999994F +
      part * (0.69315308F +
              part * (0.24015361F +
                      part * (0.055826318F + part * (0.0089893397F + part * 0.0018775767F))));
  const auto raised = std::bit_cast<float>(std::bit_cast<std::int32_t>(of_part) + (whole << 23));
  return 1 / (1 + raised);
}

Chances chances_of(const Net::Row& row) { return {row[0], row[1], row[2], row[3], row[4]}; }

}  // namespace

void Net::add(Sums& sums, std::size_t input, float value) const {
  const float* weights = &first_[input * hidden_];
  for (std::size_t block = 0; block < hidden_; block += hidden_step)
    for (std::size_t i = block; i < block + hidden_step; ++i) sums[i] += weights[i] * value;
}

Sums Net::sums(const Men& on_roll, const Men& other) const {
  Sums sums = {};
  std::ranges::copy(bias_, sums.begin());
  for (int point = off; point <= bar; ++point) {
    const auto at = static_cast<std::size_t>(point);
    change(sums, false, point, 0, on_roll[at]);
    change(sums, true, point, 0, other[at]);
  }
  return sums;
}

void Net::change(Sums& sums, bool others, int point, int before, int after) const {
  each_input(others, point, before,
             [&](std::size_t input, float value) { add(sums, input, -value); });
  each_input(others, point, after,
             [&](std::size_t input, float value) { add(sums, input, value); });
}

Net::Row Net::answer(const Sums& hidden) const {
  Row row = last_bias_;
  for (std::size_t i = 0; i < hidden_; ++i)
    for (std::size_t k = 0; k < row.size(); ++k) row[k] += hidden[i] * second_[i][k];
  for (float& value : row) value = sigmoid(value);
  return row;
}

Chances Net::chances(const Sums& sums) const {
  Sums hidden;
  for (std::size_t block = 0; block < hidden_; block += hidden_step)
    for (std::size_t i = block; i < block + hidden_step; ++i) hidden[i] = sigmoid(sums[i]);
  return chances_of(answer(hidden));
}

void Net::learn(const Men& on_roll, const Men& other, const Chances& wanted, float rate) {
  Sums hidden = sums(on_roll, other);
  for (std::size_t i = 0; i < hidden_; ++i) hidden[i] = sigmoid(hidden[i]);
  const Row answered = answer(hidden);
  const Row goal = {wanted.win, wanted.win_gammon, wanted.win_backgammon, wanted.lose_gammon,
                    wanted.lose_backgammon};
  Row error = {};
  for (std::size_t k = 0; k < outputs; ++k) error[k] = rate * (goal[k] - answered[k]);
  Sums change = {};
  for (std::size_t i = 0; i < hidden_; ++i) {
    float sum = 0;
    for (std::size_t k = 0; k < outputs; ++k) {
      sum += second_[i][k] * error[k];
      second_[i][k] += hidden[i] * error[k];
    }
    change[i] = sum * hidden[i] * (1 - hidden[i]);
    bias_[i] += change[i];
  }
  for (std::size_t k = 0; k < outputs; ++k) last_bias_[k] += error[k];
  const auto learn_input = [&](std::size_t input, float value) {
    float* weights = &first_[input * hidden_];
    for (std::size_t i = 0; i < hidden_; ++i) weights[i] += change[i] * value;
  };
  for (int point = off; point <= bar; ++point) {
    const auto at = static_cast<std::size_t>(point);
    each_input(false, point, on_roll[at], learn_input);
    each_input(true, point, other[at], learn_input);
  }
}

}  // namespace crownhead::nardi::computer
