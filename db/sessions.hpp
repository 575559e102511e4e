#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "db/requests.hpp"
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

/// Who a session or token speaks for.
struct Bearer {
  UserId user;
  std::string name;
  std::uint8_t scopes;  ///< all for a session
};

/// Browser sessions and tokens of programs, both known by the hash of their secret.
class Sessions {
 public:
  Sessions(Writer& writer, Readers& readers);

  void open(SecretHash secret, UserId user, Instant at, Instant expires, Done<void> done);
  void close(SecretHash secret, Done<void> done);
  /// nullopt if there is none or it has expired.
  std::optional<Bearer> find_session(const SecretHash& secret, Instant now) const;

  /// `answer` is kept with the request for 48 hours, so that a repeated one gets the same token.
  void create_token(SecretHash secret, UserId user, std::string name, std::uint8_t scopes,
                    Instant at, std::string answer, std::optional<RequestKey> key,
                    Done<Made<TokenId>> done);
  std::optional<Bearer> find_token(const SecretHash& secret) const;

 private:
  Writer& writer_;
  Readers& readers_;
};

}  // namespace crownhead::db
