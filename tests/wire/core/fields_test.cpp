#include "server/wire/core/fields.hpp"

#include <gtest/gtest.h>

#include "rules/reasons.hpp"

namespace crownhead::wire {
namespace {

/// Returns all errors of `read` on the fields of `text`, as "field detail".
template <class Read>
std::vector<std::string> errors_of(const std::string& text, Read read) {
  const auto json = parse_object(text).value();
  Fields fields(json);
  fields.may_have_others();
  read(fields);
  std::vector<std::string> errors;
  if (const auto problem = fields.problem())
    for (const auto& error : problem->fields)
      errors.push_back(error.field + " " + error.reason.english);
  return errors;
}

std::string nested(int depth) {
  return R"({"a":)" + std::string(static_cast<std::size_t>(depth), '[') +
         std::string(static_cast<std::size_t>(depth), ']') + "}";
}

TEST(ParseObject, TakesObjectsOnly) {
  EXPECT_TRUE(parse_object("{}"));
  EXPECT_TRUE(parse_object(" {\"a\": 1} "));
  EXPECT_TRUE(parse_object("\xef\xbb\xbf{\"a\": 1}"));
  for (const char* text : {"",
                           " ",
                           "{",
                           "}",
                           "[]",
                           "1",
                           "null",
                           "\"a\"",
                           "{} x",
                           "{}{}",
                           "{a:1}",
                           "{'a':1}",
                           "{\"a\":1,}",
                           "{\"a\":01}",
                           "{\"a\":NaN}",
                           "{\"a\":1e999}",
                           "{\"a\":\"\x01\"}",
                           "{\"a\":\"\xff\"}",
                           "{\"a\":\"\\ud800\"}",
                           "// c\n{}",
                           "\xef\xbb\xbf"}) {
    const auto json = parse_object(text);
    ASSERT_FALSE(json) << text;
    EXPECT_EQ(json.error().error.code, Code::bad_json);
  }
  EXPECT_FALSE(parse_object(std::string_view("{}\0", 3)));
}

TEST(ParseObject, NestingIsBounded) {
  for (const int depth : {1, 14}) EXPECT_TRUE(parse_object(nested(depth))) << depth;
  for (const int depth : {17, 100, 100000}) EXPECT_FALSE(parse_object(nested(depth))) << depth;
  EXPECT_FALSE(parse_object(std::string(100000, '[')));
  EXPECT_TRUE(parse_object(R"({"text":"[[[[[[[[[[[[[[[[[[[[ \"[[[["})")) << "inside a string";
}

TEST(Fields, ReadText) {
  const std::string text = R"({"a":"x","n":null,"i":5,"u":"Ā\u0100 "})";
  EXPECT_TRUE(errors_of(text, [](Fields& f) {
                EXPECT_EQ(f.text("a", 1), "x");
                EXPECT_EQ(f.text("u", 3), "ĀĀ ");
                EXPECT_EQ(f.optional_text("n", 1), std::nullopt);
                EXPECT_EQ(f.optional_text("none", 1), std::nullopt);
              }).empty());
  EXPECT_EQ(errors_of(text,
                      [](Fields& f) {
                        EXPECT_EQ(f.text("none", 9), "");
                        EXPECT_EQ(f.text("n", 9), "");
                        EXPECT_EQ(f.text("i", 9), "");
                        EXPECT_EQ(f.optional_text("u", 2), std::nullopt);
                      }),
            (std::vector<std::string>{"none is missing; give a text", "n is missing; give a text",
                                      "i must be a text", "u may be at most 2 characters long"}));
}

TEST(Fields, ReadWholeNumbersThatADoubleHolds) {
  for (const auto& [number, value] : std::initializer_list<std::pair<const char*, std::int64_t>>{
           {"0", 0},
           {"-0", 0},
           {"-1", -1},
           {"9007199254740992", std::int64_t{1} << 53},
           {"-9007199254740992", -(std::int64_t{1} << 53)},
           {"0.0", 0},
           {"-0.0", 0},
           {"1.0", 1},
           {"-2.000", -2},
           {"1e0", 1},
           {"1E3", 1000},
           {"0.1e1", 1},
           {"120e-1", 12},
           {"9007199254740992.0", std::int64_t{1} << 53}}) {
    EXPECT_TRUE(errors_of(std::string(R"({"n":)") + number + "}",
                          [value](Fields& f) { EXPECT_EQ(f.integer("n"), value); })
                    .empty())
        << number;
  }
  for (const char* number :
       {"9007199254740993", "-9007199254740993", "9223372036854775808", "18446744073709551615",
        "18446744073709551616", "-9223372036854775808", "-9223372036854775809", "1.5", "1e-1",
        "9007199254740994.0", "1e300", "\"1\"", "true", "[1]", "{}"}) {
    EXPECT_EQ(errors_of(std::string(R"({"n":)") + number + "}",
                        [](Fields& f) { EXPECT_EQ(f.integer("n"), 0); }),
              std::vector<std::string>{"n must be a whole number"})
        << number;
  }
  EXPECT_EQ(errors_of("{}", [](Fields& f) { f.integer("n"); }),
            std::vector<std::string>{"n is missing; give a whole number"});
}

TEST(Fields, ReadFlags) {
  EXPECT_TRUE(errors_of(R"({"a":true,"b":false,"n":null})", [](Fields& f) {
                EXPECT_TRUE(f.flag("a", false));
                EXPECT_FALSE(f.flag("b", true));
                EXPECT_TRUE(f.flag("n", true));
                EXPECT_FALSE(f.flag("none", false));
              }).empty());
  EXPECT_EQ(errors_of(R"({"a":1,"b":"true"})",
                      [](Fields& f) {
                        f.flag("a", false);
                        f.flag("b", false);
                      }),
            (std::vector<std::string>{"a must be true or false", "b must be true or false"}));
}

TEST(Fields, ReadOneOfSeveral) {
  EXPECT_TRUE(errors_of(R"({"a":"two"})", [](Fields& f) {
                EXPECT_EQ(f.choice("a", {"one", "two"}), 1U);
                EXPECT_EQ(f.choice("none", {"one", "two"}, 1), 1U);
              }).empty());
  EXPECT_EQ(errors_of(R"({"a":"Two","i":1})",
                      [](Fields& f) {
                        f.choice("a", {"one", "two"}, 0);
                        f.choice("i", {"one", "two"}, 0);
                        f.choice("none", {"one", "two"});
                      }),
            (std::vector<std::string>{"a must be one of: one, two", "i must be one of: one, two",
                                      "none must be one of: one, two"}));
}

TEST(Fields, ReadObjectsAndLists) {
  EXPECT_TRUE(errors_of(R"({"o":{"x":1},"l":[]})", [](Fields& f) {
                ASSERT_TRUE(f.object("o"));
                EXPECT_EQ(f.object("o")->at("x"), 1);
                EXPECT_TRUE(f.array("l"));
              }).empty());
  EXPECT_EQ(errors_of(R"({"o":[],"l":{}})",
                      [](Fields& f) {
                        EXPECT_FALSE(f.object("o"));
                        EXPECT_FALSE(f.object("none"));
                        EXPECT_FALSE(f.array("l"));
                        EXPECT_FALSE(f.array("none"));
                      }),
            (std::vector<std::string>{"o must be an object", "none is missing; give an object",
                                      "l must be a list", "none is missing; give a list"}));
}

TEST(Fields, TheProblemIsTheFirstErrorAndListsAll) {
  const auto json = parse_object(R"({"a":1})").value();
  Fields fields(json);
  fields.text("a", 3);
  fields.integer("b");
  const auto problem = fields.problem();
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->error, (Error{Code::invalid_field, "a", reason::field::text()}));
  EXPECT_EQ(problem->fields.size(), 2U);
}

/// Returns the names of the wrong fields.
std::vector<std::string> wrong_fields(const Fields& fields) {
  std::vector<std::string> names;
  if (const auto problem = fields.problem())
    for (const auto& error : problem->fields) names.push_back(error.field);
  return names;
}

TEST(Fields, AnUnknownMemberIsAnError) {
  const auto json =
      parse_object(R"({"a":1,"b":null,"points":5,"o":{"x":1,"y":2},"z":null})").value();
  Fields fields(json);
  fields.integer("a");
  fields.has("b");
  Fields inner(*fields.object("o"));
  inner.integer("x");
  fields.wrong_inside("o", inner.problem().value());
  EXPECT_EQ(wrong_fields(fields), (std::vector<std::string>{"o.y", "points", "z"}));
  EXPECT_EQ(fields.problem()->fields.back().reason.name, "field.unknown_member");
  fields.may_have({"points", "z"});
  EXPECT_EQ(wrong_fields(fields), std::vector<std::string>{"o.y"});
}

TEST(Fields, AFewUnknownMembersAreNamed) {
  nlohmann::json json;
  for (int i = 0; i < 1000; ++i) json[std::string(500, 'x') + std::to_string(i)] = i;
  const auto names = wrong_fields(Fields(json));
  EXPECT_EQ(names.size(), 10U);
  EXPECT_EQ(names.front(), std::string(100, 'x'));
}

TEST(ParseObject, IntegersInListsAreAcceptedInAnyNotation) {
  const auto json = parse_object(R"({"l":[1.0,[2e0,2.5],{"x":3.0}]})").value();
  EXPECT_TRUE(json.at("l")[0].is_number_unsigned());
  EXPECT_TRUE(json.at("l")[1][0].is_number_integer());
  EXPECT_FALSE(json.at("l")[1][1].is_number_integer());
  EXPECT_TRUE(json.at("l")[2].at("x").is_number_integer());
}

TEST(Fields, DistinguishNullFromMissing) {
  const auto json = parse_object(R"({"a":null,"b":1})").value();
  Fields fields(json);
  EXPECT_TRUE(fields.is_null("a"));
  EXPECT_FALSE(fields.is_null("b"));
  EXPECT_FALSE(fields.is_null("c"));
  EXPECT_FALSE(fields.has("a"));
}

}  // namespace
}  // namespace crownhead::wire
