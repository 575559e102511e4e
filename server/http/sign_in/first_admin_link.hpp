#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/auth/secret.hpp"

namespace crownhead::api {

/// The secret of the link that makes the first admin; valid once, while the server runs. In memory.
/// Callable from any thread.
class FirstAdminLink {
 public:
  /// Creates a secret and invalidates the previous one.
  std::string make();
  /// True if a secret is valid.
  bool is_open() const;
  /// Returns false for a wrong secret. Otherwise invalidates it until put_back().
  bool take(std::string_view secret);
  /// Makes the secret valid again, because its use failed.
  void put_back(std::string_view secret);

 private:
  mutable std::mutex mutex_;
  std::optional<auth::SecretHash> hash_;
};

}  // namespace crownhead::api
