#include "server/wire/core/json_text.hpp"

#include <gtest/gtest.h>
#include <limits>
#include <nlohmann/json.hpp>
#include <rapidcheck/gtest.h>

namespace crownhead::wire {
namespace {

using nlohmann::json;

TEST(JsonText, WritesObjectsAndArrays) {
  auto text = JsonText::object();
  text.add("text", "x")
      .add("number", -5)
      .add("flag", true)
      .add("none", std::nullopt)
      .add("maybe", std::optional<std::int64_t>(7))
      .add("list", JsonText::array().push(1).push("two"))
      .add("empty", JsonText::object());
  EXPECT_EQ(
      text.take(),
      R"({"text":"x","number":-5,"flag":true,"none":null,"maybe":7,"list":[1,"two"],"empty":{}})");
}

TEST(JsonText, WritesNestedValuesInPlace) {
  const auto inner = [](JsonText& json) {
    json.add("n", std::numeric_limits<std::int64_t>::min());
  };
  const auto outer = [&inner](JsonText& json) {
    json.add("inner", inner).add("none", [](JsonText&) {});
  };
  auto text = JsonText::object(0);
  text.add("outer", outer).add("maybe", std::optional(inner));
  EXPECT_EQ(text.take(), R"({"outer":{"inner":{"n":-9223372036854775808},"none":{}},)"
                         R"("maybe":{"n":-9223372036854775808}})");
}

TEST(JsonText, AcceptsReadyJson) {
  EXPECT_EQ(
      JsonText::array().push(PlainText{"a,"}).push(ReadyJson{"[]"}).push(ReadyJson{"1"}).take(),
      R"(["a,",[],1])");
}

TEST(JsonText, EscapesAnyCharacterAnywhere) {
  for (std::size_t size = 1; size <= 20; ++size)
    for (std::size_t place = 0; place < size; ++place)
      for (int letter = 0; letter < 0x80; ++letter) {
        std::string text(size, '~');
        text[place] = static_cast<char>(letter);
        ASSERT_EQ(JsonText::array().push(text).take(), json::array({text}).dump());
      }
}

TEST(JsonText, SupportsAnyNestingDepth) {
  auto text = JsonText::array();
  std::string expected = "[]";
  for (int depth = 0; depth < 100; ++depth) {
    text = JsonText::array().push(text);
    expected = "[" + expected + "]";
    ASSERT_EQ(JsonText(text).take(), expected);
  }
}

TEST(JsonText, ReplacesInvalidUtf8) {
  EXPECT_EQ(json::parse(JsonText::object().add("a", "\xff").take()).at("a"), "\xEF\xBF\xBD");
}

RC_GTEST_PROP(JsonText, AnyTextRoundTrips, (const std::string& ascii)) {
  std::string text;
  for (const char c : ascii) text += static_cast<char>(c & 0x7f);
  text += "\"\\\n\x01\u010d";
  RC_ASSERT(json::parse(JsonText::object().add("a", text).take()).at("a") == text);
}

}  // namespace
}  // namespace crownhead::wire
