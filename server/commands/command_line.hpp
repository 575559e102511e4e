#pragma once

namespace crownhead::server {

/// Runs the command in the arguments. The exit status is 0, 1 (the work failed) or 2 (usage); an
/// error is one line on stderr.
int run_command_line(int argc, char** argv);

}  // namespace crownhead::server
