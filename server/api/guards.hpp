#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "db/users.hpp"
#include "server/api/attempt.hpp"
#include "server/api/call.hpp"
#include "server/api/site.hpp"
#include "server/auth/secret.hpp"

namespace crownhead::api {

/// Refuses with 429 if `key` has used up its allowance.
bool limited(const Site& site, net::RateLimit& limit, const CallPtr& call, std::string_view key);

void busy(const CallPtr& call);

/// Runs `work` in the workers; what it throws is answered and logged.
template <class Work>
void in_workers(Site& site, const CallPtr& call, Work work) {
  const bool taken = site.workers.run(
      [&site, call, work = std::move(work)]() mutable { attempt(site, call, work); });
  if (!taken) busy(call);
}

/// Runs `work` on a thread that may read the database, from the writer's, which may not.
template <class Work>
void on_home_thread(Site& site, const CallPtr& call, Work work) {
  auto& threads = site.hubs.threads();
  const std::size_t home = threads.home(call->user().value_or(UserId{}).value);
  threads.run_on(home, [&site, call, work = std::move(work)] { attempt(site, call, work); });
}

/// For what a stolen session alone must not do: calls `then` in the workers if `password` is that
/// of the one who asks. Wrong ones are counted by session, so that no stranger uses them up.
void with_password(Site& site, const CallPtr& call, std::string password,
                   std::move_only_function<void(const db::User&)> then);

/// The key of a request that carries a password: what is stored with it tells nothing of that.
/// `said` is the rest of the body. nullopt without an Idempotency-Key.
std::optional<db::RequestKey> key_without_password(const Call& call, std::string_view said);

/// What acts of this session are counted by.
std::string session_key(const Call& call);

/// The player whom the path names; answers 404 and gives nullopt if there is none.
std::optional<db::User> named_user(const Site& site, const CallPtr& call);

/// A new secret that is shown once. With an Idempotency-Key it comes from the key and the session's
/// secret, which nothing stores: the same request of the same session gets the same one.
std::string shown_once(const Site& site, const Call& call, auth::SecretKind kind);

/// Answers 204 or the error.
std::move_only_function<void(Result<void>)> no_content(const CallPtr& call);

}  // namespace crownhead::api
