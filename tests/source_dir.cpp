#include "tests/source_dir.hpp"

std::string source_dir() { return CROWNHEAD_SOURCE_DIR; }
