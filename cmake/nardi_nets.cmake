# The nets of the computer at nardi, rules/nardi/computer/nets.bin, as a source that embeds them. It
# embeds a copy that is named by the hash of the contents, so that no compiler cache can be misled.
set(nets_file ${PROJECT_SOURCE_DIR}/rules/nardi/computer/nets.bin)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${nets_file})
file(SHA256 ${nets_file} nets_hash)
string(SUBSTRING ${nets_hash} 0 24 nets_hash)
set(nets_copy ${PROJECT_BINARY_DIR}/generated/nardi_nets_${nets_hash}.bin)
file(COPY_FILE ${nets_file} ${nets_copy} ONLY_IF_DIFFERENT)
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
target_sources(crownhead_nardi_computer PRIVATE ${PROJECT_BINARY_DIR}/generated/nardi_nets.cpp)
# clang 19 takes the first byte of an embedded file for a signed char.
target_compile_options(crownhead_nardi_computer PRIVATE -Wno-c++11-narrowing)
