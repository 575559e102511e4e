#include "server/commands/progress_line.hpp"

#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace crownhead::server {

ProgressLine::ProgressLine() : terminal_(isatty(STDERR_FILENO) != 0) {}

void ProgressLine::show(const std::string& doing, double part) {
  constexpr std::chrono::milliseconds pause(200);
  if (!terminal_) return;
  const auto now = Clock::now();
  if (first_ < 0) {
    first_ = part;
    begun_ = now;
  } else if (now - shown_ < pause) {
    return;
  }
  shown_ = now;
  drawn_ = true;
  std::fprintf(stderr, "\r\033[K%s: %.0f %%%s", doing.c_str(), 100 * part, left(part).c_str());
}

void ProgressLine::clear() {
  if (drawn_) std::fputs("\r\033[K", stderr);
  drawn_ = false;
}

/// Estimated from the speed so far.
std::string ProgressLine::left(double part) const {
  constexpr double enough = 0.01;
  constexpr long short_time = 100;
  if (part - first_ < enough) return "";
  const std::chrono::duration<double> since = shown_ - begun_;
  const auto seconds = static_cast<long>(since.count() * (1 - part) / (part - first_)) + 1;
  return ", " +
         (seconds < short_time ? std::to_string(seconds) + " s"
                               : std::to_string(seconds / 60) + " min") +
         " left";
}

db::Progress shown_on(ProgressLine& line) {
  return [&line](const std::string& doing, std::int64_t done, std::int64_t whole) {
    line.show(doing,
              static_cast<double>(done) / static_cast<double>(std::max<std::int64_t>(1, whole)));
  };
}

}  // namespace crownhead::server
