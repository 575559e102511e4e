#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "rules/nardi/computer/chances.hpp"
#include "rules/nardi/computer/inputs.hpp"
#include "rules/nardi/position.hpp"

namespace crownhead::nardi::computer {

/// The maximum number of hidden units, and the step of that number.
inline constexpr std::size_t most_hidden = 128;
inline constexpr std::size_t hidden_step = 8;

/// The sums of a net's hidden units for a position, before the activation function.
using Sums = std::array<float, most_hidden>;

/// A net with one hidden layer that estimates the probabilities of the side on roll, before the
/// roll. It does not depend on the compiler's order of additions, so results are the same on every
/// machine.
class Net {
 public:
  static constexpr std::size_t outputs = 5;
  /// A row of the second layer, padded so that it is added as a whole.
  using Row = std::array<float, 8>;

  explicit Net(std::size_t hidden)
      : hidden_(hidden), first_(inputs * hidden), bias_(hidden), second_(hidden) {}

  std::size_t hidden() const { return hidden_; }

  Sums sums(const Men& on_roll, const Men& other) const;
  /// Updates `sums` for a position in which a point has `after` checkers of a side instead of
  /// `before`.
  void change(Sums& sums, bool others, int point, int before, int after) const;
  Chances chances(const Sums& sums) const;

  /// Adjusts the weights towards the answer `wanted`, at learning rate `rate`.
  void learn(const Men& on_roll, const Men& other, const Chances& wanted, float rate);

  /// Visits all weights in file order: first layer by input, its bias, second layer by hidden unit,
  /// its bias.
  template <class See>
  void each_weight(See see) {
    for (float& weight : first_) see(weight);
    for (float& weight : bias_) see(weight);
    for (Row& row : second_)
      for (std::size_t i = 0; i < outputs; ++i) see(row[i]);
    for (std::size_t i = 0; i < outputs; ++i) see(last_bias_[i]);
  }

  static constexpr std::size_t weights(std::size_t hidden) {
    return (inputs + 1 + outputs) * hidden + outputs;
  }

 private:
  Row answer(const Sums& hidden) const;
  void add(Sums& sums, std::size_t input, float value) const;

  std::size_t hidden_;
  std::vector<float> first_;  ///< `hidden_` per input
  std::vector<float> bias_;
  std::vector<Row> second_;
  Row last_bias_ = {};
};

}  // namespace crownhead::nardi::computer
