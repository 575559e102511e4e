#pragma once

#include <cstdint>
#include <string_view>

namespace crownhead {

/// 64-bit FNV-1a. Unlike std::hash it gives the same value in every process. It does not resist
/// deliberate collisions.
class Fnv1a {
 public:
  void add(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3; }
  void add(std::string_view text) {
    for (const char c : text) add(static_cast<std::uint8_t>(c));
  }
  std::uint64_t value() const { return value_; }

  static std::uint64_t of(std::string_view text) {
    Fnv1a hash;
    hash.add(text);
    return hash.value();
  }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325;
};

}  // namespace crownhead
