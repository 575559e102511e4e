#include "server/wire/account/account_json.hpp"

#include <array>

#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

constexpr std::array<std::string_view, 4> scope_names = {"read", "play", "tournaments", "admin"};

/// Writes "22:30"; nullopt for none.
std::optional<std::string> time_text(std::optional<int> minute) {
  if (!minute) return std::nullopt;
  const auto two = [](int n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  return two(*minute / 60) + ":" + two(*minute % 60);
}

std::string_view kind_name(accounts::ReportKind kind) {
  switch (kind) {
    case accounts::ReportKind::cheating: return "cheating";
    case accounts::ReportKind::abuse: return "abuse";
    case accounts::ReportKind::other: return "other";
    case accounts::ReportKind::dispute: return "dispute";
  }
  return "other";
}

std::string_view act_name(accounts::ModerationAct act) {
  switch (act) {
    case accounts::ModerationAct::ban: return "ban";
    case accounts::ModerationAct::unban: return "unban";
    case accounts::ModerationAct::role: return "role";
    case accounts::ModerationAct::close_report: return "close_report";
    case accounts::ModerationAct::chat_ban: return "chat_ban";
    case accounts::ModerationAct::chat_unban: return "chat_unban";
    case accounts::ModerationAct::annul: return "annul";
    case accounts::ModerationAct::hide_study: return "hide_study";
    case accounts::ModerationAct::unhide_study: return "unhide_study";
    case accounts::ModerationAct::confirm_title: return "confirm_title";
    case accounts::ModerationAct::remove_title: return "remove_title";
  }
  return "other";
}

JsonText names_list(const std::vector<std::string>& names) {
  auto list = JsonText::array();
  for (const auto& name : names) list.push(name);
  return list;
}

}  // namespace

JsonText session_shape(const accounts::SessionLine& session) {
  auto json = JsonText::object();
  json.add("id", id_text(session.id.value))
      .add("device", session.device.name)
      .add("address", session.device.address)
      .add("created_ms", session.created.ms)
      .add("seen_ms", session.seen.ms);
  return json;
}

JsonText token_shape(const accounts::TokenLine& token) {
  auto scopes = JsonText::array();
  for (std::size_t i = 0; i < scope_names.size(); ++i)
    if ((token.scopes >> i & 1U) != 0) scopes.push(scope_names[i]);
  auto json = JsonText::object();
  json.add("id", id_text(token.id.value))
      .add("name", token.name)
      .add("scopes", scopes)
      .add("created_ms", token.created.ms)
      .add("seen_ms", ms_of(token.seen))
      .add("expires_ms", ms_of(token.expires));
  return json;
}

JsonText report_shape(const accounts::Report& report) {
  auto json = JsonText::object();
  json.add("id", id_text(report.id.value))
      .add("from", report.from)
      .add("about", report.about)
      .add("game", report.game ? std::optional(id_text(report.game->value)) : std::nullopt)
      .add("white", report.white)
      .add("black", report.black)
      .add("study", report.study ? std::optional(id_text(report.study->value)) : std::nullopt)
      .add("study_name", report.study_name)
      .add("kind", kind_name(report.kind))
      .add("text", report.text)
      .add("created_ms", report.created.ms);
  return json;
}

JsonText ruling_shape(const accounts::ModerationLine& line) {
  auto json = JsonText::object();
  json.add("at_ms", line.at.ms)
      .add("act", act_name(line.act))
      .add("about", line.about)
      .add("study", line.study ? std::optional(id_text(line.study->value)) : std::nullopt)
      .add("reason", line.reason);
  return json;
}

JsonText settings_shape(const accounts::NotificationSettings& settings) {
  auto hours = JsonText::array();
  for (const int hour : settings.reminder_hours) hours.push(hour);
  auto json = JsonText::object();
  json.add("my_turn", settings.my_turn)
      .add("game_ended", settings.game_ended)
      .add("draw_offered", settings.draw_offered)
      .add("reminder_hours", hours)
      .add("digest_at", time_text(settings.digest_minute))
      .add("quiet_from", time_text(settings.quiet_from_minute))
      .add("quiet_until", time_text(settings.quiet_until_minute));
  auto kinds = JsonText::object();
  for (const auto& row : accounts::notifications)
    if (accounts::push_rule(row.kind))
      kinds.add(row.name, accounts::is_pushed(row.kind, settings.push));
  return json.add("push", kinds);
}

void add_identity(JsonText& json, const Identity& identity) {
  json.add("real_name", text_or_null(identity.real_name))
      .add("country", text_or_null(identity.country))
      .add("club", text_or_null(identity.club))
      .add("title", text_or_null(identity.title))
      .add("title_confirmed", identity.title_confirmed)
      .add("federation_number", text_or_null(identity.federation_number));
}

std::string account_json(const AccountLine& account) {
  const auto settings =
      account.settings.transform([](const std::string& json) { return ReadyJson{json}; });
  auto json = JsonText::object();
  json.add("id", id_text(account.id))
      .add("username", account.username)
      .add("email", text_or_null(account.email))
      .add("time_zone", account.time_zone)
      .add("locale", account.locale)
      .add("fmjd_rating", rating_or_null(account.fmjd_rating));
  add_identity(json, account.identity);
  return json.add("settings", settings)
      .add("created_ms", account.created.ms)
      .add("role", role_name(account.role))
      .add("bot", account.bot)
      .add("guest", account.guest)
      .add("second_factor", account.second_factor)
      .add("email_confirmed", account.email_confirmed)
      .add("may_hold_tournaments", account.may_hold_tournaments)
      .add("second_factor_missing", account.factor_missing)
      .take();
}

std::string notification_settings_json(const accounts::NotificationSettings& settings) {
  return settings_shape(settings).take();
}

std::string sessions_json(const std::vector<accounts::SessionLine>& sessions,
                          std::optional<SessionId> current) {
  return list_page(list_of(sessions, [current](const accounts::SessionLine& session) {
    return session_shape(session).add("current", session.id == current);
  }));
}

std::string tokens_json(const std::vector<accounts::TokenLine>& tokens) {
  return list_page(list_of(tokens, token_shape));
}

std::string secret_json(std::string_view secret) {
  return JsonText::object().add("secret", secret).take();
}

std::string token_json(TokenId id, std::string_view token) {
  return JsonText::object().add("id", id_text(id.value)).add("token", token).take();
}

std::string second_factor_json(bool on, int recovery_codes_left) {
  return JsonText::object().add("on", on).add("recovery_codes_left", recovery_codes_left).take();
}

std::string factor_begun_json(std::string_view key, std::string_view link) {
  return JsonText::object().add("key", key).add("link", link).take();
}

std::string recovery_codes_json(const std::vector<std::string>& codes) {
  return JsonText::object().add("recovery_codes", names_list(codes)).take();
}

std::string blocks_json(const accounts::NumberedPage<std::pair<UserId, std::string>>& page) {
  return numbered_page(list_of(page.items,
                               [](const std::pair<UserId, std::string>& blocked) {
                                 return JsonText::object().add("username", blocked.second);
                               }),
                       page.next);
}

std::string reports_json(const accounts::NumberedPage<accounts::Report>& reports) {
  return numbered_page(list_of(reports.items, report_shape), reports.next);
}

std::string moderation_log_json(const accounts::NumberedPage<accounts::ModerationLine>& log) {
  return numbered_page(list_of(log.items,
                               [](const accounts::ModerationLine& line) {
                                 return ruling_shape(line).add("actor", text_or_null(line.actor));
                               }),
                       log.next);
}

std::string claimed_titles_json(const accounts::NumberedPage<accounts::ClaimedTitle>& page) {
  return numbered_page(list_of(page.items,
                               [](const accounts::ClaimedTitle& claimed) {
                                 auto json = JsonText::object();
                                 json.add("username", claimed.username);
                                 add_identity(json, claimed.identity);
                                 return json;
                               }),
                       page.next);
}

std::string calendar_json(const std::optional<std::string>& url) {
  return JsonText::object().add("url", url).take();
}

std::string first_steps_json(const FirstSteps& steps) {
  const auto here = steps.here.transform([](const FirstSteps::Here& known) {
    return JsonText::object().add("by_link", known.by_link).add("database", known.database);
  });
  return JsonText::object().add("new", steps.is_new).add("here", here).take();
}

}  // namespace crownhead::wire
