#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "rules/draughts/board/variant.hpp"

namespace crownhead::computer {

/// A value with all pieces on the board and with none, in 1/200 of a man.
struct Worth {
  std::int16_t opening = 0;
  std::int16_t ending = 0;
  bool operator==(const Worth&) const = default;
};

/// Features besides the patterns; each counts White's surplus.
enum class Trait : std::uint8_t {
  men,
  kings,
  only_kings,    ///< having a king while the other side has none
  turn,          ///< having the move
  mobility,      ///< possible steps of men
  king_squares,  ///< first of one trait per square: a king on it, from its own side's view
};
inline constexpr std::size_t plain_traits = static_cast<std::size_t>(Trait::king_squares);
inline constexpr std::size_t most_traits = plain_traits + 50;

inline constexpr std::size_t pattern_contents = 6561;  ///< possible contents of a pattern

/// The number of traits and patterns of a board.
struct WeightsShape {
  std::size_t traits = 0;
  std::size_t patterns = 0;
};
/// Returns nullopt if no weights can be learned: on other boards, and for games with columns.
std::optional<WeightsShape> weights_shape(const draughts::Variant& variant);

/// The evaluation weights of a variant, learned by `./dev train`. Refers to the file data that it
/// was read from, which must outlive it.
class Weights {
 public:
  const Worth& trait(std::size_t number) const { return traits_[number]; }
  /// Returns the value of a pattern's content for the side from whose view it is.
  Worth pattern(std::size_t pattern, std::size_t content) const {
    const std::int8_t* worth = patterns_ + 2 * (pattern * pattern_contents + content);
    return {worth[0], worth[1]};
  }
  /// Returns the variant of the weights.
  const draughts::Variant& variant() const { return *variant_; }

 private:
  friend std::optional<Weights> read_weights(std::span<const std::uint8_t> file);
  Weights() = default;

  const draughts::Variant* variant_ = nullptr;
  std::array<Worth, most_traits> traits_ = {};
  const std::int8_t* patterns_ = nullptr;
};

/// Writes a file: a magic word, the variant's key, the traits as 16-bit numbers, the contents of
/// each pattern as 8-bit numbers, with opening and ending alternating and the low byte first, and a
/// checksum. `traits` and `patterns` (all contents of one pattern after another) must have the
/// variant's shape.
std::vector<std::uint8_t> write_weights(const draughts::Variant& variant,
                                        std::span<const Worth> traits,
                                        std::span<const Worth> patterns);

/// Returns nullopt for other or damaged files.
std::optional<Weights> read_weights(std::span<const std::uint8_t> file);

/// Returns the built-in weights of a variant; nullptr if it has none.
const Weights* known_weights(const draughts::Variant& variant);

/// Returns a number that changes whenever the program searches or evaluates positions of the
/// variant differently, so that older results can be recognized.
std::uint64_t engine_version(const draughts::Variant& variant);

/// Returns the files that the build embeds: rules/computer/weights/*.bin.
std::span<const std::span<const std::uint8_t>> weights_files();

}  // namespace crownhead::computer
