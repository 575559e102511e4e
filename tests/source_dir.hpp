#pragma once

#include <string>

/// Where the project's files are, for the tests that read some of them. Compiled in one file, so
/// that all others are the same to ccache in every clone.
std::string source_dir();
