#include "server/commands/command_line.hpp"

int main(int argc, char** argv) { return crownhead::server::run_command_line(argc, argv); }
