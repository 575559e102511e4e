#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/draughts/variant.hpp"

namespace crownhead::computer {

/// What something is worth with all pieces on the board and with none, in 1/200 of a man.
struct Worth {
  std::int16_t opening = 0;
  std::int16_t ending = 0;
  bool operator==(const Worth&) const = default;
};

/// What is counted beside the patterns: by how much White is ahead in it.
enum class Trait : std::uint8_t {
  men,
  kings,
  only_kings,    ///< a king where the other side has none
  turn,          ///< to be on move
  mobility,      ///< steps that men have
  king_squares,  ///< from here on a trait a square: a king there, as its own side sees the board
};
inline constexpr std::size_t plain_traits = static_cast<std::size_t>(Trait::king_squares);
inline constexpr std::size_t most_traits = plain_traits + 50;

inline constexpr std::size_t pattern_contents = 6561;  ///< what may be in one

/// How many traits and patterns a board has.
struct WeightsShape {
  std::size_t traits = 0;
  std::size_t patterns = 0;
};
/// nullopt where no weights can be learned: on other boards, and for columns.
std::optional<WeightsShape> weights_shape(const draughts::Variant& variant);

/// What positions of a variant are judged by, learned by `./dev train`. Looks into the file that it
/// was read from, which must stay.
class Weights {
 public:
  const Worth& trait(std::size_t number) const { return traits_[number]; }
  /// Of what may be in a pattern, for the side that sees it so.
  Worth pattern(std::size_t pattern, std::size_t content) const {
    const std::int8_t* worth = patterns_ + 2 * (pattern * pattern_contents + content);
    return {worth[0], worth[1]};
  }
  /// Whose they are.
  const draughts::Variant& variant() const { return *variant_; }

 private:
  friend std::optional<Weights> read_weights(std::span<const std::uint8_t> file);
  Weights() = default;

  const draughts::Variant* variant_ = nullptr;
  std::array<Worth, most_traits> traits_ = {};
  const std::int8_t* patterns_ = nullptr;
};

/// As a file: a magic word, the variant's key, the traits as 16-bit numbers and the contents of
/// each pattern as 8-bit numbers, opening and ending in turn, the lower byte first; a checksum.
/// `traits` and `patterns`, all contents of one after the other, are of the variant's shape.
std::vector<std::uint8_t> write_weights(const draughts::Variant& variant,
                                        std::span<const Worth> traits,
                                        std::span<const Worth> patterns);

/// nullopt where it is not such a file, or damaged.
std::optional<Weights> read_weights(std::span<const std::uint8_t> file);

/// Those that the program carries; nullptr for a variant that it has none of.
const Weights* known_weights(const draughts::Variant& variant);

/// Another number where the program looks at positions of the variant, or judges them, in another
/// way: so that what was found before is known as such.
std::uint64_t engine_version(const draughts::Variant& variant);

/// The files that the build puts into the program: rules/computer/weights/*.bin.
std::span<const std::span<const std::uint8_t>> weights_files();

}  // namespace crownhead::computer
