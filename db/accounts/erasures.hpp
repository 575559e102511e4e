#pragma once

#include <string_view>

#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

class Readers;
class Writer;

/// Erasing in batches, so that no job of the writer grows with the amount that an account has
/// stored. Each batch finds the remaining rows in the database, so erasing continues after a
/// restart. Any thread.

/// Records that the account's data must be erased. Part of the job that closes the account.
/// `forgotten`: the row of users is deleted too, unless something refers to it.
void begin_erasing(Connection& connection, UserId user, std::string_view former_name,
                   bool forgotten);

/// Erases what others can read of a closed account: chat, messages, reports, texts of vacations and
/// of tournament logs, and the name in messages that wait to be sent.
void erase_shown(Writer& writer, UserId user, Done<void> done);

/// True if closed accounts or removed studies have left data to erase. Reads the database.
bool anything_to_erase(Readers& readers);

/// Erases one batch of the data of closed accounts and removed studies. Answers true if anything
/// may be left.
void erase_some(Writer& writer, Done<bool> done);

}  // namespace crownhead::db
