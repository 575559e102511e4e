#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "db/accounts/sessions.hpp"
#include "db/jobs/requests.hpp"

namespace crownhead::db {

/// The key that a player's authenticator and the server share.
using FactorKey = std::array<std::uint8_t, 20>;

struct SecondFactor {
  FactorKey key;
  bool confirmed;          ///< asked for at sign-in
  std::int64_t last_step;  ///< of the code used last
};

/// Second factors and the recovery codes that stand in for them.
class SecondFactors {
 public:
  SecondFactors(Writer& writer, Readers& readers);

  std::optional<SecondFactor> find(UserId user) const;
  int recovery_codes_left(UserId user) const;
  /// Whether the session was opened after the factor that is in use now, and so with it.
  bool opened(SessionId session) const;

  /// Takes the place of one that was begun before. forbidden if one is confirmed.
  void begin(UserId user, FactorKey key, Done<void> done);
  /// From now on it is asked for; the codes take the place of former ones, and the sessions that
  /// were begun without it end, but `kept`. not_found.
  void confirm(UserId user, std::optional<SessionId> kept, std::int64_t step, Instant at,
               std::vector<SecretHash> recovery_codes, Done<void> done);
  void remove(UserId user, Done<void> done);

  /// Uses up the code of `step`; not_signed_in if it, or a later one, was used before.
  void use_step(UserId user, std::int64_t step, Done<void> done);
  /// Uses up a recovery code; not_signed_in if the player has none such.
  void use_recovery_code(UserId user, SecretHash code, Done<void> done);

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
