#pragma once

#include <cstdint>
#include <string_view>

namespace crownhead {

/// FNV-1a of 64 bits: the same in every process, as std::hash need not be; no defence against who
/// wants two texts to have the same.
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
