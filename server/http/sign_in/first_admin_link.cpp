#include "server/http/sign_in/first_admin_link.hpp"

namespace crownhead::api {

std::string FirstAdminLink::make() {
  auto secret = auth::make_secret(auth::SecretKind::first_admin);
  put_back(secret);
  return secret;
}

bool FirstAdminLink::is_open() const {
  const std::lock_guard lock(mutex_);
  return hash_.has_value();
}

// Compares hashes, so that the time taken reveals nothing about the secret.
bool FirstAdminLink::take(std::string_view secret) {
  const std::lock_guard lock(mutex_);
  if (hash_ != auth::hash_secret(secret)) return false;
  hash_.reset();
  return true;
}

void FirstAdminLink::put_back(std::string_view secret) {
  const std::lock_guard lock(mutex_);
  hash_ = auth::hash_secret(secret);
}

}  // namespace crownhead::api
