#include "server/wire/core/list_json.hpp"

#include <gtest/gtest.h>
#include <vector>

namespace crownhead::wire {
namespace {

using Numbers = std::vector<int>;

JsonText shape(int number) { return JsonText::object().add("n", number); }

TEST(ListJson, HasOneEntryPerItem) {
  EXPECT_EQ(list_page(list_of(Numbers{1, 2}, shape)),
            R"({"items":[{"n":1},{"n":2}],"next_cursor":null})");
  EXPECT_EQ(list_page(list_of(Numbers{}, shape)), R"({"items":[],"next_cursor":null})");
}

TEST(ListJson, HasATextCursor) {
  EXPECT_EQ(list_page(list_of(Numbers{1}, shape), "a\"b"),
            R"({"items":[{"n":1}],"next_cursor":"a\"b"})");
  EXPECT_EQ(numbered_page(list_of(Numbers{1}, shape), 42),
            R"({"items":[{"n":1}],"next_cursor":"42"})");
  EXPECT_EQ(numbered_page(list_of(Numbers{1}, shape), std::nullopt),
            R"({"items":[{"n":1}],"next_cursor":null})");
}

}  // namespace
}  // namespace crownhead::wire
