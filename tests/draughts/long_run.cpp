#include "tests/draughts/long_run.hpp"

#include <cstdlib>

bool is_long_run() { return std::getenv("CROWNHEAD_LONG") != nullptr; }
