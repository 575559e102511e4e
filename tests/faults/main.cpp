#include <cstdlib>
#include <exception>
#include <iostream>

#include "server/commands/command_line.hpp"
#include "tests/faults/control.hpp"
#include "tests/faults/faulty_vfs.hpp"

/// The whole program, with disk faults and clock steps controlled by the file named in
/// CROWNHEAD_FAULTS.
int main(int argc, char** argv) try {
  const char* control = std::getenv("CROWNHEAD_FAULTS");
  if (!control) {
    std::cerr << "crownhead_faulty: name the file of faults in CROWNHEAD_FAULTS\n";
    return 2;
  }
  crownhead::faults::take_control_from(control);
  crownhead::faults::break_disk_on_command();
  return crownhead::server::run_command_line(argc, argv);
} catch (const std::exception& error) {
  std::cerr << "crownhead_faulty: " << error.what() << '\n';
  return 1;
}
