#include "bench/temp_folder.hpp"

#include <stdexcept>
#include <stdlib.h>
#include <string>

namespace crownhead::bench {

TempFolder::TempFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "crownhead-bench-XXXXXX").string();
  if (!mkdtemp(name.data())) throw std::runtime_error("no folder for temporary files");
  path_ = name;
}

TempFolder::~TempFolder() { std::filesystem::remove_all(path_); }

}  // namespace crownhead::bench
