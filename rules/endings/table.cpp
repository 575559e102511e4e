#include "rules/endings/table.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <type_traits>

#include "rules/draughts/moves/engine.hpp"
#include "rules/draughts/moves/with_rules.hpp"

namespace crownhead::endings {

static_assert(std::endian::native == std::endian::little, "files of endings are little-endian");

namespace {

using Bytes = std::span<const std::byte>;

constexpr std::array<char, 8> magic = {'C', 'R', 'O', 'W', 'N', 'E', 'N', 'D'};
constexpr std::uint32_t version = 1;

struct FileHead {
  std::array<char, 8> magic;
  std::uint32_t version;
  std::uint32_t pieces;
  std::array<char, 40> variant;  ///< key, padded with zeros
  std::uint64_t checksum;        ///< of the fields before it
};
static_assert(sizeof(FileHead) == 64 && std::is_trivially_copyable_v<FileHead>);

/// Followed by the codes of the values, the lengths of the tokens' words, the starts of the blocks,
/// and the blocks; each is aligned to eight bytes.
struct SliceHead {
  std::array<std::uint8_t, 2> men;
  std::array<std::uint8_t, 2> kings;
  std::uint32_t values;
  std::uint64_t size;
  std::uint64_t packed;    ///< bytes of all blocks
  std::uint64_t checksum;  ///< of the other fields of the head, and of the data after it
};
static_assert(sizeof(SliceHead) == 32 && std::is_trivially_copyable_v<SliceHead>);

constexpr std::uint64_t rounded(std::uint64_t bytes) { return (bytes + 7) & ~std::uint64_t{7}; }

/// The number of bytes must be a multiple of eight.
std::uint64_t checksum(Bytes bytes, std::uint64_t sum = 0x9e3779b97f4a7c15) {
  for (std::size_t at = 0; at + 8 <= bytes.size(); at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + at, sizeof word);
    sum = (std::rotl(sum, 29) ^ word) * 0xd1b54a32d192ed03;
  }
  return sum ^ sum >> 32;
}

template <class Head>
Bytes bytes_before_checksum(const Head& head) {
  return std::as_bytes(std::span(&head, 1)).first(sizeof head - sizeof head.checksum);
}

std::unexpected<Error> wrong(std::string what) {
  return fail(Code::invalid_field, in_english(std::move(what)));
}

struct SliceSizes {
  std::uint64_t values, lengths, starts;

  explicit SliceSizes(const SliceHead& head)
      : values(rounded(head.values * sizeof(std::int16_t))),
        lengths(rounded(tokens(head.values))),
        starts(rounded(((head.size + block - 1) / block + 1) * sizeof(std::uint32_t))) {}
  std::uint64_t all() const { return values + lengths + starts; }
};

Result<Heading> read_heading(Bytes file) {
  FileHead head{};
  if (file.size() < sizeof head) return wrong("it is too short to be an endgame table");
  std::memcpy(&head, file.data(), sizeof head);
  if (head.magic != magic) return wrong("it is not an endgame table");
  if (head.version != version)
    return wrong("it has version " + std::to_string(head.version) +
                 "; this program reads version " + std::to_string(version) + ". Build it again");
  if (head.checksum != checksum(bytes_before_checksum(head)))
    return wrong("its heading is damaged");
  const std::string key(head.variant.begin(), std::ranges::find(head.variant, '\0'));
  const auto* variant = draughts::find_variant(key);
  if (variant == nullptr) return wrong("it is for an unknown variant: " + key);
  const auto pieces = static_cast<int>(std::min<std::uint32_t>(head.pieces, most_pieces + 1));
  if (const auto may = may_have_table(*variant, pieces); !may) return std::unexpected(may.error());
  return Heading{variant, pieces};
}

}  // namespace

class SliceReader {
 public:
  explicit SliceReader(Bytes bytes) : bytes_(bytes) {}

  /// Returns nullopt if the bytes do not begin with a complete slice.
  std::optional<std::pair<Material, Slice>> read() {
    SliceHead head{};
    if (bytes_.size() < sizeof head) return {};
    std::memcpy(&head, bytes_.data(), sizeof head);
    constexpr std::uint64_t most_values = 1 << 15;
    const std::uint64_t most = bytes_.size() * block;  // prevents overflow of the sums
    if (head.values == 0 || head.values > most_values || head.size == 0 || head.size > most ||
        head.packed > bytes_.size())
      return {};
    const SliceSizes sizes(head);
    taken_ = sizeof head + sizes.all() + rounded(head.packed);
    if (taken_ > bytes_.size()) return {};
    const Bytes behind = bytes_.first(taken_).subspan(sizeof head);
    if (checksum(behind, checksum(bytes_before_checksum(head))) != head.checksum) return {};
    return slice(head, sizes, behind);
  }

  std::size_t taken() const { return taken_; }

 private:
  static std::optional<std::pair<Material, Slice>> slice(const SliceHead& head,
                                                         const SliceSizes& sizes, Bytes behind) {
    Slice made;
    made.size_ = head.size;
    made.values_.resize(head.values);
    std::memcpy(made.values_.data(), behind.data(), head.values * sizeof(std::int16_t));
    std::vector<std::uint8_t> lengths(tokens(head.values));
    std::memcpy(lengths.data(), behind.data() + sizes.values, lengths.size());
    made.code_ = PrefixCode(std::move(lengths));
    if (!made.code_.is_whole()) return {};
    made.starts_ = behind.subspan(sizes.values + sizes.lengths, sizes.starts);
    made.packed_ = behind.subspan(sizes.all(), head.packed);
    return std::pair(Material{head.men, head.kings}, std::move(made));
  }

  Bytes bytes_;
  std::size_t taken_ = 0;
};

Value Slice::value(std::uint64_t number) const {
  std::array<std::uint32_t, 2> ends = {};
  std::memcpy(ends.data(), starts_.data() + number / block * sizeof ends[0], sizeof ends);
  if (ends[0] > ends[1] || ends[1] > packed_.size()) return {};
  const Bytes bytes = packed_.subspan(ends[0], ends[1] - ends[0]);
  return Value::of_code(values_[unpacked(code_, values_.size(), bytes, number % block)]);
}

Result<Table> Table::read_begun(Bytes file) {
  const auto heading = read_heading(file);
  if (!heading) return std::unexpected(heading.error());
  Table table;
  table.heading_ = *heading;
  table.whole_bytes_ = sizeof(FileHead);
  for (const Material& material : pairs(*heading)) {
    std::size_t taken = 0;
    std::vector<std::pair<Material, Slice>> both;
    for (const Material& wanted : {material, material.turned()}) {
      if (!both.empty() && wanted == material) break;
      SliceReader reader(file.subspan(table.whole_bytes_ + taken));
      auto slice = reader.read();
      if (!slice || slice->first != wanted) return table;
      taken += reader.taken();
      both.push_back(*std::move(slice));
    }
    table.whole_bytes_ += taken;
    for (auto& slice : both) table.slices_.insert(std::move(slice));
  }
  return table;
}

Result<Table> Table::read(Bytes file) {
  auto table = read_begun(file);
  if (!table) return table;
  for (const Material& material : pairs(table->heading_))
    if (table->slice(material) == nullptr)
      return wrong("it is damaged or cut off at byte " + std::to_string(table->whole_bytes_) +
                   ", where " + described(material) + " is expected");
  if (table->whole_bytes_ != file.size())
    return wrong("it continues after byte " + std::to_string(table->whole_bytes_) +
                 ", where it should end");
  return table;
}

const Slice* Table::slice(const Material& material) const {
  const auto found = slices_.find(material);
  return found == slices_.end() ? nullptr : &found->second;
}

std::vector<std::byte> written(const Heading& heading) {
  FileHead head{};
  head.magic = magic;
  head.version = version;
  head.pieces = static_cast<std::uint32_t>(heading.pieces);
  std::ranges::copy(heading.variant->key, head.variant.begin());
  head.checksum = checksum(bytes_before_checksum(head));
  const Bytes bytes = std::as_bytes(std::span(&head, 1));
  return {bytes.begin(), bytes.end()};
}

std::vector<std::byte> written(const Material& material,
                               std::span<const std::optional<Value>> values) {
  std::map<std::int16_t, std::uint16_t> places;
  for (const auto& value : values)
    if (value) places.emplace(value->code(), 0);
  if (places.empty()) places.emplace(0, 0);
  std::vector<std::int16_t> codes;
  for (auto& [code, place] : places) {
    place = static_cast<std::uint16_t>(codes.size());
    codes.push_back(code);
  }
  std::vector<std::uint16_t> numbers;
  numbers.reserve(values.size());
  for (const auto& value : values) numbers.push_back(value ? places.at(value->code()) : any);
  const Packed made = packed(numbers, codes.size());

  SliceHead head{material.men,  material.kings,    static_cast<std::uint32_t>(codes.size()),
                 values.size(), made.bytes.size(), 0};
  std::vector<std::byte> bytes;
  const auto append = [&](Bytes part) {
    bytes.insert(bytes.end(), part.begin(), part.end());
    bytes.resize(rounded(bytes.size()));
  };
  append(std::as_bytes(std::span(&head, 1)));
  append(std::as_bytes(std::span(codes)));
  append(std::as_bytes(std::span(made.code.lengths())));
  append(std::as_bytes(std::span(made.starts)));
  append(made.bytes);
  head.checksum =
      checksum(Bytes(bytes).subspan(sizeof head), checksum(bytes_before_checksum(head)));
  std::memcpy(bytes.data(), &head, sizeof head);
  return bytes;
}

Result<void> may_have_table(const draughts::Variant& variant, int pieces) {
  if (variant.engine == &draughts::bashni_engine)
    return wrong(
        "Endgame tables do not support bashni: its towers cannot be numbered by the pieces on"
        " the board");
  if (variant.engine == &draughts::stavropol_engine)
    return wrong(
        "Endgame tables do not support Stavropol draughts: its legal moves depend on the"
        " previous move");
  if (pieces < fewest_pieces || pieces > most_pieces)
    return wrong("An endgame table has from 2 to 5 pieces");
  return {};
}

std::vector<Material> pairs(const Heading& heading) {
  return pairs(heading.pieces, heading.variant->goal != draughts::Goal::first_king);
}

}  // namespace crownhead::endings
