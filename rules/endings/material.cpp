#include "rules/endings/material.hpp"

#include <algorithm>
#include <tuple>

namespace crownhead::endings {
namespace {

std::string counted(int count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string side(const Material& material, std::size_t of) {
  const int men = material.men[of];
  const int kings = material.kings[of];
  if (kings == 0) return counted(men, "man", "men");
  if (men == 0) return counted(kings, "king", "kings");
  return counted(men, "man", "men") + " and " + counted(kings, "king", "kings");
}

}  // namespace

std::string described(const Material& material) {
  return side(material, 0) + " against " + side(material, 1);
}

std::vector<Material> pairs(int pieces, bool with_kings) {
  std::vector<Material> found;
  const auto most = static_cast<std::uint8_t>(pieces);
  const std::uint8_t most_kings = with_kings ? most : 0;
  for (std::uint8_t a = 0; a <= most; ++a)
    for (std::uint8_t b = 0; b <= most; ++b)
      for (std::uint8_t c = 0; c <= most_kings; ++c)
        for (std::uint8_t d = 0; d <= most_kings; ++d) {
          const Material material{{a, b}, {c, d}};
          const bool right = material.side(0) > 0 && material.side(1) > 0 &&
                             material.pieces() <= pieces && material <= material.turned();
          if (right) found.push_back(material);
        }
  std::ranges::sort(found, {}, [](const Material& material) {
    return std::tuple(material.pieces(), material.men[0] + material.men[1], material);
  });
  return found;
}

}  // namespace crownhead::endings
