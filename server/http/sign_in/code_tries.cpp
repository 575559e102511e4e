#include "server/http/sign_in/code_tries.hpp"

namespace crownhead::api {

CodeTries::Try CodeTries::use(UserId user, Instant now) {
  const std::lock_guard lock(mutex_);
  std::erase_if(counts_, [now](const auto& of) { return now - of.second.last >= pause; });
  Count& count = counts_[user];
  if (count.tries >= most) return {.wait = count.last + pause - now};
  count = {.tries = count.tries + 1, .last = now};
  return {.last = count.tries == most};
}

void CodeTries::forget(UserId user) {
  const std::lock_guard lock(mutex_);
  counts_.erase(user);
}

}  // namespace crownhead::api
