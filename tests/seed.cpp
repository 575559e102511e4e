#include "tests/seed.hpp"

#include <cstdlib>
#include <string>

std::uint32_t test_seed() {
  static const std::uint32_t seed = [] {
    const char* named = std::getenv("CROWNHEAD_SEED");
    return named == nullptr ? 1 : static_cast<std::uint32_t>(std::strtoul(named, nullptr, 10));
  }();
  return seed;
}

const char* test_seed_text() {
  static const std::string text = "CROWNHEAD_SEED=" + std::to_string(test_seed());
  return text.c_str();
}
