#include <map>
#include <stdexcept>
#include <vector>

#include "rules/computer/weights.hpp"
#include "rules/fnv1a.hpp"

namespace crownhead::computer {
namespace {

/// Increment when a change of the search, of the hand-written evaluation, or of the budget of game
/// analysis changes the results.
constexpr std::uint8_t looks = 1;

std::uint64_t version_by(const draughts::Variant& variant) {
  Fnv1a hash;
  hash.add(looks);
  for (const auto& file : weights_files()) {
    const auto weights = read_weights(file);
    if (!weights || &weights->variant() != &variant) continue;
    for (const std::uint8_t byte : file) hash.add(byte);
  }
  return hash.value();
}

}  // namespace

std::uint64_t engine_version(const draughts::Variant& variant) {
  static const auto versions = [] {
    std::map<const draughts::Variant*, std::uint64_t> all;
    for (const auto& one : draughts::variants()) all.emplace(&one, version_by(one));
    return all;
  }();
  return versions.at(&variant);
}

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
