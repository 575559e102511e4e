#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "server/config/serve_config.hpp"

namespace crownhead::server {

enum class LogLevel : std::uint8_t { debug, info, warning, error };

struct LogField {
  std::string_view name;
  std::string value;
};

/// Makes `log` write messages of at least that level to stderr, as text or as one JSON object per
/// line. Callable from any thread.
void set_up_log(const std::string& level, config::LogFormat format);

bool logs(LogLevel level);
void log(LogLevel level, std::string_view message, std::initializer_list<LogField> fields = {});

/// Logs an error. Callable from any thread.
void write_error(std::string_view what);

/// Returns the line that `log` writes, without time and level: "message name=value" or members of
/// an object.
std::string log_line(config::LogFormat format, std::string_view message,
                     std::initializer_list<LogField> fields);

}  // namespace crownhead::server
