#include "server/wire/account/account_bodies.hpp"

#include "rules/accounts/notifications.hpp"
#include "rules/line.hpp"
#include "rules/reasons.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/lengths.hpp"
#include "server/wire/game/client_message.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_code = 60;
constexpr std::size_t longest_sanction_reason = 500;
constexpr std::size_t longest_report = 4000;

std::optional<Reason> fault_of_said(std::string_view text, std::size_t longest) {
  if (character_count(text) > longest)
    return reason::field::at_most_characters(static_cast<std::int64_t>(longest));
  if (!is_seen(text)) return reason::field::not_empty_few_words();
  return std::nullopt;
}

std::string read_said(Fields& fields, const char* name, std::size_t longest) {
  if (!fields.has(name)) return fields.text(name, longest);
  auto text = fields.optional_text(name, longest);
  if (text)
    if (auto fault = fault_of_said(*text, longest)) fields.wrong(name, *std::move(fault));
  return std::move(text).value_or("");
}

constexpr int longest_reminder_hours = 168;
constexpr std::size_t most_reminders = 5;
constexpr std::size_t longest_secret = 100;

std::optional<bool> optional_flag(Fields& fields, const char* name) {
  return fields.has(name) ? std::optional(fields.flag(name, false)) : std::nullopt;
}

/// Reads "22:30" as minutes of the day.
std::optional<int> minute_of(std::string_view text) {
  const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
  if (text.size() != 5 || text[2] != ':' || !digit(0) || !digit(1) || !digit(3) || !digit(4))
    return std::nullopt;
  const int hour = (text[0] - '0') * 10 + text[1] - '0';
  const int minute = (text[3] - '0') * 10 + text[4] - '0';
  if (hour > 23 || minute > 59) return std::nullopt;
  return hour * 60 + minute;
}

/// Reads a time of the day; an empty text means none.
std::optional<std::optional<int>> read_minute(Fields& fields, const char* name) {
  const auto text = fields.optional_text(name, longest_name);
  if (!text) return std::nullopt;
  if (text->empty()) return std::optional<int>();
  const auto minute = minute_of(*text);
  if (!minute) fields.wrong(name, reason::field::time_of_day_or_none());
  return std::optional(minute.value_or(0));
}

std::optional<std::optional<std::pair<int, int>>> read_quiet(Fields& fields) {
  const auto from = read_minute(fields, "quiet_from"), until = read_minute(fields, "quiet_until");
  if (!from && !until) return std::nullopt;
  if (!from || !until || from->has_value() != until->has_value()) {
    fields.wrong("quiet_from", reason::field::quiet_together());
    return std::nullopt;
  }
  if (!*from) return std::optional<std::pair<int, int>>();
  return std::optional(std::pair(**from, **until));
}

std::optional<std::vector<int>> read_hours(Fields& fields) {
  if (!fields.has("reminder_hours")) return std::nullopt;
  std::vector<int> hours;
  const auto* list = fields.array("reminder_hours");
  if (!list) return hours;
  for (const auto& item : *list) {
    const bool right = item.is_number_integer() && item >= 1 && item <= longest_reminder_hours;
    if (!right || hours.size() == most_reminders) {
      fields.wrong("reminder_hours", reason::field::reminder_hours());
      break;
    }
    hours.push_back(item.get<int>());
  }
  return hours;
}

/// Reads the object `push`, with a flag per kind.
void read_push(Fields& fields, NotificationSettingsBody& read) {
  if (!fields.has("push")) return;
  const auto* object = fields.object("push");
  if (!object) return;
  Fields inside(*object);
  for (const auto& row : accounts::notifications) {
    const char* const name = row.name.data();  // a literal; Fields keeps the pointer
    if (!accounts::push_rule(row.kind) || !inside.has(name)) continue;
    read.push_named |= accounts::bit_of(row.kind);
    if (inside.flag(name, false)) read.push_wanted |= accounts::bit_of(row.kind);
  }
  if (const auto problem = inside.problem()) fields.wrong_inside("push", *problem);
}

}  // namespace

Parsed<NotificationSettingsBody> parse_notification_settings(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    NotificationSettingsBody read{.my_turn = optional_flag(fields, "my_turn"),
                                  .game_ended = optional_flag(fields, "game_ended"),
                                  .draw_offered = optional_flag(fields, "draw_offered"),
                                  .reminder_hours = read_hours(fields),
                                  .digest_minute = read_minute(fields, "digest_at"),
                                  .quiet = read_quiet(fields)};
    read_push(fields, read);
    return read;
  });
}

Parsed<std::string> parse_username(std::string_view body) {
  return parsed(body, [](Fields& fields) { return fields.text("username", longest_name); });
}

Parsed<std::string> parse_secret(std::string_view body) {
  return parsed(body, [](Fields& fields) { return fields.text("secret", longest_secret); });
}

Parsed<PasswordResetBody> parse_password_reset(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return PasswordResetBody{.secret = fields.text("secret", longest_secret),
                             .password = fields.text("password", longest_password)};
  });
}

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
  return parsed(
      body, [](Fields& fields) { return read_said(fields, "reason", longest_sanction_reason); });
}

std::optional<Reason> fault_of_reason(std::string_view reason) {
  return fault_of_said(reason, longest_sanction_reason);
}

Parsed<TitleBody> parse_title(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    if (!fields.has("confirmed")) fields.wrong("confirmed", reason::field::missing());
    return TitleBody{.title = fields.text("title", longest_name),
                     .confirmed = fields.flag("confirmed", false),
                     .reason = read_said(fields, "reason", longest_sanction_reason)};
  });
}

Parsed<RoleBody> parse_role(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    const auto role = fields.choice("role", {"player", "director", "moderator", "admin"});
    return RoleBody{.role = static_cast<accounts::Role>(role),
                    .reason = read_said(fields, "reason", longest_sanction_reason)};
  });
}

Parsed<ReportBody> parse_report(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    ReportBody report{.username = fields.text("username", longest_name),
                      .kind = static_cast<accounts::ReportKind>(
                          fields.choice("kind", {"cheating", "abuse", "other", "dispute"})),
                      .text = read_said(fields, "text", longest_report),
                      .game = std::nullopt};
    if (const auto game = fields.optional_text("game", longest_name)) {
      const auto id = parse_id(*game);
      if (!id) fields.wrong("game", reason::field::game_number());
      report.game = GameId{id.value_or(0)};
    }
    if (const auto study = fields.optional_text("study", longest_name)) {
      report.study = StudyId{parse_id(*study).value_or(0)};
      if (report.study->value == 0) fields.wrong("study", reason::field::id());
    }
    return report;
  });
}

}  // namespace crownhead::wire
