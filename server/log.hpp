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

/// From here on `log` writes to stderr what is at least of that level, as text or as one JSON
/// object a line. Any thread.
void set_up_log(const std::string& level, config::LogFormat format);

bool logs(LogLevel level);
void log(LogLevel level, std::string_view message, std::initializer_list<LogField> fields = {});

/// As `log` writes it, without time and level: "message name=value" or members of an object.
std::string log_line(config::LogFormat format, std::string_view message,
                     std::initializer_list<LogField> fields);

}  // namespace crownhead::server
