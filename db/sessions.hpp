#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/requests.hpp"
#include "db/users.hpp"
#include "rules/accounts/lines.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"

namespace crownhead::db {

class Writer;
class Readers;

/// The secret itself is never stored.
using SecretHash = std::array<std::uint8_t, 32>;

/// What a token may be used for, as bits.
enum Scope : std::uint8_t {
  scope_read = 1,
  scope_play = 2,
  scope_tournaments = 4,
  scope_admin = 8
};

/// Who a session or token speaks for. Nobody who is banned or whose account is closed.
struct Bearer {
  UserId user;
  std::string name;
  std::uint8_t scopes;  ///< all for a session
  Role role = Role::player;
  bool bot = false;
  bool guest = false;                     ///< plays by a link, without an account of his own
  std::optional<SessionId> session = {};  ///< one of the two is set
  std::optional<TokenId> token = {};
  std::optional<Instant> seen = {};  ///< when it was noted last that it is in use
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
  /// All of the player but `kept`.
  void end_others(UserId user, SessionId kept, Done<void> done);
  /// nullopt if there is none or it has expired.
  std::optional<Bearer> find_session(const SecretHash& secret, Instant now) const;
  /// Those that have not expired, the one used last first.
  std::vector<SessionLine> sessions_of(UserId user, Instant now) const;

  /// A repeated request gets its token's id again if it names the same secret, else key_reused:
  /// what was shown once cannot be shown again.
  void create_token(SecretHash secret, UserId user, std::string name, std::uint8_t scopes,
                    Instant at, std::optional<RequestKey> key, Done<Made<TokenId>> done);
  std::optional<Bearer> find_token(const SecretHash& secret) const;
  /// The newest first.
  std::vector<TokenLine> tokens_of(UserId user) const;
  /// not_found if the player has no such token.
  void revoke(UserId user, TokenId token, Done<void> done);

  /// Notes that the bearer's session or token is in use; the address is that of a session.
  void seen(const Bearer& bearer, const std::string& address, Instant now);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
