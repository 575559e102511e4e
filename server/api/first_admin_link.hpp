#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "server/auth/secret.hpp"

namespace crownhead::api {

/// The secret of the link that makes the first admin, good once and until the server ends. In
/// memory; any thread.
class FirstAdminLink {
 public:
  /// A new one; the one before is good no more.
  std::string make();
  /// Whether one is good.
  bool is_open() const;
  /// False if it is not that one. If it is, it is good no more until it is put back.
  bool take(std::string_view secret);
  /// What it was taken for did not come about.
  void put_back(std::string_view secret);

 private:
  mutable std::mutex mutex_;
  std::optional<auth::SecretHash> hash_;
};

}  // namespace crownhead::api
