#pragma once

#include <string>

/// Returns the folder of the project's files, for tests that read some of them. Compiled in one
/// file, so that all others have the same ccache entries in every clone.
std::string source_dir();
