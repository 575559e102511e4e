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

/// Answers BUSY: too much waits in that pool.
void busy(live::Workers live::Pools::* pool, const CallPtr& call);

/// Runs `work` in one of the pools, in the asker's turn. An exception is answered and logged; where
/// too much waits the answer is BUSY.
template <class Work>
void in_pool(Site& site, live::Workers live::Pools::* pool, const CallPtr& call, Work work) {
  const bool taken =
      (site.pools.*pool)
          .run(call->payer().asker(),
               [&site, call, work = std::move(work)]() mutable { attempt(site, call, work); });
  if (!taken) busy(pool, call);
}
template <class Work>
void in_passwords(Site& site, const CallPtr& call, Work work) {
  in_pool(site, &live::Pools::passwords, call, std::move(work));
}
template <class Work>
void in_asked(Site& site, const CallPtr& call, Work work) {
  in_pool(site, &live::Pools::asked, call, std::move(work));
}

/// Runs `work` on a thread that may read the database, from the writer's, which may not.
template <class Work>
void on_home_thread(Site& site, const CallPtr& call, Work work) {
  auto& threads = site.hubs.threads();
  const std::size_t home = threads.home(call->user().value_or(UserId{}).value);
  threads.run_on(home, [&site, call, work = std::move(work)] { attempt(site, call, work); });
}

/// For acts that a stolen session must not suffice for: calls `then` in the pool of passwords if
/// `password` is the asker's. Wrong passwords are counted by session, so that no stranger uses the
/// tries up.
void with_password(Site& site, const CallPtr& call, std::string password,
                   std::move_only_function<void(const db::User&)> then);

/// The key of a request with a password: what is stored with the key does not depend on it.
/// `said` is the rest of the body. nullopt without an Idempotency-Key.
std::optional<db::RequestKey> key_without_password(const Call& call, std::string_view said);

/// The key by which acts of this session are counted.
std::string session_key(const Call& call);

/// The player whom the path names; answers 404 and gives nullopt if there is none.
std::optional<db::User> named_user(const Site& site, const CallPtr& call);

/// A new secret that is shown once. With an Idempotency-Key it comes from the key and the session's
/// secret, which nothing stores: the same request of the same session gets the same one.
std::string shown_once(const Site& site, const Call& call, auth::SecretKind kind);

/// Answers 204 or the error.
std::move_only_function<void(Result<void>)> no_content(const CallPtr& call);

}  // namespace crownhead::api
