#pragma once

#include <cstddef>
#include <list>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_map>

#include "rules/instant.hpp"
#include "server/net/token_bucket.hpp"

namespace crownhead::net {

/// An allowance for each key (an address, an account): `burst` at once, and one more after each
/// `every`. Remembers at most `max_keys` keys; beyond that, the one not used for longest is
/// forgotten, and starts afresh. Any thread.
class RateLimit {
 public:
  RateLimit(double burst, Millis every, std::size_t max_keys = 100'000);

  /// Uses `cost` of the allowance, which is at most a burst. Zero if that was granted; else nothing
  /// is used, and the result is how long to wait for as much.
  Millis use(std::string_view key, Instant now, double cost = 1);

  /// Gives some back, as after a login that succeeded, which does not count.
  void give_back(std::string_view key, double cost = 1);

  std::size_t keys() const;

 private:
  struct Entry {
    std::string key;
    TokenBucket bucket;
  };
  using Entries = std::list<Entry>;

  /// The key's entry, now the most recently used. The lock is held.
  Entry& entry(std::string_view key, Instant now);

  const double burst_;
  const Millis every_;
  const std::size_t max_keys_;
  mutable std::mutex mutex_;
  Entries entries_;                                                 ///< most recently used first
  std::unordered_map<std::string_view, Entries::iterator> by_key_;  ///< views into entries_
};

}  // namespace crownhead::net
