#include "server/wire/game/conditionals_json.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

using Lines = std::vector<play::Conditionals::Line>;

TEST(ConditionalsBody, RoundTrips) {
  const auto body = parse_conditionals(R"({"lines":[["32-28","19-23"],[]],"ply":4})").value();
  EXPECT_EQ(body.lines, (Lines{{"32-28", "19-23"}, {}}));
  EXPECT_EQ(body.ply, 4);
  EXPECT_EQ(parse_conditionals(R"({"lines":[]})").value().ply, std::nullopt);
}

TEST(ConditionalsBody, NamesAnInvalidMove) {
  const auto fields_of = [](const std::string& body) {
    std::vector<std::string> names;
    for (const auto& error : parse_conditionals(body).error().fields) names.push_back(error.field);
    return names;
  };
  EXPECT_EQ(fields_of(R"({"lines":[["32-28"],["33-28",7],"x"]})"),
            (std::vector<std::string>{"lines.1.1", "lines.2"}));
  EXPECT_EQ(fields_of(R"({"lines":[[")" + std::string(201, 'x') + "\"]]}"),
            std::vector<std::string>{"lines.0.0"});
  EXPECT_EQ(fields_of("{}"), std::vector<std::string>{"lines"});
  EXPECT_EQ(fields_of(R"({"lines":[],"ply":-1})"), std::vector<std::string>{"ply"});
  EXPECT_EQ(parse_conditionals("[]").error().error.code, Code::bad_json);
}

TEST(ConditionalsJson, MatchesTheSchema) {
  const auto text =
      conditionals_json(3, play::Conditionals::stored({{"32-28", "19-23"}, {"31-27", "18-23"}}));
  EXPECT_EQ(text, R"({"ply":3,"lines":[["31-27","18-23"],["32-28","19-23"]]})");
  EXPECT_EQ(keys_of(nlohmann::json::parse(text)), OpenapiSchema("Conditionals").required());
}

}  // namespace
}  // namespace crownhead::wire
