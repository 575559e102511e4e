#include "tests/live/made_shelf.hpp"

#include <fstream>
#include <map>
#include <utility>

#include "tests/endings/made_table.hpp"

namespace crownhead::endings {

server::EndgameTables made_shelf(const std::filesystem::path& folder, const std::string& variant,
                                 int pieces) {
  static std::map<std::pair<std::string, int>, std::vector<std::byte>> made;
  auto& bytes = made[{variant, pieces}];
  if (bytes.empty()) bytes = made_file(variant, pieces);
  std::ofstream out(folder / (variant + ".endings"), std::ios::binary);
  out.write(reinterpret_cast<const char*>(bytes.data()),
            static_cast<std::streamsize>(bytes.size()));
  out.close();
  return server::EndgameTables::open(folder).value();
}

}  // namespace crownhead::endings
