#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "db/requests.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

class Writer;
class Readers;

struct User {
  UserId id;
  std::string name;
  std::string password_hash;
  std::string email;      ///< empty if none was given
  std::string time_zone;  ///< IANA name
  std::string locale;
  Instant created;
};

struct NewUser {
  std::string name;
  std::string password_hash;
  std::string email;
  std::string time_zone;
  std::string locale;
};

/// What a player may change of himself; an unset field stays.
struct ProfileChange {
  std::optional<std::string> email;
  std::optional<std::string> time_zone;
  std::optional<std::string> locale;
};

/// Accounts. Names are one name whatever their letter case.
class Users {
 public:
  Users(Writer& writer, Readers& readers);

  /// name_taken.
  void create(NewUser user, Instant at, std::optional<RequestKey> key, Done<Made<UserId>> done);
  /// not_found.
  void change_profile(UserId id, ProfileChange change, Done<void> done);
  /// not_found.
  void change_password(UserId id, std::string password_hash, Done<void> done);

  std::optional<User> by_id(UserId id) const;
  std::optional<User> by_name(std::string_view name) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
