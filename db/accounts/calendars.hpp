#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/jobs/requests.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// The secret addresses at which players' calendars can be read without signing in.
class Calendars {
 public:
  Calendars(Writer& writer, Readers& readers);

  /// Returns nullopt if the player has no address.
  std::optional<std::string> secret_of(UserId user) const;
  std::optional<UserId> owner_of(std::string_view secret) const;

  /// Replaces the player's secret, which stops working; nullopt removes it.
  void set(UserId user, std::optional<std::string> secret, Done<void> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
