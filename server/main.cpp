#include <sys/stat.h>

#include "server/commands/command_line.hpp"

int main(int argc, char** argv) {
  umask(0077);  // what is made here holds hashes, keys and letters
  return crownhead::server::run_command_line(argc, argv);
}
