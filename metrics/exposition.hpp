#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "metrics/histogram.hpp"

namespace crownhead::metrics {

/// Text in the Prometheus format (text/plain; version=0.0.4). All samples of a family must be added
/// right after it.
class Exposition {
 public:
  using Labels = std::initializer_list<std::pair<std::string_view, std::string_view>>;
  enum class Kind : std::uint8_t { counter, gauge, histogram };

  /// Starts a family; the following samples belong to it. `help` is one line.
  void family(std::string_view name, Kind kind, std::string_view help);

  void sample(std::uint64_t value, Labels labels = {});
  void sample(std::int64_t value, Labels labels = {});
  void sample(double value, Labels labels = {});
  /// Divides the histogram's bounds and sum, e.g. by 1e6 to show microseconds as seconds.
  void sample(const Histogram& histogram, double divisor, Labels labels = {});

  const std::string& text() const { return text_; }

 private:
  void line(std::string_view suffix, Labels labels, std::string_view bound, std::string_view value);

  std::string text_;
  std::string family_;
};

}  // namespace crownhead::metrics
