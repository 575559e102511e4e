#include "server/endings/mapped_file.hpp"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace crownhead::server {
namespace {

std::unexpected<Error> unreadable(const std::filesystem::path& path) {
  const std::string why = std::strerror(errno);
  return fail(Code::invalid_field,
              in_english("The file " + path.string() + " cannot be read: " + why));
}

}  // namespace

Result<MappedFile> MappedFile::open(const std::filesystem::path& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return unreadable(path);
  struct stat status = {};
  void* memory = nullptr;
  if (fstat(file, &status) != 0) {
    memory = MAP_FAILED;
  } else if (status.st_size > 0) {
    memory =
        mmap(nullptr, static_cast<std::size_t>(status.st_size), PROT_READ, MAP_SHARED, file, 0);
  }
  const int error = errno;
  ::close(file);
  errno = error;
  if (memory == MAP_FAILED) return unreadable(path);
  return MappedFile(
      {static_cast<const std::byte*>(memory), static_cast<std::size_t>(status.st_size)});
}

MappedFile::~MappedFile() {
  // What was mapped to be read is given back so alone.
  if (!bytes_.empty()) munmap(const_cast<std::byte*>(bytes_.data()), bytes_.size());
}

}  // namespace crownhead::server
