#include "server/wire/account_json.hpp"

#include <array>

#include "server/wire/json_text.hpp"
#include "server/wire/shapes.hpp"

namespace crownhead::wire {
namespace {

constexpr std::array<std::string_view, 4> scope_names = {"read", "play", "tournaments", "admin"};

std::string id_text(std::int64_t id) { return std::to_string(id); }

std::optional<std::string_view> text_or_null(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional<std::string_view>(text);
}

std::string_view kind_name(accounts::ReportKind kind) {
  switch (kind) {
    case accounts::ReportKind::cheating: return "cheating";
    case accounts::ReportKind::abuse: return "abuse";
    case accounts::ReportKind::other: return "other";
  }
  return "other";
}

std::string_view act_name(accounts::ModerationAct act) {
  switch (act) {
    case accounts::ModerationAct::ban: return "ban";
    case accounts::ModerationAct::unban: return "unban";
    case accounts::ModerationAct::role: return "role";
    case accounts::ModerationAct::close_report: return "close_report";
  }
  return "other";
}

std::string whole_list(const JsonText& items) {
  return JsonText::object().add("items", items).add("next_cursor", std::nullopt).take();
}

std::string page(const JsonText& items, std::optional<std::int64_t> next) {
  const auto cursor = next ? std::optional(id_text(*next)) : std::nullopt;
  return JsonText::object().add("items", items).add("next_cursor", cursor).take();
}

}  // namespace

std::string account_json(const AccountLine& account) {
  return JsonText::object()
      .add("id", id_text(account.id))
      .add("username", account.username)
      .add("email", text_or_null(account.email))
      .add("time_zone", account.time_zone)
      .add("locale", account.locale)
      .add("created_ms", account.created.ms)
      .add("role", role_name(account.role))
      .add("bot", account.bot)
      .add("second_factor", account.second_factor)
      .take();
}

std::string sessions_json(const std::vector<accounts::SessionLine>& sessions,
                          std::optional<SessionId> current) {
  auto items = JsonText::array();
  for (const auto& session : sessions)
    items.push(JsonText::object()
                   .add("id", id_text(session.id.value))
                   .add("device", session.device.name)
                   .add("address", session.device.address)
                   .add("created_ms", session.created.ms)
                   .add("seen_ms", session.seen.ms)
                   .add("current", session.id == current));
  return whole_list(items);
}

std::string tokens_json(const std::vector<accounts::TokenLine>& tokens) {
  auto items = JsonText::array();
  for (const auto& token : tokens) {
    auto scopes = JsonText::array();
    for (std::size_t i = 0; i < scope_names.size(); ++i)
      if ((token.scopes >> i & 1U) != 0) scopes.push(scope_names[i]);
    items.push(JsonText::object()
                   .add("id", id_text(token.id.value))
                   .add("name", token.name)
                   .add("scopes", scopes)
                   .add("created_ms", token.created.ms)
                   .add("seen_ms", ms_of(token.seen)));
  }
  return whole_list(items);
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
  auto list = JsonText::array();
  for (const auto& code : codes) list.push(code);
  return JsonText::object().add("recovery_codes", list).take();
}

std::string blocks_json(const std::vector<std::string>& usernames) {
  auto items = JsonText::array();
  for (const auto& name : usernames) items.push(JsonText::object().add("username", name));
  return whole_list(items);
}

std::string reports_json(const accounts::NumberedPage<accounts::Report>& reports) {
  auto items = JsonText::array();
  for (const auto& report : reports.items)
    items.push(
        JsonText::object()
            .add("id", id_text(report.id.value))
            .add("from", report.from)
            .add("about", report.about)
            .add("game", report.game ? std::optional(id_text(report.game->value)) : std::nullopt)
            .add("kind", kind_name(report.kind))
            .add("text", report.text)
            .add("created_ms", report.created.ms));
  return page(items, reports.next);
}

std::string moderation_log_json(const accounts::NumberedPage<accounts::ModerationLine>& log) {
  auto items = JsonText::array();
  for (const auto& line : log.items)
    items.push(JsonText::object()
                   .add("at_ms", line.at.ms)
                   .add("actor", text_or_null(line.actor))
                   .add("act", act_name(line.act))
                   .add("about", line.about)
                   .add("reason", line.reason));
  return page(items, log.next);
}

}  // namespace crownhead::wire
