#pragma once

#include <cstddef>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "rules/instant.hpp"
#include "server/net/limits/token_bucket.hpp"

namespace crownhead::net {

/// A budget per key (an address, an account): `burst` at once, and one more after each `every`.
/// Remembers at most `max_keys` keys; then the least recently used one is forgotten and starts with
/// a full budget. Any thread.
class RateLimit {
 public:
  RateLimit(double burst, Millis every, std::size_t max_keys = 100'000);

  /// Charges `cost`, which is at most a burst. Returns zero if it was granted; otherwise nothing is
  /// charged, and the result is the wait until it would be.
  Millis use(std::string_view key, Instant now, double cost = 1);

  /// Returns part of a charge, for example after a successful login, which is free.
  void give_back(std::string_view key, double cost = 1);

  std::size_t keys() const;

 private:
  struct Entry {
    std::string key;
    TokenBucket bucket;
  };
  using Entries = std::list<Entry>;

  /// Returns the key's entry as the most recently used one. The caller holds the lock.
  Entry& entry(std::string_view key, Instant now);

  const double burst_;
  const Millis every_;
  const std::size_t max_keys_;
  mutable std::mutex mutex_;
  Entries entries_;                                                 ///< most recently used first
  std::unordered_map<std::string_view, Entries::iterator> by_key_;  ///< views into entries_
};

}  // namespace crownhead::net
