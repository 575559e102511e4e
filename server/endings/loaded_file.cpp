#include "server/endings/mapped_file.hpp"

#include <boost/interprocess/exceptions.hpp>
#include <boost/interprocess/file_mapping.hpp>
#include <string>

namespace crownhead::server {

namespace mapping = boost::interprocess;

Result<MappedFile> MappedFile::open(const std::filesystem::path& path) try {
  const mapping::file_mapping file(path.c_str(), mapping::read_only);
  // Nothing can be mapped of an empty file.
  if (std::filesystem::file_size(path) == 0) return MappedFile({});
  return MappedFile(mapping::mapped_region(file, mapping::read_only));
} catch (const std::exception& error) {
  return fail(Code::invalid_field,
              in_english("The file " + path.string() + " cannot be read: " + error.what()));
}

}  // namespace crownhead::server
