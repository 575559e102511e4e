#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/sql/connection.hpp"
#include "rules/dice/tip_list.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

using SignatureCheck = std::function<bool(const dice::PublicKey& key, std::string_view text,
                                          const dice::Signature& signature)>;

/// Compares every list of tips with its digest, that of the day before, and, where `is_signed` is
/// there, its signature. What is wrong is added to `differences`; returns how many tips there are.
std::int64_t check_tips(Connection& connection, const SignatureCheck& is_signed,
                        std::vector<std::string>& differences);

/// What is wrong between a game and the lists: that its tip is in none, though it was begun when
/// there were lists, or is another; nullopt where nothing is.
std::optional<std::string> tip_differs(Connection& connection, GameId game, Instant created,
                                       const std::optional<dice::Digest>& tip);

}  // namespace crownhead::db
