#include "server/wire/account_bodies.hpp"

#include "server/wire/client_message.hpp"
#include "server/wire/fields.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_name = 60;
constexpr std::size_t longest_password = 1024;
constexpr std::size_t longest_code = 60;
constexpr std::size_t longest_reason = 500;
constexpr std::size_t longest_report = 4000;

std::string read_said(Fields& fields, const char* name, std::size_t longest) {
  if (!fields.has(name)) return fields.text(name, longest);
  auto text = fields.optional_text(name, longest);
  if (text && text->find_first_not_of(" \t\r\n") == std::string::npos)
    fields.wrong(name, "must not be empty; say it in a few words");
  return std::move(text).value_or("");
}

}  // namespace

Parsed<PasswordChangeBody> parse_password_change(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return PasswordChangeBody{.current = fields.text("current", longest_password),
                              .password = fields.text("password", longest_password)};
  });
}

Parsed<std::string> parse_password(std::string_view body) {
  return parsed(body, [](Fields& fields) { return fields.text("password", longest_password); });
}

Parsed<std::string> parse_code(std::string_view body) {
  return parsed(body, [](Fields& fields) { return fields.text("code", longest_code); });
}

Parsed<std::string> parse_reason(std::string_view body) {
  return parsed(body, [](Fields& fields) { return read_said(fields, "reason", longest_reason); });
}

Parsed<RoleBody> parse_role(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    const auto role = fields.choice("role", {"player", "director", "moderator", "admin"});
    return RoleBody{.role = static_cast<accounts::Role>(role),
                    .reason = read_said(fields, "reason", longest_reason)};
  });
}

Parsed<ReportBody> parse_report(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    ReportBody report{.username = fields.text("username", longest_name),
                      .kind = static_cast<accounts::ReportKind>(
                          fields.choice("kind", {"cheating", "abuse", "other"})),
                      .text = read_said(fields, "text", longest_report),
                      .game = std::nullopt};
    if (const auto game = fields.optional_text("game", longest_name)) {
      const auto id = parse_id(*game);
      if (!id) fields.wrong("game", "must be the number of a game, as a text");
      report.game = GameId{id.value_or(0)};
    }
    return report;
  });
}

}  // namespace crownhead::wire
