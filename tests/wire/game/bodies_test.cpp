#include "server/wire/game/bodies.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/wire/json_keys.hpp"
#include "tests/wire/openapi.hpp"

namespace crownhead::wire {
namespace {

using Errors = std::vector<std::string>;

Errors errors_of(const auto& parsed) {
  Errors errors;
  if (parsed) return errors;
  EXPECT_EQ(parsed.error().error.code, Code::invalid_field);
  for (const auto& error : parsed.error().fields)
    errors.push_back(error.field + " " + error.reason.english);
  return errors;
}

std::string text_of_length(std::size_t n) { return '"' + std::string(n, 'a') + '"'; }

TEST(AccountBody, NeedsANameAndAPassword) {
  const auto plain = parse_account(R"({"username":"Anna","password":"secret words"})").value();
  EXPECT_EQ(plain.username, "Anna");
  EXPECT_EQ(plain.password, "secret words");
  EXPECT_EQ(plain.email, "");
  EXPECT_EQ(plain.time_zone, "UTC");
  EXPECT_EQ(plain.locale, "en");
  EXPECT_EQ(errors_of(parse_account("{}")),
            (Errors{"username is missing; give a text", "password is missing; give a text"}));
  EXPECT_EQ(parse_account("").error().error.code, Code::bad_json);
}

TEST(AccountBody, AcceptsTheOptionalFields) {
  const auto body = parse_account(
                        R"({"username":"Anna","password":"пароль","email":"anna@example.org",
                           "time_zone":"America/Argentina/Buenos_Aires","locale":"lv-LV"})")
                        .value();
  EXPECT_EQ(body.password, "пароль");
  EXPECT_EQ(body.email, "anna@example.org");
  EXPECT_EQ(body.time_zone, "America/Argentina/Buenos_Aires");
  EXPECT_EQ(body.locale, "lv-LV");
}

TEST(AccountBody, RefusesAnUnknownMember) {
  const auto body = parse_account(R"({"username":"Anna","password":"secret words","pass":"x"})");
  ASSERT_FALSE(body);
  EXPECT_EQ(body.error().error.code, Code::invalid_field);
  EXPECT_EQ(body.error().fields.at(0).field, "pass");
}

TEST(AccountBody, ReportsAllErrorsAtOnce) {
  EXPECT_EQ(errors_of(parse_account(R"({"username":5,"password":)" + text_of_length(1025) +
                                    R"(,"email":"x","time_zone":[],"locale":)" +
                                    text_of_length(36) + "}")),
            (Errors{"username must be a text", "password may be at most 1024 characters long",
                    "email must be an address like name@example.org", "time_zone must be a text",
                    "locale may be at most 35 characters long"}));
}

TEST(ProfileBody, AnEmptyEmailRemovesIt) {
  EXPECT_EQ(parse_profile(R"({"email":""})").value().email, "");
  const auto nothing = parse_profile("{}").value();
  EXPECT_FALSE(nothing.email || nothing.time_zone || nothing.locale);
}

TEST(ProfileBody, RefusesAnInvalidAddress) {
  for (const char* email :
       {"x", "@", "a@", "no at", "a b@example.org", "a@example.org\\r\\nBcc: b@example.org",
        "a@example.org\\u0000", "a\\t@example.org", "a\\u007f@example.org", "a@x,b@y", "<a@x>",
        "a@b.c;x@y.z", "a@example.org\\u202e", "a\\u202eb@example.org", "\\\"a b\\\"@example.org",
        "jānis@example.org", "a@[192.0.2.1]", "a@example.org.", "a..b@example.org"})
    EXPECT_EQ(errors_of(parse_profile(std::string(R"({"email":")") + email + "\"}")),
              Errors{"email must be an address like name@example.org"})
        << email;
}

TEST(ProfileBody, RequiresThePunycodeOfAHostInAnotherAlphabet) {
  EXPECT_EQ(errors_of(parse_profile(R"({"email":"a@bücher.example"})")),
            Errors{"email must have an ASCII host; use the xn-- form, such as"
                   " xn--bcher-kva.example"});
  EXPECT_EQ(parse_profile(R"({"email":"a@xn--bcher-kva.example"})").value().email,
            "a@xn--bcher-kva.example");
}

TEST(ProfileBody, RefusesUnknownZonesAndLanguages) {
  for (const char* name : {"", " ", "Europe Riga", "Europe/Riga\\n", "\\u0000", "Рига", "a'b"}) {
    const std::string quoted = std::string("\"") + name + '"';
    EXPECT_EQ(
        errors_of(parse_profile(R"({"time_zone":)" + quoted + R"(,"locale":)" + quoted + "}")),
        (Errors{"time_zone must be a name like Europe/Riga", "locale must be a name like en"}))
        << name;
  }
}

TEST(TokenBody, ReadsScopesAsBits) {
  const auto scopes = [](const std::string& list) {
    return parse_token(R"({"name":"bot","password":"x","scopes":)" + list + "}").value().scopes;
  };
  EXPECT_EQ(scopes(R"(["read"])"), 1);
  EXPECT_EQ(scopes(R"(["play","read","play"])"), 3);
  EXPECT_EQ(scopes(R"(["tournaments"])"), 4);
  EXPECT_EQ(scopes(R"(["admin","read","play","tournaments"])"), 15);
}

TEST(TokenBody, RefusesOtherScopes) {
  const auto errors = [](const std::string& list) {
    return errors_of(parse_token(R"({"name":"bot","password":"x","scopes":)" + list + "}"));
  };
  EXPECT_EQ(errors("[]"), Errors{"scopes must name at least one scope"});
  EXPECT_EQ(errors("{}"), Errors{"scopes must be a list"});
  for (const char* list : {R"(["write"])", R"(["read",5])", "[null]", R"([["read"]])"})
    EXPECT_EQ(errors(list), Errors{"scopes must be one of: read, play, tournaments, admin"})
        << list;
  EXPECT_EQ(errors_of(parse_token("{}")),
            (Errors{"name is missing; give a text", "scopes is missing; give a list",
                    "password is missing; give a text"}));
}

TEST(TokenBody, NeedsAName) {
  for (const char* name : {"\"\"", "\"  \""})
    EXPECT_EQ(errors_of(parse_token(std::string(R"({"password":"x","scopes":["read"],"name":)") +
                                    name + "}")),
              Errors{"name must not be empty"});
}

TEST(MoveBody, MayHaveAMessageOfOneLine) {
  EXPECT_EQ(parse_move(R"({"move":"32-28","ply":3,"draw_offer":true})").value().message, "");
  const auto with = [](const std::string& message) {
    return parse_move(R"({"move":"32-28","ply":3,"message":")" + message + "\"}");
  };
  for (const std::string& good :
       {std::string("hi"), std::string("Ar labu veiksmi, šodien! 👋"), std::string(500, 'x')})
    EXPECT_EQ(with(good).value().message, good);
  const Errors no_line = {"message must be one line without control characters"};
  for (const char* bad : {R"(a\nb)", R"(\u0000)", R"(\u007f)", R"(x\u0085)", R"(\u2028)",
                          R"(\u202e)", R"(\u2066)", R"(\u200f)"})
    EXPECT_EQ(errors_of(with(bad)), no_line) << bad;
  for (const char* empty : {"", "  "})
    EXPECT_EQ(errors_of(with(empty)), Errors{"message must not be empty; leave it out instead"});
  EXPECT_EQ(errors_of(with(std::string(501, 'x'))),
            Errors{"message may be at most 500 characters long"});
}

TEST(MoveBody, MayHaveALineOfEntropy) {
  EXPECT_EQ(parse_move(R"({"ply":0,"move":"roll"})").value().entropy, "");
  const auto with = [](const std::string& entropy) {
    return parse_move(R"({"ply":0,"move":"roll","entropy":")" + entropy + "\"}");
  };
  for (const std::string& good : {std::string("anna-1"), std::string(64, 'x')})
    EXPECT_EQ(with(good).value().entropy, good);
  EXPECT_EQ(errors_of(with(std::string(65, 'x'))),
            Errors{"entropy may be at most 64 characters long"});
  EXPECT_EQ(errors_of(with(R"(a\nb)")),
            Errors{"entropy must be one line without control characters"});
}

TEST(MoveBody, AnyTextWithinTheLengthLimitIsLeftToTheRules) {
  EXPECT_EQ(parse_move(R"({"ply":0,"move":)" + text_of_length(8192) + "}").value().move.size(),
            8192U);
  EXPECT_EQ(errors_of(parse_move(R"({"ply":0,"move":)" + text_of_length(8193) + "}")),
            Errors{"move may be at most 8192 characters long"});
}

TEST(DrawBody, HasAnAction) {
  EXPECT_EQ(parse_draw(R"({"action":"claim"})").value().action, DrawAction::claim);
  EXPECT_EQ(errors_of(parse_draw("{}")),
            Errors{"action must be one of: offer, accept, decline, claim"});
}

TEST(DevClockBody, HasATimeOrAnOffset) {
  const auto to = parse_dev_clock(R"({"now":"2024-01-10T12:00:00Z"})").value();
  EXPECT_EQ(to.now, Instant{1'704'888'000'000});
  EXPECT_EQ(to.advance, std::nullopt);
  const auto by = parse_dev_clock(R"({"advance_ms":0})").value();
  EXPECT_EQ(by.now, std::nullopt);
  EXPECT_EQ(by.advance, Millis{0});
}

TEST(DevClockBody, NeedsExactlyOneOfTheTwo) {
  EXPECT_EQ(errors_of(parse_dev_clock("{}")), Errors{"now or advance_ms must be given"});
  EXPECT_EQ(errors_of(parse_dev_clock(R"({"now":"2024-01-10T12:00:00Z","advance_ms":1})")),
            Errors{"now and advance_ms cannot both be given"});
  EXPECT_EQ(errors_of(parse_dev_clock(R"({"now":"noon"})")),
            Errors{"now must be a time like 2024-01-10T12:00:00Z"});
  EXPECT_EQ(errors_of(parse_dev_clock(R"({"now":5})")), Errors{"now must be a text"});
  EXPECT_EQ(errors_of(parse_dev_clock(R"({"advance_ms":"5"})")),
            Errors{"advance_ms must be a whole number"});
}

TEST(DevClockBody, HasBounds) {
  EXPECT_EQ(errors_of(parse_dev_clock(R"({"advance_ms":-1})")),
            Errors{"advance_ms must not be negative; time does not go back"});
  EXPECT_TRUE(parse_dev_clock(R"({"advance_ms":3155760000000})"));
  EXPECT_EQ(errors_of(parse_dev_clock(R"({"advance_ms":3155760000001})")),
            Errors{"advance_ms may be at most 100 years"});
}

TEST(Answers, MatchTheirSchemas) {
  const auto parse = [](const std::string& text) { return nlohmann::json::parse(text); };
  EXPECT_EQ(parse(account_made_json(7, "Anna")), parse(R"({"id":"7","username":"Anna"})"));
  EXPECT_EQ(keys_of(parse(account_made_json(7, "Anna"))), OpenapiSchema("AccountMade").required());
  const UserLine anna{.username = "Anna",
                      .created = Instant{5},
                      .role = accounts::Role::player,
                      .bot = false,
                      .computer_level = std::nullopt,
                      .guest = false,
                      .closed = false};
  EXPECT_EQ(keys_of(parse(user_json(anna))), OpenapiSchema("User").required());
  EXPECT_EQ(parse(dev_clock_json(Instant{1'704'888'000'250})),
            parse(R"({"now":"2024-01-10T12:00:00.250Z","now_ms":1704888000250})"));
  EXPECT_EQ(keys_of(parse(dev_clock_json(Instant{0}))), OpenapiSchema("DevClock").required());
  EXPECT_EQ(parse(ready_json(true, "")), parse(R"({"ready":true})"));
  EXPECT_EQ(parse(ready_json(false, "why")), parse(R"({"ready":false,"why":"why"})"));
}

}  // namespace
}  // namespace crownhead::wire
