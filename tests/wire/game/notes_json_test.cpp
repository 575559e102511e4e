#include "server/wire/game/notes_json.hpp"

#include <gtest/gtest.h>

namespace crownhead::wire {
namespace {

TEST(NotesJson, IsReadWithItsBounds) {
  EXPECT_EQ(parse_notes(R"({"text":"28-23!"})").value(), "28-23!");
  EXPECT_EQ(parse_notes(R"({"text":""})").value(), "");
  const auto text = [](std::size_t size) {
    return parse_notes(R"({"text":")" + std::string(size, 'x') + "\"}");
  };
  EXPECT_EQ(text(20'000).value().size(), 20'000U);
  EXPECT_EQ(text(20'001).error().error.code, Code::invalid_field);
  EXPECT_EQ(parse_notes("{}").error().error.code, Code::invalid_field);
  EXPECT_EQ(parse_notes("28-23").error().error.code, Code::bad_json);
}

TEST(NotesJson, HasTheTimeOfTheChange) {
  EXPECT_EQ(notes_json("a \"b\"", Instant{5}), R"({"text":"a \"b\"","updated_ms":5})");
  EXPECT_EQ(notes_json("", std::nullopt), R"({"text":"","updated_ms":null})");
}

}  // namespace
}  // namespace crownhead::wire
