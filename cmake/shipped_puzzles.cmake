# The program's own puzzles, server/puzzles/shipped.jsonl, and those that earlier editions had, as a
# source that embeds both files.
copy_to_embed(puzzles_copy ${PROJECT_SOURCE_DIR}/server/puzzles/shipped.jsonl)
copy_to_embed(withdrawn_copy ${PROJECT_SOURCE_DIR}/server/puzzles/withdrawn.txt)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/shipped_puzzles.cpp CONTENT "// Written by cmake/shipped_puzzles.cmake.
#include \"server/puzzles/puzzle_lines.hpp\"

namespace crownhead::server {

std::string_view shipped_puzzles() {
  static constexpr char file[] = {
#embed \"${puzzles_copy}\"
  };
  return {file, sizeof(file)};
}

std::string_view withdrawn_puzzles() {
  static constexpr char file[] = {
#embed \"${withdrawn_copy}\"
  };
  return {file, sizeof(file)};
}

}  // namespace crownhead::server
")
add_embedding(crownhead_puzzle_search ${PROJECT_BINARY_DIR}/generated/shipped_puzzles.cpp)
