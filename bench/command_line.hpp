#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <filesystem>
#include <string>

namespace crownhead::bench {

/// The options of a benchmark that starts a server.
class CommandLine {
 public:
  explicit CommandLine(const std::string& purpose);

  /// An option of its own; what `value` is before reading holds where it is not given.
  CommandLine& count(const std::string& name, std::size_t& value, const std::string& meaning);

  /// Lets a database of PostgreSQL, with nothing in it, be named in the place of a file.
  CommandLine& database();

  /// Ends the program at --help and at a mistake.
  void read(int argc, char** argv);

  /// The binary to measure.
  const std::string& server() const { return server_; }
  /// The database that was named, or this file.
  std::filesystem::path database_or(const std::filesystem::path& file) const {
    return database_.empty() ? file : database_;
  }

 private:
  CLI::App app_;
  std::filesystem::path database_;
  std::string server_ = "build/release/crownhead";
};

}  // namespace crownhead::bench
