#pragma once

#include <cstdint>
#include <map>
#include <string_view>

#include "db/sql/connection.hpp"
#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/result.hpp"

/// The table stored_bytes: how many bytes of text each account has stored. Every job that stores or
/// deletes a player's text changes the count in its own transaction, so no job has to add up stored
/// text. docs/architecture/store.md lists the tables that count.
namespace crownhead::db {

template <class... Texts>
std::int64_t bytes_of(const Texts&... texts) {
  return static_cast<std::int64_t>((std::string_view(texts).size() + ... + 0));
}

/// Adds `more` to the count. Fails with too_large, and changes nothing, if the account would exceed
/// its limit. A reduction is never refused. The job names the account in its locks.
Result<void> charge_bytes(Connection& connection, UserId user, std::int64_t more, Instant at);

/// Adds to the count without checking the limit, or subtracts from it: for refunds, and for text
/// that is stored in any case, such as the message with a move.
void count_bytes(Connection& connection, UserId user, std::int64_t more);

/// Bytes per account, summed over rows with an account and a text.
using BytesByUser = std::map<UserId, std::int64_t>;
BytesByUser bytes_by_user(Rows rows);

/// Subtracts text that is about to be deleted.
void refund_bytes(Connection& connection, const BytesByUser& gone);

/// Stores whether the site sends e-mail; quotas depend on it.
void set_sends_mail(Connection& connection, bool sends);

}  // namespace crownhead::db
