#include "metrics/exposition.hpp"

#include <array>
#include <charconv>

namespace crownhead::metrics {
namespace {

/// Returns the shortest text without an exponent that reads back as the same number.
std::string number(double value) {
  std::array<char, 340> text{};
  const auto end = std::to_chars(text.begin(), text.end(), value, std::chars_format::fixed).ptr;
  return {text.data(), end};
}

void add_label(std::string& text, std::string_view name, std::string_view value) {
  text += text.back() == '{' ? "" : ",";
  text += name;
  text += "=\"";
  for (const char c : value) {
    if (c == '\n') {
      text += "\\n";
      continue;
    }
    if (c == '"' || c == '\\') text += '\\';
    text += c;
  }
  text += '"';
}

std::string_view kind_name(Exposition::Kind kind) {
  switch (kind) {
    case Exposition::Kind::counter: return "counter";
    case Exposition::Kind::gauge: return "gauge";
    case Exposition::Kind::histogram: return "histogram";
  }
  return "untyped";
}

}  // namespace

void Exposition::family(std::string_view name, Kind kind, std::string_view help) {
  family_ = name;
  text_ += "# HELP " + family_ + " ";
  text_ += help;
  text_ += "\n# TYPE " + family_ + " ";
  text_ += kind_name(kind);
  text_ += '\n';
}

void Exposition::sample(std::uint64_t value, Labels labels) {
  line("", labels, "", std::to_string(value));
}

void Exposition::sample(std::int64_t value, Labels labels) {
  line("", labels, "", std::to_string(value));
}

void Exposition::sample(double value, Labels labels) { line("", labels, "", number(value)); }

void Exposition::sample(const Histogram& histogram, double divisor, Labels labels) {
  const auto bounds = histogram.bounds();
  // The count is the sum of the buckets read here, because other threads may add values at the same
  // time.
  std::uint64_t count = 0;
  for (std::size_t i = 0; i <= bounds.size(); ++i) {
    count += histogram.in_bucket(i);
    const auto bound =
        i < bounds.size() ? number(static_cast<double>(bounds[i]) / divisor) : std::string("+Inf");
    line("_bucket", labels, bound, std::to_string(count));
  }
  line("_sum", labels, "", number(static_cast<double>(histogram.sum()) / divisor));
  line("_count", labels, "", std::to_string(count));
}

void Exposition::line(std::string_view suffix, Labels labels, std::string_view bound,
                      std::string_view value) {
  text_ += family_;
  text_ += suffix;
  if (labels.size() > 0 || !bound.empty()) {
    text_ += '{';
    for (const auto& [name, label] : labels) add_label(text_, name, label);
    if (!bound.empty()) add_label(text_, "le", bound);
    text_ += '}';
  }
  text_ += ' ';
  text_ += value;
  text_ += '\n';
}

}  // namespace crownhead::metrics
