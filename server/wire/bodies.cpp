#include "server/wire/bodies.hpp"

#include "server/wire/fields.hpp"
#include "server/wire/iso_time.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_name = 60;
constexpr std::size_t longest_password = 1024;
constexpr std::size_t longest_email = 254;
constexpr std::size_t longest_zone = 64;
constexpr std::size_t longest_locale = 35;

/// Parses an object, lets `read` take its fields, and gives its result or all that was wrong.
template <class Read>
auto parsed(std::string_view body, Read read) -> Parsed<decltype(read(std::declval<Fields&>()))> {
  const auto json = parse_object(body);
  if (!json) return std::unexpected(json.error());
  Fields fields(*json);
  auto result = read(fields);
  if (auto problem = fields.problem()) return std::unexpected(std::move(*problem));
  return result;
}

std::optional<std::string> read_email(Fields& fields) {
  auto email = fields.optional_text("email", longest_email);
  if (email && !email->empty() &&
      (email->find('@') == std::string::npos || email->size() < 3 ||
       email->find_first_of(" \r\n\t,<>") != std::string::npos))
    fields.wrong("email", "must be an address like name@example.org");
  return email;
}

}  // namespace

Parsed<AccountBody> parse_account(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return AccountBody{.username = fields.text("username", longest_name),
                       .password = fields.text("password", longest_password),
                       .email = read_email(fields).value_or(""),
                       .time_zone = fields.optional_text("time_zone", longest_zone).value_or("UTC"),
                       .locale = fields.optional_text("locale", longest_locale).value_or("en")};
  });
}

Parsed<SignInBody> parse_sign_in(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return SignInBody{.username = fields.text("username", longest_name),
                      .password = fields.text("password", longest_password)};
  });
}

Parsed<ProfileBody> parse_profile(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return ProfileBody{.email = read_email(fields),
                       .time_zone = fields.optional_text("time_zone", longest_zone),
                       .locale = fields.optional_text("locale", longest_locale)};
  });
}

Parsed<TokenBody> parse_token(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    TokenBody token{.name = fields.text("name", longest_name), .scopes = 0};
    if (const auto* scopes = fields.array("scopes")) {
      for (const auto& scope : *scopes) {
        const nlohmann::json holder = {{"scopes", scope}};
        Fields one(holder);
        token.scopes |= static_cast<std::uint8_t>(
            1U << one.choice("scopes", {"read", "play", "tournaments", "admin"}));
        if (const auto problem = one.problem())
          fields.wrong("scopes", problem->fields.front().detail);
      }
      if (scopes->empty()) fields.wrong("scopes", "must name at least one scope");
    }
    return token;
  });
}

Parsed<MoveWish> parse_move(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    fields.refuse("message", "cannot be sent with a move: this server keeps no messages yet");
    return read_move_wish(fields);
  });
}

Parsed<DrawWish> parse_draw(std::string_view body) {
  return parsed(body, [](Fields& fields) { return DrawWish{read_draw_action(fields)}; });
}

Parsed<DevClockBody> parse_dev_clock(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    DevClockBody result;
    const auto now = fields.optional_text("now", 40);
    if (now) {
      result.now = parse_iso_time(*now);
      if (!result.now) fields.wrong("now", "must be a time like 2024-01-10T12:00:00Z");
    }
    if (const auto advance = fields.optional_integer("advance_ms")) {
      result.advance = Millis{*advance};
      if (*advance < 0) fields.wrong("advance_ms", "must not be negative; time does not go back");
    }
    if (result.now.has_value() == result.advance.has_value() && !now)
      fields.wrong("now", "or advance_ms must be given");
    return result;
  });
}

std::string account_made_json(std::int64_t id, std::string_view username) {
  return nlohmann::ordered_json{{"id", std::to_string(id)}, {"username", username}}.dump();
}

std::string token_json(std::string_view token) {
  return nlohmann::ordered_json{{"token", token}}.dump();
}

std::string user_json(std::string_view username, Instant created) {
  return nlohmann::ordered_json{{"username", username}, {"created_ms", created.ms}}.dump();
}

std::string dev_clock_json(Instant now) {
  return nlohmann::ordered_json{{"now", format_iso_time(now)}, {"now_ms", now.ms}}.dump();
}

std::string ready_json(bool ready, std::string_view why) {
  nlohmann::ordered_json json = {{"ready", ready}};
  if (!ready) json["why"] = why;
  return json.dump();
}

std::string account_json(const AccountLine& account) {
  using Json = nlohmann::ordered_json;
  return Json{{"id", std::to_string(account.id)},
              {"username", account.username},
              {"email", account.email.empty() ? Json(nullptr) : Json(account.email)},
              {"time_zone", account.time_zone},
              {"locale", account.locale},
              {"created_ms", account.created.ms}}
      .dump();
}

}  // namespace crownhead::wire
