#include <csignal>
#include <sys/stat.h>

#include "server/commands/command_line.hpp"

int main(int argc, char** argv) {
  umask(0077);  // files created here hold hashes, keys and letters
  // A file that reaches LimitFSIZE fails as on a full disk, and does not end the program.
  std::signal(SIGXFSZ, SIG_IGN);
  return crownhead::server::run_command_line(argc, argv);
}
