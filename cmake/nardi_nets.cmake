# Embeds the neural nets of the nardi computer, rules/nardi/computer/nets.bin, in a source file.
copy_to_embed(nets_copy ${PROJECT_SOURCE_DIR}/rules/nardi/computer/nets.bin)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/nardi_nets.cpp CONTENT "// Written by cmake/nardi_nets.cmake.
#include \"rules/nardi/computer/weights.hpp\"

namespace crownhead::nardi::computer {

std::span<const std::uint8_t> weights_file() {
  static constexpr std::uint8_t file[] = {
#embed \"${nets_copy}\"
  };
  return file;
}

}  // namespace crownhead::nardi::computer
")
add_embedding(crownhead_nardi_computer ${PROJECT_BINARY_DIR}/generated/nardi_nets.cpp)
