# What the computer at draughts has learned, rules/computer/weights/*.bin, as a source that embeds it.
# It embeds copies that are named by the hash of the contents, so that no compiler cache can be misled.
file(GLOB weights_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rules/computer/weights/*.bin)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${weights_files})
set(arrays "")
set(names "")
foreach(file ${weights_files})
  file(SHA256 ${file} hash)
  string(SUBSTRING ${hash} 0 24 hash)
  cmake_path(GET file STEM variant)
  set(copy ${PROJECT_BINARY_DIR}/generated/weights_${hash}.bin)
  file(COPY_FILE ${file} ${copy} ONLY_IF_DIFFERENT)
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
target_sources(crownhead_computer PRIVATE ${PROJECT_BINARY_DIR}/generated/computer_weights.cpp)
# clang 19 takes the first byte of an embedded file for a signed char.
target_compile_options(crownhead_computer PRIVATE -Wno-c++11-narrowing)
