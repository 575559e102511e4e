#include "server/wire/json_text.hpp"

#include <gtest/gtest.h>
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

TEST(JsonText, ReplacesWhatIsNotUtf8) {
  EXPECT_EQ(json::parse(JsonText::object().add("a", "\xff").take()).at("a"), "\xEF\xBF\xBD");
}

RC_GTEST_PROP(JsonText, AnyTextReadsBack, (const std::string& ascii)) {
  std::string text;
  for (const char c : ascii) text += static_cast<char>(c & 0x7f);
  text += "\"\\\n\x01\u010d";
  RC_ASSERT(json::parse(JsonText::object().add("a", text).take()).at("a") == text);
}

}  // namespace
}  // namespace crownhead::wire
