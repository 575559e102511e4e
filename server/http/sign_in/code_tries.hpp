#pragma once

#include <mutex>
#include <unordered_map>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::api {

/// Counts second-factor codes sent with the correct password, per account: someone who sends one
/// wrong code after another knows a password that is not theirs. In memory. Callable from any
/// thread.
class CodeTries {
 public:
  static constexpr int most = 10;
  static constexpr Millis pause = seconds(3600);

  struct Try {
    Millis wait{0};     ///< above zero: no code may be tried before that
    bool last = false;  ///< if this one is wrong, the pause begins
  };
  /// Counts a try.
  Try use(UserId user, Instant now);
  /// Clears the count: the last code was correct, or the password has changed.
  void forget(UserId user);

 private:
  struct Count {
    int tries = 0;
    Instant last;
  };

  std::mutex mutex_;
  std::unordered_map<UserId, Count> counts_;
};

}  // namespace crownhead::api
