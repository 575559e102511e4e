#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/jobs/requests.hpp"
#include "rules/accounts/role.hpp"
#include "rules/identity.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using accounts::Role;

/// The secret itself is never stored.
using SecretHash = std::array<std::uint8_t, 32>;

/// Undoes a change of the e-mail address; sent to the previous address.
struct UndoLink {
  SecretHash secret;
  Instant expires;
};

struct User {
  UserId id;
  std::string name;
  std::string password_hash;  ///< empty if the account is closed
  std::string email;          ///< empty if the player gave none
  std::string time_zone;      ///< IANA name
  std::string locale;
  Instant created;
  Role role;
  bool bot;
  bool guest;  ///< has no password: known by the session alone
  std::optional<Instant> banned;
  std::string ban_reason;
  std::optional<Instant> closed;
  std::optional<int> computer_level;  ///< of the site's own computer players
  int fmjd_rating;                    ///< entered by the player; 0 if none
};

struct NewUser {
  std::string name;
  std::string password_hash;
  std::string email;
  std::string time_zone;
  std::string locale;
  Role role = Role::player;
};

/// The account data that players may change themselves; unset fields are not changed.
struct ProfileChange {
  std::optional<std::string> email;
  std::optional<std::string> time_zone;
  std::optional<std::string> locale;
  std::optional<int> fmjd_rating = std::nullopt;
  bool becomes_bot = false;
  IdentityChange identity = {};
  std::optional<std::string> settings = std::nullopt;  ///< as JSON, for the client alone
  /// Stored if the address changes and the previous one was confirmed.
  std::optional<UndoLink> undo = std::nullopt;
};

/// Accounts. Names that differ only in letter case are the same name.
class Users {
 public:
  Users(Writer& writer, Readers& readers);

  /// Fails with name_taken.
  void create(NewUser user, Instant at, std::optional<RequestKey> key, Done<Made<UserId>> done);
  /// Fails with not_found, and with forbidden if a player who has started a game wants to become a
  /// bot.
  void change_profile(UserId id, ProfileChange change, Done<void> done);
  /// Ends the player's sessions except `kept`, and all other access without the password
  /// (end_other_access). Fails with not_found.
  void change_password(UserId id, std::string password_hash, std::optional<SessionId> kept,
                       Instant at, Done<void> done);
  /// Stores the same password hashed at another cost. Does nothing if the password was changed in
  /// the meantime.
  void rehash_password(UserId id, std::string former_hash, std::string hash);

  /// Creates a guest, "Guest NUMBER", a name that no one can choose. Fails with key_reused for a
  /// repeated request, because the first one's cookie was given only once.
  void create_guest(std::string time_zone, std::string locale, Instant at,
                    std::optional<RequestKey> key, Done<Made<UserId>> done);
  /// Turns a guest into a player, who keeps their games. Fails with name_taken, and with forbidden
  /// if the account is not a guest's.
  void sign_up_guest(UserId guest, NewUser user, Done<void> done);
  /// Creates the site's own computer players, "Computer 1" to "Computer LEVELS", names that no one
  /// can choose. Existing ones are not changed.
  void create_computers(int levels, Instant at, Done<void> done);

  /// Returns guests who were created and last seen before `idle_since` and have no running game,
  /// the oldest first.
  std::vector<UserId> idle_guests(Instant idle_since, int most) const;
  /// Closes the guests that are still idle, and deletes those who have left nothing. Each takes a
  /// job of its own, submitted after the previous one commits, so that moves run in between.
  void close_idle_guests(std::vector<UserId> guests, Instant idle_since, Instant at,
                         Done<void> done);

  /// Deletes all of the player's data except for the games, which remain under the neutral name
  /// `former-ID`, and the texts of moderators about the player. Fails with not_found.
  void close(UserId id, Instant at, Done<void> done);

  std::optional<User> by_id(UserId id) const;
  std::optional<User> by_name(std::string_view name) const;
  /// Return the only open account whose player entered this; nullopt if there is none or several.
  std::optional<User> by_federation_number(std::string_view number) const;
  std::optional<User> by_real_name(std::string_view name) const;
  /// Empty if the player has entered nothing.
  Identity identity_of(UserId id) const;
  /// Returns the stored settings, a JSON object; nullopt if there are none.
  std::optional<std::string> settings_of(UserId id) const;
  std::optional<User> computer(int level) const;
  /// Returns `count` computer players of one level for a game with several of them, starting with
  /// the one of computer(); fewer if there are fewer.
  std::vector<UserId> computers(int level, std::size_t count) const;
  bool has_admin() const;
  /// True if anyone has an account, not counting guests and the site's own computers.
  bool has_people() const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
