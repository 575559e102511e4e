#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/accounts/users.hpp"
#include "server/auth/password.hpp"
#include "server/auth/secret.hpp"
#include "server/http/call.hpp"
#include "server/http/sign_in/password_check.hpp"
#include "server/http/site_config.hpp"

namespace crownhead::api {

/// Protects acts for which a stolen session must not suffice: resumes in the pool of passwords and
/// returns the asker if `password` is theirs; answers and returns nullopt otherwise. Wrong
/// passwords are counted per session, so a stranger cannot use up the tries.
live::Awaitable<std::optional<db::User>> asker_with_password(const Passwords& passwords,
                                                             const CallPtr& call,
                                                             std::string password);

/// Returns the password's hash for storage. Slow: call in the pool of passwords.
std::string hashed(const Passwords& passwords, const std::string& password);

/// Replaces a stored hash that has an old format or was made at another cost. Slow: call in the
/// pool of passwords.
void keep_hash_fresh(const Passwords& passwords, const db::User& user, const std::string& password,
                     auth::PasswordMatch match);

/// Returns the key of a request with a password; the password is not part of the stored key. `said`
/// is the rest of the body. Returns nullopt without an Idempotency-Key.
std::optional<db::RequestKey> key_without_password(const Call& call, std::string_view said);

/// Returns the key for counting acts of this session.
std::string session_key(const Call& call);

/// Returns the player named in the path; answers 404 and returns nullopt if there is none.
std::optional<db::User> named_user(db::Users& users, const CallPtr& call);

/// Returns a new secret, which is shown only once. With an Idempotency-Key it is derived from that
/// key and the session's secret, which is not stored: repeating the request in the same session
/// returns the same secret.
std::string shown_once(const SiteConfig& config, const Call& call, auth::SecretKind kind);

}  // namespace crownhead::api
