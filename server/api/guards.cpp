#include "server/api/guards.hpp"

#include "server/api/credentials.hpp"
#include "server/auth/password.hpp"
#include "server/net/url.hpp"

namespace crownhead::api {

bool limited(const Site& site, net::RateLimit& limit, const CallPtr& call, std::string_view key) {
  if (!site.config.limits) return false;
  const Millis wait = limit.use(key, site.clock.now());
  if (wait == Millis{0}) return false;
  call->refuse_for_now(wait);
  return true;
}

void busy(live::Workers live::Pools::* pool, const CallPtr& call) {
  call->fail({Code::busy, pool == &live::Pools::passwords
                              ? "many people sign in just now; try again in a moment"
                              : "much is being asked for just now; try again in a moment"});
}

void with_password(Site& site, const CallPtr& call, std::string password,
                   std::move_only_function<void(const db::User&)> then) {
  if (limited(site, site.limits.sign_ins_by_name, call, call->bearer()->name)) return;
  in_passwords(
      site, call, [&site, call, password = std::move(password), then = std::move(then)]() mutable {
        const auto user = site.users.by_id(call->bearer()->user);
        if (!user || !auth::password_matches(user->password_hash, password)) {
          call->fail({Code::forbidden, "this is not your password; check it and try again"});
          return;
        }
        site.limits.sign_ins_by_name.give_back(user->name);
        then(*user);
      });
}

std::optional<db::User> named_user(const Site& site, const CallPtr& call) {
  auto user = site.users.by_name(call->path_text());
  if (!user) call->fail({Code::not_found, "no player has this name; check the spelling"});
  return user;
}

std::string shown_once(const Site& site, const Call& call, auth::SecretKind kind) {
  const auto session = net::cookie(call.request(), session_cookie(site.config));
  if (!call.command_id() || !session) return auth::make_secret(kind);
  return auth::derive_secret(kind, *session, *call.command_id());
}

std::move_only_function<void(Result<void>)> no_content(const CallPtr& call) {
  return [call](Result<void> done) { answer(call, std::move(done), [&] { call->empty(204); }); };
}

}  // namespace crownhead::api
