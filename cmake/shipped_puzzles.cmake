# Embeds the shipped puzzles, server/background/puzzles/shipped.jsonl, and the withdrawn puzzles of earlier
# editions in a source file.
copy_to_embed(puzzles_copy ${PROJECT_SOURCE_DIR}/server/background/puzzles/shipped.jsonl)
copy_to_embed(withdrawn_copy ${PROJECT_SOURCE_DIR}/server/background/puzzles/withdrawn.txt)
file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/shipped_puzzles.cpp CONTENT "// Written by cmake/shipped_puzzles.cmake.
#include \"server/background/puzzles/puzzle_lines.hpp\"

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
add_embedding(crownhead_background ${PROJECT_BINARY_DIR}/generated/shipped_puzzles.cpp)
