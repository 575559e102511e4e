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

  /// Adds an option of the benchmark; `value` holds its default.
  CommandLine& count(const std::string& name, std::size_t& value, const std::string& meaning);

  /// Adds the option to use an empty PostgreSQL database instead of a file.
  CommandLine& database();

  /// Ends the program at --help and on errors.
  void read(int argc, char** argv);

  /// Returns the binary to measure.
  const std::string& server() const { return server_; }
  /// Returns the database option, or `file` without it.
  std::filesystem::path database_or(const std::filesystem::path& file) const {
    return database_.empty() ? file : database_;
  }

 private:
  CLI::App app_;
  std::filesystem::path database_;
  std::string server_ = "build/release/crownhead";
};

}  // namespace crownhead::bench
