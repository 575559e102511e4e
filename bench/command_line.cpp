#include "bench/command_line.hpp"

#include <cstdlib>

namespace crownhead::bench {

CommandLine::CommandLine(const std::string& purpose) : app_(purpose) {
  app_.add_option("--server", server_, "the binary to measure");
}

CommandLine& CommandLine::count(const std::string& name, std::size_t& value,
                                const std::string& meaning) {
  app_.add_option(name, value, meaning)->capture_default_str();
  return *this;
}

CommandLine& CommandLine::database() {
  app_.add_option("--db", database_, "an empty PostgreSQL database, instead of a file");
  return *this;
}

void CommandLine::read(int argc, char** argv) {
  try {
    app_.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::exit(app_.exit(error));
  }
}

}  // namespace crownhead::bench
