#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "rules/nardi/computer/chances.hpp"
#include "rules/nardi/computer/inputs.hpp"
#include "rules/nardi/position.hpp"

namespace crownhead::nardi::computer {

/// Hidden units of a net, at most, and of what their number is a multiple.
inline constexpr std::size_t most_hidden = 128;
inline constexpr std::size_t hidden_step = 8;

/// What the hidden units of a net add up for a position, before they answer.
using Sums = std::array<float, most_hidden>;

/// A net of one hidden layer that estimates the chances of the side on roll, before it rolls. It
/// uses no order of adding that a compiler may choose, so it answers the same on every machine.
class Net {
 public:
  static constexpr std::size_t outputs = 5;
  /// A row of the second layer, filled up so that it is added in one piece.
  using Row = std::array<float, 8>;

  explicit Net(std::size_t hidden)
      : hidden_(hidden), first_(inputs * hidden), bias_(hidden), second_(hidden) {}

  std::size_t hidden() const { return hidden_; }

  Sums sums(const Men& on_roll, const Men& other) const;
  /// `sums` of a position in which a point holds `after` men of a side in place of `before`.
  void change(Sums& sums, bool others, int point, int before, int after) const;
  Chances chances(const Sums& sums) const;

  /// Changes the weights so that the answer comes nearer to `wanted`, by `rate`.
  void learn(const Men& on_roll, const Men& other, const Chances& wanted, float rate);

  /// All weights in the order of files: first layer by input, its bias, second layer by hidden
  /// unit, its bias.
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
  std::vector<float> first_;  ///< `hidden_` of each input
  std::vector<float> bias_;
  std::vector<Row> second_;
  Row last_bias_ = {};
};

}  // namespace crownhead::nardi::computer
