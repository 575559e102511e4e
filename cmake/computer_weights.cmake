# Embeds the trained weights of the draughts computer, rules/computer/weights/*.bin, in a source file.
file(GLOB weights_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rules/computer/weights/*.bin)
set(arrays "")
set(names "")
foreach(file ${weights_files})
  cmake_path(GET file STEM variant)
  copy_to_embed(copy ${file})
  string(APPEND arrays "static constexpr std::uint8_t of_${variant}[] = {\n#embed \"${copy}\"\n};\n")
  list(APPEND names of_${variant})
endforeach()
list(LENGTH names weights_count)
list(JOIN names ", " names)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/computer_weights.cpp CONTENT "// Written by cmake/computer_weights.cmake.
#include \"rules/computer/weights.hpp\"

namespace crownhead::computer {

${arrays}
std::span<const std::span<const std::uint8_t>> weights_files() {
  static constexpr std::array<std::span<const std::uint8_t>, ${weights_count}> files{${names}};
  return files;
}

}  // namespace crownhead::computer
")
add_embedding(crownhead_computer ${PROJECT_BINARY_DIR}/generated/computer_weights.cpp)
