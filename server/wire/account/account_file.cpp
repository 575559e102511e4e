#include "server/wire/account/account_file.hpp"

#include <array>

#include "rules/kind/variants.hpp"
#include "server/wire/account/account_json.hpp"
#include "server/wire/account/me_json.hpp"
#include "server/wire/account/push_json.hpp"
#include "server/wire/account/webhook_json.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/game/shapes.hpp"
#include "server/wire/puzzle/puzzle_json.hpp"
#include "server/wire/study/study_json.hpp"

namespace crownhead::wire {
namespace {

/// The start and the end of the list of one kind of parts. Empty for parts that are not a list of
/// the file: the profile, and parts of the item before them.
struct HeldList {
  std::string_view begin;
  std::string_view end = "]";
};

constexpr std::array<HeldList, std::variant_size_v<accounts::ExportPart>> held_lists = {{
    {"", ""},
    {R"("sessions":[)"},
    {R"("tokens":[)"},
    {R"("webhooks":[)"},
    {R"("push_subscriptions":[)"},
    {R"("blocked":[)"},
    {R"("reports":[)"},
    {R"("rulings":[)"},
    {R"("challenges":[)"},
    {R"("games":[)"},
    {R"("ratings":[)"},
    {"", ""},
    {R"("tournaments":[)"},
    {R"("directs":[)"},
    {R"("notes":[)"},
    {R"("studies":[)"},
    {"", ""},
    {R"("puzzles":{"ratings":[)"},
    {R"("tries":[)"},
    {R"("reports":[)", "]}"},
    {R"("chat":[)"},
    {R"("conditionals":[)"},
    {R"("move_messages":[)"},
    {R"("vacations":[)"},
    {R"("tournament_texts":[)"},
    {R"("notifications":[)"},
}};

std::string held_text(const accounts::ExportedProfile& held) {
  const auto settings =
      held.settings.transform([](const std::string& json) { return ReadyJson{json}; });
  auto json = JsonText::object();
  json.add("id", id_text(held.id.value))
      .add("username", held.username)
      .add("email", text_or_null(held.email))
      .add("email_confirmed", held.email_confirmed)
      .add("time_zone", held.time_zone)
      .add("locale", held.locale)
      .add("fmjd_rating", rating_or_null(held.fmjd_rating));
  add_identity(json, held.identity);
  return json.add("settings", settings)
      .add("created_ms", held.created.ms)
      .add("role", role_name(held.role))
      .add("bot", held.bot)
      .add("guest", held.guest)
      .add("second_factor", held.second_factor)
      .add("notification_settings", settings_shape(held.notification_settings))
      .take();
}

std::string held_text(const accounts::SessionLine& session) {
  return session_shape(session).take();
}
std::string held_text(const accounts::TokenLine& token) { return token_shape(token).take(); }
std::string held_text(const accounts::Webhook& webhook) { return webhook_shape(webhook).take(); }
std::string held_text(const accounts::PushSubscription& subscription) {
  return exported_push_shape(subscription).take();
}
std::string held_text(const accounts::ListedNotification& row) {
  return notification_shape(row).take();
}
std::string held_text(const accounts::ExportedBlock& block) { return wire::quoted(block.username); }
std::string held_text(const accounts::Report& report) { return report_shape(report).take(); }
std::string held_text(const accounts::ModerationLine& line) { return ruling_shape(line).take(); }

std::string held_text(const accounts::ExportedChallenge& challenge) {
  return JsonText::object()
      .add("from", challenge.from)
      .add("to", text_or_null(challenge.to))
      .add("created_ms", challenge.created.ms)
      .take();
}

std::string held_text(const accounts::ExportedGame& game) {
  const auto id = id_text(game.id.value);
  return JsonText::object()
      .add("id", id)
      .add("format", game.format)
      .add(game.format, game.record)
      .add("events", "/api/v1/games/" + id + "/events?format=ndjson")
      .take();
}

std::string held_text(const accounts::ExportedRating& rating) {
  return JsonText::object()
      .add("variant", kind::variant_of_pool(rating.pool))
      .add("pool", rating.pool)
      .add("speed", rating.speed)
      .add("rating", rating.rating)
      .add("deviation", rating.deviation)
      .add("provisional", rating.provisional)
      .add("games", rating.games)
      .add("rated_ms", rating.rated.ms)
      .take();
}

std::string held_text(const accounts::ExportedRatingPoint& point) {
  return JsonText::object()
      .add("at_ms", point.at.ms)
      .add("rating", point.rating)
      .add("game_id", id_text(point.game.value))
      .take();
}

std::string held_text(const accounts::ExportedEntry& entry) {
  return JsonText::object()
      .add("tournament_id", id_text(entry.tournament.value))
      .add("tournament", entry.tournament_name)
      .add("state", entry.state)
      .add("seat", entry.seat)
      .add("points", entry.points)
      .take();
}

std::string held_text(const accounts::ExportedDirectorship& one) {
  return JsonText::object()
      .add("tournament_id", id_text(one.tournament.value))
      .add("tournament", one.tournament_name)
      .take();
}

std::string held_text(const accounts::ExportedNote& note) {
  return JsonText::object().add("game", id_text(note.game.value)).add("text", note.text).take();
}

std::string held_text(const accounts::ExportedStudy& one) {
  return held_study_shape(one.study).take();
}
std::string held_text(const accounts::StudyChapter& chapter) { return chapter_json(chapter); }
std::string held_text(const accounts::PuzzleRating& rating) {
  return puzzle_rating_shape(rating).take();
}
std::string held_text(const accounts::PuzzleTry& tried) { return puzzle_try_shape(tried).take(); }
std::string held_text(const accounts::PuzzleReport& report) {
  return puzzle_report_shape(report).take();
}

std::string held_text(const accounts::ExportedChatLine& line) {
  return JsonText::object()
      .add("game", id_text(line.game.value))
      .add("room", line.room)
      .add("text", line.text)
      .add("at_ms", line.at.ms)
      .take();
}

std::string held_text(const accounts::ExportedConditionals& one) {
  return JsonText::object().add("game", id_text(one.game.value)).add("lines", one.lines).take();
}

std::string held_text(const accounts::ExportedMessage& message) {
  return JsonText::object()
      .add("game", id_text(message.game.value))
      .add("ply", message.ply)
      .add("text", message.text)
      .take();
}

std::string held_text(const accounts::ExportedVacation& one) {
  const auto tournament =
      one.tournament.transform([](TournamentId id) { return id_text(id.value); });
  return JsonText::object()
      .add("tournament_id", tournament)
      .add("tournament", text_or_null(one.tournament_name))
      .add("state", one.state)
      .add("start_ms", one.start.ms)
      .add("end_ms", one.end.ms)
      .add("time_zone", text_or_null(one.time_zone))
      .add("charged_hours", one.charged_hours)
      .add("message", text_or_null(one.message))
      .take();
}

std::string held_text(const accounts::ExportedTournamentText& one) {
  return JsonText::object()
      .add("tournament_id", id_text(one.tournament.value))
      .add("act", one.act)
      .add("at_ms", one.at.ms)
      .add("own", one.own)
      .add("text", one.text)
      .take();
}

}  // namespace

void AccountFile::add(const accounts::ExportPart& part) {
  auto text = std::visit([](const auto& one) { return held_text(one); }, part);
  if (part.index() == 0) {
    text.pop_back();  // the lists follow in the same object
    text_ += text;
  } else if (held_lists[part.index()].begin.empty()) {
    add_item(text);
  } else {
    begin_list(part.index());
    if (std::holds_alternative<accounts::ExportedStudy>(part))
      add_open_item(std::move(text), R"(,"chapters":[)");
    else if (std::holds_alternative<accounts::ExportedRating>(part))
      add_open_item(std::move(text), R"(,"history":[)");
    else
      add_item(text);
  }
}

void AccountFile::end() {
  begin_list(held_lists.size());
  text_ += '}';
}

void AccountFile::close_inside() {
  if (std::exchange(inside_, false)) text_ += "]}";
}

void AccountFile::begin_list(std::size_t list) {
  if (inside_) has_items_ = true;  // the open item
  close_inside();
  while (list_ < list) {
    text_ += held_lists[list_].end;
    if (++list_ == held_lists.size()) return;
    if (held_lists[list_].begin.empty()) continue;
    text_ += ',';
    text_ += held_lists[list_].begin;
    has_items_ = false;
  }
}

void AccountFile::add_item(const std::string& item) {
  if (std::exchange(has_items_, true)) text_ += ',';
  text_ += item;
}

void AccountFile::add_open_item(std::string item, std::string_view inside) {
  item.pop_back();
  add_item(item.append(inside));
  inside_ = true;
  has_items_ = false;
}

}  // namespace crownhead::wire
