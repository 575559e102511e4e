#include "server/wire/list_json.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace crownhead::wire {
namespace {

JsonText numbers(const std::vector<int>& values) {
  return list_of(values, [](int value) { return JsonText::object().add("n", value); });
}

TEST(ListJson, IsOneOfWhatIsMadeOfEachItem) {
  EXPECT_EQ(list_page(numbers({1, 2})), R"({"items":[{"n":1},{"n":2}],"next_cursor":null})");
  EXPECT_EQ(list_page(numbers({})), R"({"items":[],"next_cursor":null})");
}

TEST(ListJson, GoesOnBehindACursorThatIsText) {
  EXPECT_EQ(list_page(numbers({1}), "a\"b"), R"({"items":[{"n":1}],"next_cursor":"a\"b"})");
  EXPECT_EQ(numbered_page(numbers({1}), 42), R"({"items":[{"n":1}],"next_cursor":"42"})");
  EXPECT_EQ(numbered_page(numbers({1}), std::nullopt), R"({"items":[{"n":1}],"next_cursor":null})");
}

}  // namespace
}  // namespace crownhead::wire
