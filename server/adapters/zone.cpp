#include "server/adapters/zone.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string_view>

namespace crownhead::adapters {
namespace {

constexpr std::size_t header_size = 44;
// The first second whose milliseconds fit into a number.
constexpr std::int64_t first_second = INT64_MIN / 2000;

/// Rejects names that lead out of the folder; profiles may contain any text.
bool is_name(std::string_view name) {
  return !name.empty() && !name.starts_with('/') && name.find("..") == std::string_view::npos;
}

std::string read_file(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Reads numbers, most significant byte first; 0 beyond the end.
class Bytes {
 public:
  explicit Bytes(std::string_view bytes) : bytes_(bytes) {}

  std::int64_t number(std::size_t at, std::size_t size) const {
    if (at + size > bytes_.size()) return 0;
    std::uint64_t value = size > 0 && (byte(at) & 0x80U) != 0 ? ~std::uint64_t{0} : 0;
    for (std::size_t i = 0; i < size; ++i) value = value << 8 | byte(at + i);
    return static_cast<std::int64_t>(value);
  }
  std::size_t count(std::size_t at) const { return static_cast<std::size_t>(number(at, 4)); }
  std::size_t byte(std::size_t at) const {
    return at < bytes_.size() ? static_cast<unsigned char>(bytes_[at]) : 0;
  }
  bool has(std::size_t end) const { return end <= bytes_.size(); }

 private:
  std::string_view bytes_;
};

/// The sizes in a header of the file.
struct Counts {
  Counts(const Bytes& bytes, std::size_t at)
      : isut(bytes.count(at + 20)),
        isstd(bytes.count(at + 24)),
        leap(bytes.count(at + 28)),
        time(bytes.count(at + 32)),
        type(bytes.count(at + 36)),
        chars(bytes.count(at + 40)) {}

  std::size_t size(std::size_t time_size) const {
    return time * (time_size + 1) + type * 6 + chars + leap * (time_size + 4) + isstd + isut;
  }

  std::size_t isut, isstd, leap, time, type, chars;
};

}  // namespace

Zone::Zone(const std::string& name, const std::filesystem::path& folder) {
  if (is_name(name)) read(read_file(folder / name));
}

void Zone::read(const std::string& text) {
  // Version 2 and later repeat the data with times of 64 bits.
  if (!text.starts_with("TZif") || text.size() < 2 * header_size || text[4] < '2') return;
  const Bytes bytes(text);
  const std::size_t header = header_size + Counts(bytes, 0).size(4);
  const Counts counts(bytes, header);
  const std::size_t times = header + header_size;
  const std::size_t kinds = times + counts.time * 8;
  const std::size_t types = kinds + counts.time;
  if (!bytes.has(types + counts.type * 6)) return;
  const auto offset_of = [&](std::size_t type) {
    return seconds(bytes.number(types + type * 6, 4));
  };
  transitions_.front().offset = offset_of(0);
  for (std::size_t i = 0; i < counts.time; ++i)
    // Earlier transitions are placeholders for the beginning of time.
    if (const std::int64_t at = bytes.number(times + i * 8, 8); at > first_second)
      transitions_.emplace_back(Instant{at * 1000}, offset_of(bytes.byte(kinds + i)));
    else
      transitions_.front().offset = offset_of(bytes.byte(kinds + i));
  const std::size_t footer = header + header_size + counts.size(8) + 1;
  if (footer < text.size())
    rule_ =
        read_posix_zone(std::string_view(text).substr(footer, text.find('\n', footer) - footer));
}

Millis Zone::offset(Instant at) const { return periods(at, at).back().offset; }

std::vector<OffsetPeriod> Zone::periods(Instant from, Instant to) const {
  const auto after = [this](Instant at) {
    return std::ranges::upper_bound(transitions_, at, {}, &OffsetPeriod::from);
  };
  std::vector<OffsetPeriod> found(std::prev(after(from)), after(to));
  for (const OffsetPeriod& change : changes_by_rule(from, to)) {
    if (change.from <= found.back().from || change.from > to) continue;
    if (change.from <= from) found.clear();
    found.push_back(change);
  }
  return found;
}

std::vector<OffsetPeriod> Zone::changes_by_rule(Instant from, Instant to) const {
  if (!rule_ || to <= transitions_.back().from) return {};
  const auto year_of = [](Instant at) {
    const std::chrono::sys_time<std::chrono::milliseconds> time(std::chrono::milliseconds(at.ms));
    const auto day = std::chrono::floor<std::chrono::days>(time);
    return static_cast<int>(std::chrono::year_month_day(day).year());
  };
  std::vector<OffsetPeriod> changes;
  // The last change before `from` may be in the year before.
  for (int year = year_of(std::max(from, transitions_.back().from)) - 1; year <= year_of(to) + 1;
       ++year)
    for (const OffsetPeriod& change : rule_->changes(year))
      if (change.from > transitions_.back().from) changes.push_back(change);
  return changes;
}

}  // namespace crownhead::adapters
