// The examples on the page of the star: each move is legal with this name.
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>

#include "rules/star/notation.hpp"
#include "rules/star/play.hpp"
#include "rules/star/state.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::star {
namespace {

TEST(StarRulebook, PlaysLegalMoves) {
  std::ifstream in(source_dir() + "/web/locales/examples.json");
  int shown = 0;
  for (const auto& example : nlohmann::json::parse(in)) {
    if (example["variant"] != "star") continue;
    SCOPED_TRACE(example["name"].get<std::string>());
    ++shown;
    std::istringstream words(example["fen"].get<std::string>());
    int side = 0, men = 0, seats = 0;
    std::string ruleset, state;
    words >> side >> men >> seats >> ruleset >> std::ws;
    std::getline(words, state);
    const auto terms = make_terms(side, men, seats, ruleset);
    ASSERT_TRUE(terms) << terms.error().detail;
    auto position = read_state(*terms, state);
    ASSERT_TRUE(position) << position.error().detail;
    for (const std::string text : example["moves"]) {
      const auto move = read_move(*terms, *position, text);
      ASSERT_TRUE(move) << move.error().detail;
      EXPECT_EQ(write_move(*terms->board, *move), text);
      play(*terms, *position, *move);
    }
  }
  EXPECT_GT(shown, 0);
}

}  // namespace
}  // namespace crownhead::star
