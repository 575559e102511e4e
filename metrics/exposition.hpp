#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "metrics/histogram.hpp"

namespace crownhead::metrics {

/// Text in the format that Prometheus reads (text/plain; version=0.0.4). All samples of a family
/// are added right after it.
class Exposition {
 public:
  using Labels = std::initializer_list<std::pair<std::string_view, std::string_view>>;
  enum class Kind : std::uint8_t { counter, gauge, histogram };

  /// From here on samples are of this family. `help` is one line.
  void family(std::string_view name, Kind kind, std::string_view help);

  void sample(std::uint64_t value, Labels labels = {});
  void sample(std::int64_t value, Labels labels = {});
  void sample(double value, Labels labels = {});
  /// The histogram's values and sum are divided, e.g. by 1e6 for microseconds that are shown as
  /// seconds.
  void sample(const Histogram& histogram, double divisor, Labels labels = {});

  const std::string& text() const { return text_; }

 private:
  void line(std::string_view suffix, Labels labels, std::string_view bound, std::string_view value);

  std::string text_;
  std::string family_;
};

}  // namespace crownhead::metrics
