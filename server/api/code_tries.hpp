#pragma once

#include <mutex>
#include <unordered_map>

#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::api {

/// Codes of second factors that were sent with the right password, by account: whoever sends one
/// wrong code after another knows a password that is not theirs. In memory; any thread.
class CodeTries {
 public:
  static constexpr int most = 10;
  static constexpr Millis pause = seconds(3600);

  struct Try {
    Millis wait{0};     ///< above zero: none may be tried before that
    bool last = false;  ///< if it is wrong, the pause begins
  };
  /// Counts a try.
  Try use(UserId user, Instant now);
  /// The last one was right, or the password is a new one.
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
