#include "db/file_owner.hpp"

#include <cerrno>
#include <cstring>
#include <stdexcept>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace crownhead::db {

void give_to_owner(const std::filesystem::path& file, const std::filesystem::path& database) {
  if (geteuid() != 0) return;
  struct stat owner{};
  if ((stat(database.c_str(), &owner) == 0 || stat(folder_of(file).c_str(), &owner) == 0) &&
      chown(file.c_str(), owner.st_uid, owner.st_gid) == 0)
    return;
  throw std::runtime_error("cannot give " + file.string() + " to the owner of " +
                           database.string() + " (" + std::strerror(errno) +
                           "); do it as the user that runs the server");
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
  return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

}  // namespace crownhead::db
