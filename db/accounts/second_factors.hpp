#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "db/jobs/requests.hpp"

namespace crownhead::db {

/// The key that a player's authenticator shares with the server.
using FactorKey = std::array<std::uint8_t, 20>;

struct SecondFactor {
  FactorKey key;
  bool confirmed;          ///< required at sign-in
  std::int64_t last_step;  ///< of the last code used
};

/// Second factors and their recovery codes.
class SecondFactors {
 public:
  SecondFactors(Writer& writer, Readers& readers);

  std::optional<SecondFactor> find(UserId user) const;
  int recovery_codes_left(UserId user) const;
  /// True if the session was opened with the factor that is in use, that is, after it was
  /// confirmed.
  bool opened(SessionId session) const;

  /// Replaces an unconfirmed factor. Fails with forbidden if one is confirmed.
  void begin(UserId user, FactorKey key, Done<void> done);
  /// Makes the factor required at sign-in. The codes replace earlier ones, and the sessions that
  /// were opened without the factor end, except for `kept`. Fails with not_found.
  void confirm(UserId user, std::optional<SessionId> kept, std::int64_t step, Instant at,
               std::vector<SecretHash> recovery_codes, Done<void> done);
  void remove(UserId user, Done<void> done);

  /// Uses up the code of `step`. Fails with not_signed_in if this code or a later one was used
  /// before.
  void use_step(UserId user, std::int64_t step, Done<void> done);
  /// Uses up a recovery code. Fails with not_signed_in if the player has no such code.
  void use_recovery_code(UserId user, SecretHash code, Done<void> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
