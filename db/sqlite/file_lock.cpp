#include "db/sqlite/file_lock.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <string>
#include <sys/file.h>
#include <unistd.h>

#include "db/sqlite/file_owner.hpp"

namespace crownhead::db {

FileLock::FileLock(const std::filesystem::path& database) {
  const std::string path = database.string() + ".lock";
  // Follows no link: otherwise anyone who may write to the folder could make root create the link's
  // target.
  constexpr int flags = O_RDWR | O_NOFOLLOW | O_CLOEXEC;
  file_ = open(path.c_str(), flags | O_CREAT | O_EXCL, 0600);
  const bool is_new = file_ >= 0;
  if (!is_new && errno == EEXIST) file_ = open(path.c_str(), flags);
  if (file_ < 0)
    throw std::runtime_error("cannot create the lock file " + path + ": " + std::strerror(errno) +
                             "; choose a database in a folder that this user may write to");
  if (flock(file_, LOCK_EX | LOCK_NB) == 0) {
    if (is_new) give_to_owner(file_, path, database);
    return;
  }
  const int why = errno;
  close(file_);
  if (why == EWOULDBLOCK)
    throw std::runtime_error("the database " + database.string() +
                             " is in use by another process; stop that process first");
  throw std::runtime_error("cannot lock " + path + ": " + std::strerror(why));
}

FileLock::~FileLock() { close(file_); }

}  // namespace crownhead::db
