#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/dice/commitment_list.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

using SignatureCheck = std::function<bool(const dice::PublicKey& key, std::string_view text,
                                          const dice::Signature& signature)>;

/// Compares every list of commitments with its digest, the digest of the day before and, if
/// `is_signed` is set, its signature. Adds differences to `differences`. Returns the number of
/// commitments.
std::int64_t check_commitments(Connection& connection, const SignatureCheck& is_signed,
                               std::vector<std::string>& differences);

/// Returns how a game's commitment differs from the lists: it is in none, or listed as another
/// game's; nullopt if it agrees.
std::optional<std::string> commitment_differs(Connection& connection, GameId game,
                                              const std::optional<dice::Digest>& commitment);

}  // namespace crownhead::db
