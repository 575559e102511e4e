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

/// Per account; one more session ends the oldest.
inline constexpr int sessions_of_one = 200;

/// The purposes of a token, as bits.
enum Scope : std::uint8_t {
  scope_read = 1,
  scope_play = 2,
  scope_tournaments = 4,
  scope_admin = 8
};

/// The player for whom a session or token acts. Never a banned player or a closed account.
struct Bearer {
  UserId user;
  std::string name;
  std::uint8_t scopes;  ///< all of them for a session
  Role role = Role::player;
  /// The player's real role if the site requires a second factor that was not used. In that case
  /// `role` is one that does not require it.
  std::optional<Role> role_after_second_factor = {};
  bool bot = false;
  bool guest = false;                     ///< plays by a link, without an account
  std::optional<SessionId> session = {};  ///< exactly one of session and token is set
  std::optional<TokenId> token = {};
  std::optional<Instant> seen = {};  ///< when its use was last recorded
};

/// A token to create.
struct NewToken {
  std::string name;
  std::uint8_t scopes;
  std::optional<Instant> expires = {};  ///< nullopt: it does not expire
};

using accounts::Device;
using accounts::SessionLine;
using accounts::TokenLine;

/// The sessions of browsers and the tokens of programs; both are looked up by the hash of their
/// secret.
class Sessions {
 public:
  Sessions(Writer& writer, Readers& readers);

  void open(SecretHash secret, UserId user, Device device, Instant at, Instant expires,
            Done<void> done);
  void close(SecretHash secret, Done<void> done);
  /// Fails with not_found if the player has no such session.
  void end(UserId user, SessionId session, Done<void> done);
  /// Ends all sessions of the player except `kept`; with an instant, also all other access
  /// (end_other_access).
  void end_others(UserId user, SessionId kept, std::optional<Instant> other_access,
                  Done<void> done);
  /// Returns nullopt if there is no such session or it has expired.
  std::optional<Bearer> find_session(const SecretHash& secret, Instant now) const;
  /// Returns the sessions that have not expired, the last used first.
  std::vector<SessionLine> sessions_of(UserId user, Instant now) const;
  /// Returns the first `limit` sessions that were opened before the one with the number `before`,
  /// the newest first.
  std::vector<SessionLine> sessions_before(UserId user, Instant now, SessionId before,
                                           int limit) const;

  /// A repeated request gets its token's id again if it has the same secret, otherwise key_reused:
  /// a secret is shown only once.
  void create_token(SecretHash secret, UserId user, NewToken token, Instant at,
                    std::optional<RequestKey> key, Done<Made<TokenId>> done);
  /// Returns nullopt if there is no such token or it has expired.
  std::optional<Bearer> find_token(const SecretHash& secret, Instant now) const;
  /// Returns the tokens that have not expired, the newest first.
  std::vector<TokenLine> tokens_of(UserId user, Instant now) const;
  /// Fails with not_found if the player has no such token.
  void revoke(UserId user, TokenId token, Done<void> done);

  /// True if the session or token exists and has not expired.
  bool lives(const Bearer& bearer, Instant now) const;
  /// True if the player has signed in from that place, a browser or an address, since `since`.
  bool familiar(UserId user, const SecretHash& place, Instant since) const;
  /// Records the places where the player signed in.
  void note_places(UserId user, std::vector<SecretHash> places, Instant now);

  /// Records the use of the bearer's session or token, and a session's address.
  void seen(const Bearer& bearer, const std::string& address, Instant now);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
