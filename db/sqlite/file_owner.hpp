#pragma once

#include <filesystem>

namespace crownhead::db {

/// Gives a file that root makes next to a database to the owner of the database, or to the owner of
/// its folder if there is no database yet: the server that opens it runs without root's rights.
/// Does nothing if the user is not root. `open_file` is the descriptor of `file`, because the name
/// may lead elsewhere by this time. Throws std::runtime_error with a sentence.
void give_to_owner(int open_file, const std::filesystem::path& file,
                   const std::filesystem::path& database);

/// The same for a closed file, which also gets the mode of the database, if there is one. Throws
/// unless the name leads to a file that has no other name.
void take_rights(const std::filesystem::path& file, const std::filesystem::path& database);

/// Restricts the database and the files next to it to their owner if everyone can read them, as an
/// older version left them. Does not change files of other owners, nor those readable by a group.
void keep_from_others(const std::filesystem::path& database);

/// Returns the folder of `file`: "." for a bare name.
std::filesystem::path folder_of(const std::filesystem::path& file);

}  // namespace crownhead::db
