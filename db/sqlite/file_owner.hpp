#pragma once

#include <filesystem>

namespace crownhead::db {

/// Gives what root makes beside a database to the owner of the database, or of its folder while
/// there is none: the server that opens it runs without root's rights. Does nothing for others than
/// root. `open_file` is the descriptor of `file`: a name may lead elsewhere by now.
/// Throws std::runtime_error with a sentence.
void give_to_owner(int open_file, const std::filesystem::path& file,
                   const std::filesystem::path& database);

/// As above for a file that was closed, which also gets the mode of the database, if there is one.
/// Throws if the name leads to anything but a file that has no other name.
void take_rights(const std::filesystem::path& file, const std::filesystem::path& database);

/// Makes the database and what lies beside it their owner's alone where everybody may read them: an
/// older version left them so. Files of somebody else, and those for a group, stay as they are.
void keep_from_others(const std::filesystem::path& database);

/// The folder of `file`: "." for a mere name.
std::filesystem::path folder_of(const std::filesystem::path& file);

}  // namespace crownhead::db
