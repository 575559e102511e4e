#include "server/log.hpp"

#include <memory>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>

#include "server/wire/core/json_text.hpp"

namespace crownhead::server {
namespace {

auto format_now = config::LogFormat::text;

spdlog::level::level_enum level_of(LogLevel level) {
  switch (level) {
    case LogLevel::debug: return spdlog::level::debug;
    case LogLevel::info: return spdlog::level::info;
    case LogLevel::warning: return spdlog::level::warn;
    case LogLevel::error: return spdlog::level::err;
  }
  return spdlog::level::err;
}

}  // namespace

void set_up_log(const std::string& level, config::LogFormat format) {
  format_now = format;
  // stdout is reserved for the line that says where the server listens.
  auto logger =
      std::make_shared<spdlog::logger>("", std::make_shared<spdlog::sinks::stderr_color_sink_mt>());
  logger->set_level(spdlog::level::from_str(level));
  if (format == config::LogFormat::json)
    logger->set_pattern(R"({"at":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})",
                        spdlog::pattern_time_type::utc);
  spdlog::set_default_logger(std::move(logger));
}

bool logs(LogLevel level) { return spdlog::should_log(level_of(level)); }

void log(LogLevel level, std::string_view message, std::initializer_list<LogField> fields) {
  if (logs(level)) spdlog::log(level_of(level), "{}", log_line(format_now, message, fields));
}

void write_error(std::string_view what) { log(LogLevel::error, what); }

std::string log_line(config::LogFormat format, std::string_view message,
                     std::initializer_list<LogField> fields) {
  const bool json = format == config::LogFormat::json;
  std::string line = json ? "\"message\":" : "";
  line += json ? wire::quoted(message) : std::string(message);
  for (const auto& [name, value] : fields) {
    line += json ? ",\"" : " ";
    line += name;
    line += json ? "\":" : "=";
    line += json ? wire::quoted(value) : std::string(value);
  }
  return line;
}

}  // namespace crownhead::server
