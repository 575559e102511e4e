#include "db/sqlite/file_owner.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <stdexcept>
#include <sys/stat.h>
#include <unistd.h>

namespace crownhead::db {
namespace {

/// An open descriptor, closed at the end of its life; negative if the name leads to nothing or is a
/// link.
class Opened {
 public:
  explicit Opened(const std::filesystem::path& file)
      : file_(open(file.c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)) {}
  ~Opened() {
    if (file_ >= 0) close(file_);
  }
  Opened(const Opened&) = delete;
  Opened& operator=(const Opened&) = delete;

  int descriptor() const { return file_; }
  /// True if it is a file with only one name; stores its state.
  bool is_plain(struct stat& state) const {
    return file_ >= 0 && fstat(file_, &state) == 0 && S_ISREG(state.st_mode) && state.st_nlink == 1;
  }

 private:
  int file_;
};

}  // namespace

void give_to_owner(int open_file, const std::filesystem::path& file,
                   const std::filesystem::path& database) {
  if (geteuid() != 0) return;
  struct stat owner{};
  if ((stat(database.c_str(), &owner) == 0 || stat(folder_of(file).c_str(), &owner) == 0) &&
      fchown(open_file, owner.st_uid, owner.st_gid) == 0)
    return;
  throw std::runtime_error("cannot give " + file.string() + " to the owner of " +
                           database.string() + " (" + std::strerror(errno) +
                           "); run this as the user that runs the server");
}

void take_rights(const std::filesystem::path& file, const std::filesystem::path& database) {
  const Opened opened(file);
  struct stat own{}, former{};
  if (!opened.is_plain(own))
    throw std::runtime_error(file.string() +
                             " was replaced by another file; check who else writes to this folder");
  give_to_owner(opened.descriptor(), file, database);
  if (stat(database.c_str(), &former) == 0 &&
      fchmod(opened.descriptor(), former.st_mode & 07777U) != 0)
    throw std::runtime_error("cannot give " + file.string() + " the mode of " + database.string() +
                             ": " + std::strerror(errno));
}

void keep_from_others(const std::filesystem::path& database) {
  for (const char* ending : {"", "-wal", "-shm"}) {
    const Opened opened(database.string() + ending);
    struct stat state{};
    if (!opened.is_plain(state) || state.st_uid != geteuid()) continue;
    // On a disk without modes nothing can be changed, which is ignored.
    if ((state.st_mode & S_IRWXO) != 0)
      static_cast<void>(fchmod(opened.descriptor(), state.st_mode & S_IRWXU));
  }
}

std::filesystem::path folder_of(const std::filesystem::path& file) {
  return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

}  // namespace crownhead::db
