#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/accounts/users.hpp"
#include "db/jobs/requests.hpp"
#include "rules/accounts/lines.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// Of one account; a further one ends the oldest.
inline constexpr int sessions_of_one = 200;

/// What a token may be used for, as bits.
enum Scope : std::uint8_t {
  scope_read = 1,
  scope_play = 2,
  scope_tournaments = 4,
  scope_admin = 8
};

/// The player for whom a session or token speaks; never one who is banned or closed the account.
struct Bearer {
  UserId user;
  std::string name;
  std::uint8_t scopes;  ///< all for a session
  Role role = Role::player;
  /// The role that the player has, where the site asks for a second factor that was not shown;
  /// `role` is one for which it does not ask.
  std::optional<Role> withheld = {};
  bool bot = false;
  bool guest = false;                     ///< plays by a link, without an account
  std::optional<SessionId> session = {};  ///< one of the two is set
  std::optional<TokenId> token = {};
  std::optional<Instant> seen = {};  ///< when it was noted last that it is in use
};

/// A token that is to be made.
struct NewToken {
  std::string name;
  std::uint8_t scopes;
  std::optional<Instant> expires = {};  ///< nullopt: it does not end by itself
};

using accounts::Device;
using accounts::SessionLine;
using accounts::TokenLine;

/// Browser sessions and tokens of programs, both known by the hash of their secret.
class Sessions {
 public:
  Sessions(Writer& writer, Readers& readers);

  void open(SecretHash secret, UserId user, Device device, Instant at, Instant expires,
            Done<void> done);
  void close(SecretHash secret, Done<void> done);
  /// not_found if the player has no such session.
  void end(UserId user, SessionId session, Done<void> done);
  /// Ends all sessions of the player except `kept`; with an instant also all other access
  /// (end_other_access).
  void end_others(UserId user, SessionId kept, std::optional<Instant> other_access,
                  Done<void> done);
  /// nullopt if there is none or it has expired.
  std::optional<Bearer> find_session(const SecretHash& secret, Instant now) const;
  /// Those that have not expired, the one used last first.
  std::vector<SessionLine> sessions_of(UserId user, Instant now) const;
  /// The first `limit` of them that began before the one with the number `before`, the last first.
  std::vector<SessionLine> sessions_before(UserId user, Instant now, SessionId before,
                                           int limit) const;

  /// A repeated request gets its token's id again if it names the same secret, else key_reused:
  /// what was shown once cannot be shown again.
  void create_token(SecretHash secret, UserId user, NewToken token, Instant at,
                    std::optional<RequestKey> key, Done<Made<TokenId>> done);
  /// nullopt if there is none or it has expired.
  std::optional<Bearer> find_token(const SecretHash& secret, Instant now) const;
  /// Those that have not expired, the newest first.
  std::vector<TokenLine> tokens_of(UserId user, Instant now) const;
  /// not_found if the player has no such token.
  void revoke(UserId user, TokenId token, Done<void> done);

  /// Whether the session or token is still there and has not expired.
  bool lives(const Bearer& bearer, Instant now) const;
  /// Whether the player has signed in from that place, a browser or an address, since `since`.
  bool familiar(UserId user, const SecretHash& place, Instant since) const;
  /// Notes that the player has signed in from there.
  void note_places(UserId user, std::vector<SecretHash> places, Instant now);

  /// Notes that the bearer's session or token is in use; the address is that of a session.
  void seen(const Bearer& bearer, const std::string& address, Instant now);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
