#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <utility>

#include "db/accounts/users.hpp"
#include "server/api/call.hpp"
#include "server/api/password_check.hpp"
#include "server/api/site_config.hpp"
#include "server/auth/password.hpp"
#include "server/auth/secret.hpp"

namespace crownhead::api {

/// For acts that a stolen session must not suffice for: calls `then` in the pool of passwords if
/// `password` is the asker's. Wrong passwords are counted by session, so that no stranger uses the
/// tries up.
void with_password(const Passwords& passwords, const CallPtr& call, std::string password,
                   std::move_only_function<void(const db::User&)> then);

/// As it is stored. Slow: in the pool of passwords.
std::string hashed(const Passwords& passwords, const std::string& password);

/// Replaces a stored hash that is of the former form, or was made at another cost. Slow: in the
/// pool of passwords.
void keep_hash_fresh(const Passwords& passwords, const db::User& user, const std::string& password,
                     auth::PasswordMatch match);

/// The key of a request with a password: what is stored with the key does not depend on it.
/// `said` is the rest of the body. nullopt without an Idempotency-Key.
std::optional<db::RequestKey> key_without_password(const Call& call, std::string_view said);

/// The key by which acts of this session are counted.
std::string session_key(const Call& call);

/// The player whom the path names; answers 404 and gives nullopt if there is none.
std::optional<db::User> named_user(db::Users& users, const CallPtr& call);

/// A new secret that is shown once. With an Idempotency-Key it comes from the key and the session's
/// secret, which nothing stores: the same request of the same session gets the same one.
std::string shown_once(const SiteConfig& config, const Call& call, auth::SecretKind kind);

/// Answers 204 or the error.
std::move_only_function<void(Result<void>)> no_content(const CallPtr& call);

}  // namespace crownhead::api
