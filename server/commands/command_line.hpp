#pragma once

namespace crownhead::server {

/// Does what the arguments ask for: the exit status is 0, 1 (the work failed) or 2 (usage), and
/// what went wrong is one line on stderr.
int run_command_line(int argc, char** argv);

}  // namespace crownhead::server
