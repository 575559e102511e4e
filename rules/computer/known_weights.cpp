#include <stdexcept>
#include <vector>

#include "rules/computer/weights.hpp"

namespace crownhead::computer {

const Weights* known_weights(const draughts::Variant& variant) {
  static const std::vector<Weights> known = [] {
    std::vector<Weights> read;
    for (const auto& file : weights_files()) {
      const auto weights = read_weights(file);
      if (!weights) throw std::logic_error("rules/computer/weights has a file that holds none");
      read.push_back(*weights);
    }
    return read;
  }();
  for (const Weights& weights : known) {
    if (&weights.variant() == &variant) return &weights;
  }
  return nullptr;
}

}  // namespace crownhead::computer
