#include "db/file_lock.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <string>
#include <sys/file.h>
#include <unistd.h>

#include "db/file_owner.hpp"

namespace crownhead::db {

FileLock::FileLock(const std::filesystem::path& database) {
  const std::string path = database.string() + ".lock";
  const bool is_new = !std::filesystem::exists(path);
  file_ = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (file_ < 0)
    throw std::runtime_error("cannot make the lock file " + path + ": " + std::strerror(errno) +
                             "; name a database in a folder that this user may write to");
  if (flock(file_, LOCK_EX | LOCK_NB) == 0) {
    if (is_new) give_to_owner(path, database);
    return;
  }
  const int why = errno;
  close(file_);
  if (why == EWOULDBLOCK)
    throw std::runtime_error("the database " + database.string() +
                             " is in use by another process; stop that one first");
  throw std::runtime_error("cannot lock " + path + ": " + std::strerror(why));
}

FileLock::~FileLock() { close(file_); }

}  // namespace crownhead::db
