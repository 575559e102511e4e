#include "server/http/sign_in/guards.hpp"

#include "rules/reasons.hpp"
#include "server/game/command_key.hpp"
#include "server/http/sign_in/credentials.hpp"
#include "server/net/http/url.hpp"

namespace crownhead::api {

live::Awaitable<std::optional<db::User>> asker_with_password(const Passwords& passwords,
                                                             const CallPtr& call,
                                                             std::string password) {
  auto& limits = passwords.limits;
  if (limits.refuses(limits.acts_by_session, call, session_key(*call))) co_return std::nullopt;
  co_await passwords.runner.in_passwords(call);
  auto user = passwords.users.by_id(call->bearer()->user);
  const auto match =
      user ? auth::match_password(user->password_hash, password) : auth::PasswordMatch::none;
  if (match == auth::PasswordMatch::none) {
    call->fail({Code::forbidden, reason::account::not_your_password()});
    co_return std::nullopt;
  }
  limits.acts_by_session.give_back(session_key(*call));
  keep_hash_fresh(passwords, *user, password, match);
  co_return user;
}

std::string hashed(const Passwords& passwords, const std::string& password) {
  return auth::hash_password(password, passwords.config.password_cost);
}

void keep_hash_fresh(const Passwords& passwords, const db::User& user, const std::string& password,
                     auth::PasswordMatch match) {
  if (auth::needs_rehash(user.password_hash, match, passwords.config.password_cost))
    passwords.users.rehash_password(user.id, user.password_hash, hashed(passwords, password));
}

std::optional<db::RequestKey> key_without_password(const Call& call, std::string_view said) {
  if (!call.command_id()) return std::nullopt;
  return live::request_key(call.user().value_or(UserId{}), *call.command_id(), call.request().path,
                           said);
}

std::string session_key(const Call& call) {
  return std::to_string(call.bearer()->session.value_or(SessionId{}).value);
}

std::optional<db::User> named_user(db::Users& users, const CallPtr& call) {
  auto user = users.by_name(call->path_text());
  if (!user) call->fail({Code::not_found, reason::field::no_player_of_this_name()});
  return user;
}

std::string shown_once(const SiteConfig& config, const Call& call, auth::SecretKind kind) {
  const auto session = net::cookie(call.request(), session_cookie(config));
  if (!call.command_id() || !session) return auth::make_secret(kind);
  return auth::derive_secret(kind, *session, *call.command_id());
}

}  // namespace crownhead::api
