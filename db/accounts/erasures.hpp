#pragma once

#include <string_view>

#include "db/jobs/requests.hpp"
#include "db/sql/connection.hpp"
#include "rules/ids.hpp"

namespace crownhead::db {

class Readers;
class Writer;

/// Erasing in batches, so that no job of the writer grows with what an account has stored. Each
/// batch finds the remaining rows in the database, so a restart continues. Any thread.

/// Part of the job that closes an account: remembers that its data is to be erased. `forgotten`:
/// the row of users goes too, unless something refers to it.
void begin_erasing(Connection& connection, UserId user, std::string_view former_name,
                   bool forgotten);

/// Erases what others can read of a closed account: chat, messages, reports, texts of vacations and
/// of the logs of tournaments, and the name in messages that wait to be sent.
void erase_shown(Writer& writer, UserId user, Done<void> done);

/// Returns whether closed accounts or removed studies have left anything. Reads the database.
bool anything_to_erase(Readers& readers);

/// Erases one batch of what remains of closed accounts and removed studies. Answers whether
/// anything may be left.
void erase_some(Writer& writer, Done<bool> done);

}  // namespace crownhead::db
