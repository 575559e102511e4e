#include "server/endings/loaded_file.hpp"

#include <exception>
#include <fstream>
#include <string>

namespace crownhead::server {
namespace {

std::unexpected<Error> unreadable(const std::filesystem::path& path, const std::string& why) {
  return fail(Code::invalid_field,
              in_english("The file " + path.string() + " cannot be read: " + why));
}

}  // namespace

Result<LoadedFile> LoadedFile::open(const std::filesystem::path& path) try {
  const auto size = std::filesystem::file_size(path);
  std::ifstream in(path, std::ios::binary);
  if (!in) return unreadable(path, "this user may not open it");
  auto bytes = std::make_unique_for_overwrite<std::byte[]>(size);
  in.read(reinterpret_cast<char*>(bytes.get()), static_cast<std::streamsize>(size));
  if (static_cast<std::uintmax_t>(in.gcount()) != size)
    return unreadable(path, "it is shorter than its size; is it still being written?");
  return LoadedFile(std::move(bytes), size);
} catch (const std::exception& error) {
  return unreadable(path, error.what());
}

}  // namespace crownhead::server
