#include "server/messages/zone.hpp"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string_view>

namespace crownhead::messages {
namespace {

constexpr std::size_t header_size = 44;

/// No way out of the folder, whatever a profile says.
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

/// The sizes that a header of the file names.
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
  if (!is_name(name)) return;
  const std::string text = read_file(folder / name);
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
  first_ = offset_of(0);
  for (std::size_t i = 0; i < counts.time; ++i)
    transitions_.emplace_back(Instant{bytes.number(times + i * 8, 8) * 1000},
                              offset_of(bytes.byte(kinds + i)));
}

Millis Zone::offset(Instant at) const {
  const auto after =
      std::ranges::upper_bound(transitions_, at, {}, &std::pair<Instant, Millis>::first);
  return after == transitions_.begin() ? first_ : std::prev(after)->second;
}

}  // namespace crownhead::messages
