#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// Endgame tables: the value of every position with few pieces, computed by retrograde analysis.
namespace crownhead::endings {

inline constexpr int fewest_pieces = 2;
inline constexpr int most_pieces = 5;

/// The number of men and kings of the side to move (0) and of the other side (1).
struct Material {
  std::array<std::uint8_t, 2> men = {};
  std::array<std::uint8_t, 2> kings = {};

  int side(std::size_t of) const { return men[of] + kings[of]; }
  int pieces() const { return side(0) + side(1); }
  /// Returns the same material with the other side to move.
  Material turned() const { return {{men[1], men[0]}, {kings[1], kings[0]}}; }
  auto operator<=>(const Material&) const = default;
};

/// Returns "2 men and 1 king against 1 man".
std::string described(const Material& material);

/// Returns one material, the lesser, of each pair that differs only in the side to move. The order
/// ensures that every capture and promotion leads to an earlier material. Both sides have a piece.
std::vector<Material> pairs(int pieces, bool with_kings);

}  // namespace crownhead::endings
