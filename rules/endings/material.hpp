#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

/// Tables of endings: what every position with few pieces is worth, by retrograde analysis.
namespace crownhead::endings {

inline constexpr int fewest_pieces = 2;
inline constexpr int most_pieces = 5;

/// How many men and kings the side to move has (0) and the other one (1).
struct Material {
  std::array<std::uint8_t, 2> men = {};
  std::array<std::uint8_t, 2> kings = {};

  int side(std::size_t of) const { return men[of] + kings[of]; }
  int pieces() const { return side(0) + side(1); }
  /// The other side to move.
  Material turned() const { return {{men[1], men[0]}, {kings[1], kings[0]}}; }
  auto operator<=>(const Material&) const = default;
};

/// "2 men and 1 king against 1 man".
std::string described(const Material& material);

/// Of each pair of materials that differ in the side to move alone, the lesser one, in an order in
/// which every capture and every crowning leads to one that came before. Both sides have a piece.
std::vector<Material> pairs(int pieces, bool with_kings);

}  // namespace crownhead::endings
