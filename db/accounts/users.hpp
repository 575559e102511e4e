#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/jobs/requests.hpp"
#include "rules/accounts/role.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

class Writer;
class Readers;

using accounts::Role;

/// The secret itself is never stored.
using SecretHash = std::array<std::uint8_t, 32>;

/// What undoes a change of the e-mail address; it is sent to the one that was there.
struct UndoLink {
  SecretHash secret;
  Instant expires;
};

struct User {
  UserId id;
  std::string name;
  std::string password_hash;  ///< empty if the account is closed
  std::string email;          ///< empty if none was given
  std::string time_zone;      ///< IANA name
  std::string locale;
  Instant created;
  Role role;
  bool bot;
  bool guest;  ///< has no password: known by the session alone
  std::optional<Instant> banned;
  std::string ban_reason;
  std::optional<Instant> closed;
  std::optional<int> computer_level;  ///< of the site's own program to play against
  int fmjd_rating;                    ///< as the player gives it; 0 if none is given
};

struct NewUser {
  std::string name;
  std::string password_hash;
  std::string email;
  std::string time_zone;
  std::string locale;
  Role role = Role::player;
};

/// What players may change of their own account; an unset field stays.
struct ProfileChange {
  std::optional<std::string> email;
  std::optional<std::string> time_zone;
  std::optional<std::string> locale;
  std::optional<int> fmjd_rating = std::nullopt;
  bool becomes_bot = false;
  /// Kept if the address changes and the former one was shown to be the player's.
  std::optional<UndoLink> undo = std::nullopt;
};

/// Accounts. Names are one name whatever their letter case.
class Users {
 public:
  Users(Writer& writer, Readers& readers);

  /// name_taken.
  void create(NewUser user, Instant at, std::optional<RequestKey> key, Done<Made<UserId>> done);
  /// not_found; forbidden if a player becomes a bot who has begun a game.
  void change_profile(UserId id, ProfileChange change, Done<void> done);
  /// Ends the player's sessions except `kept`, and all other access without the password
  /// (end_other_access). not_found.
  void change_password(UserId id, std::string password_hash, std::optional<SessionId> kept,
                       Instant at, Done<void> done);
  /// The same password, hashed at another cost; nothing if it has been changed meanwhile.
  void rehash_password(UserId id, std::string former_hash, std::string hash);

  /// "Guest NUMBER", a name that nobody can choose. key_reused for a repeated request: the cookie
  /// of the first was given once.
  void create_guest(std::string time_zone, std::string locale, Instant at,
                    std::optional<RequestKey> key, Done<Made<UserId>> done);
  /// The guest becomes a player and keeps the games. name_taken; forbidden for who is none.
  void sign_up_guest(UserId guest, NewUser user, Done<void> done);
  /// The site's own programs to play against, "Computer 1" to "Computer LEVELS", names that nobody
  /// can choose; those that are there stay as they are.
  void create_computers(int levels, Instant at, Done<void> done);

  /// Guests who were made and seen last before `idle_since` and have no running game, the oldest
  /// first.
  std::vector<UserId> idle_guests(Instant idle_since, int most) const;
  /// Closes those of them who are idle still, or forgets them where they have left nothing: each in
  /// a job of its own, the next after the former is committed, so that moves come in between.
  void close_idle_guests(std::vector<UserId> guests, Instant idle_since, Instant at,
                         Done<void> done);

  /// Deletes all that the site holds about the player but the games, which stay under the neutral
  /// name `former-ID`, and what moderators have written about them. not_found.
  void close(UserId id, Instant at, Done<void> done);

  std::optional<User> by_id(UserId id) const;
  std::optional<User> by_name(std::string_view name) const;
  std::optional<User> computer(int level) const;
  /// So many that play one game together, the one above first; fewer where there are no more.
  std::vector<UserId> computers(int level, std::size_t count) const;
  bool has_admin() const;
  /// Whether anybody has an account, guests and the site's own computers apart.
  bool has_people() const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
