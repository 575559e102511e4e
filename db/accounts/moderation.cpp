#include "db/accounts/moderation.hpp"

#include "db/accounts/admin_rows.hpp"
#include "db/jobs/idempotency.hpp"
#include "db/jobs/identity_rows.hpp"
#include "db/jobs/moderation_rows.hpp"
#include "db/jobs/notification_rows.hpp"
#include "db/jobs/outbox_rows.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/stored_bytes.hpp"
#include "db/jobs/writer.hpp"
#include "db/studies/study_listing.hpp"
#include "db/tournaments/tournament_rows.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

bool disputes_already(Connection& connection, const NewReport& report) {
  return connection
      .value<int>(
          "SELECT 1 FROM reports WHERE tournament_id = ?1 AND closed_ms IS NULL AND game_id = ?2"
          " AND from_id = ?3",
          report.tournament, report.game, report.from)
      .has_value();
}

void notify_directors(Connection& connection, const NewReport& dispute, Instant at) {
  std::vector<accounts::NewNotification> rows;
  for (const UserId director : stored_directors(connection, *dispute.tournament))
    if (director != dispute.from)
      rows.push_back({.user = director,
                      .kind = accounts::NotificationKind::dispute_opened,
                      .at = at,
                      .game = dispute.game,
                      .tournament = dispute.tournament,
                      .other = dispute.from});
  insert_notifications(connection, rows);
}

Result<ReportId> insert(Connection& connection, const NewReport& report, Instant at) {
  if (report.game && !connection.value<int>("SELECT 1 FROM games WHERE id = ?1", *report.game))
    return fail(Code::not_found, reason::moderation::no_such_game());
  if (report.tournament && disputes_already(connection, report))
    return fail(Code::tournament_refused, reason::tournament::reported_already());
  const auto id = connection.insert<ReportId>(
      "INSERT INTO reports"
      " (from_id, about_id, game_id, kind, body, created_ms, tournament_id, study_id)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) RETURNING id",
      report.from, report.about, report.game, report.kind, report.text, at, report.tournament,
      report.study);
  // Reports are rare, and too important to be refused for lack of room.
  count_bytes(connection, report.from, bytes_of(report.text));
  for (const auto& mail : report.mails) insert_mail(connection, mail);
  if (report.tournament) notify_directors(connection, report, at);
  return id.value();
}

const std::string reports_selected =
    "SELECT reports.id, sender.name, about.name, game_id, white.name, black.name, kind, body,"
    " reports.created_ms, study_id, studies.name FROM reports JOIN users AS sender ON sender.id = "
    "from_id"
    " JOIN users AS about ON about.id = about_id LEFT JOIN games ON games.id = game_id"
    " LEFT JOIN users AS white ON white.id = games.white_id"
    " LEFT JOIN users AS black ON black.id = games.black_id"
    " LEFT JOIN studies ON studies.id = study_id";

const std::string lines_selected =
    "SELECT moderation_log.id, at_ms, coalesce(actor.name, ''), act, about.name, reason, study_id"
    " FROM moderation_log LEFT JOIN users AS actor ON actor.id = actor_id"
    " JOIN users AS about ON about.id = about_id";

std::vector<Report> take_reports(Rows rows) {
  std::vector<Report> reports;
  while (rows.next()) {
    Report& report = reports.emplace_back();
    report.id = rows.take<ReportId>();
    report.from = rows.take<std::string>();
    report.about = rows.take<std::string>();
    report.game = rows.take<std::optional<GameId>>();
    report.white = rows.take<std::optional<std::string>>();
    report.black = rows.take<std::optional<std::string>>();
    report.kind = rows.take<ReportKind>();
    report.text = rows.take<std::string>();
    report.created = rows.take<Instant>();
    report.study = rows.take<std::optional<StudyId>>();
    report.study_name = rows.take<std::optional<std::string>>();
  }
  return reports;
}

std::vector<ModerationLine> take_lines(Rows rows) {
  std::vector<ModerationLine> lines;
  while (rows.next()) {
    ModerationLine& line = lines.emplace_back();
    line.id = rows.take<std::int64_t>();
    line.at = rows.take<Instant>();
    line.actor = rows.take<std::string>();
    line.act = rows.take<ModerationAct>();
    line.about = rows.take<std::string>();
    line.reason = rows.take<std::string>();
    line.study = rows.take<std::optional<StudyId>>();
  }
  return lines;
}

}  // namespace

Moderation::Moderation(Writer& writer, Readers& readers) : writer_(writer), readers_(readers) {}

void Moderation::report(NewReport report, Instant at, std::optional<RequestKey> key,
                        Done<Made<ReportId>> done) {
  Locks locks = Locks::of(report.from, key);
  writer_.submit<Made<ReportId>>(
      std::move(locks),
      [report = std::move(report), at, key](Connection& connection) {
        return idempotent<ReportId>(connection, key, at, "",
                                    [&] { return insert(connection, report, at); });
      },
      std::move(done));
}

NumberedPage<Report> Moderation::open_reports(std::int64_t after, int limit) const {
  auto connection = readers_.borrow();
  static const std::string sql =
      reports_selected +
      " WHERE reports.closed_ms IS NULL AND reports.tournament_id IS NULL AND "
      "reports.id > ?1 ORDER BY reports.id LIMIT ?2";
  NumberedPage<Report> page{take_reports(connection->query(sql, after, limit + 1))};
  page.cut(limit, [](const Report& last) { return last.id.value; });
  return page;
}

bool Moderation::is_reported(GameId game) const {
  auto connection = readers_.borrow();
  return connection
      ->value<int>("SELECT 1 FROM reports WHERE game_id = ?1 AND kind <> ?2", game,
                   ReportKind::dispute)
      .has_value();
}

std::vector<Report> Moderation::disputes(TournamentId tournament) const {
  static const std::string sql =
      reports_selected +
      " WHERE reports.closed_ms IS NULL AND reports.tournament_id = ?1 ORDER BY reports.id";
  auto connection = readers_.borrow();
  return take_reports(connection->query(sql, tournament));
}

void Moderation::close_report(ReportId report, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::none(),
      [report, by = std::move(by)](Connection& connection) -> Result<void> {
        const auto about = connection.insert<UserId>(
            "UPDATE reports SET closed_ms = ?2"
            " WHERE id = ?1 AND closed_ms IS NULL AND tournament_id IS NULL RETURNING about_id",
            report, by.at);
        if (!about) return fail(Code::not_found, reason::moderation::no_such_report());
        note(connection, by, ModerationAct::close_report, *about);
        return {};
      },
      std::move(done));
}

void Moderation::ban(UserId user, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::everything(),
      [user, by = std::move(by)](Connection& connection) -> Result<void> {
        connection.run("UPDATE users SET banned_ms = ?2, ban_reason = ?3 WHERE id = ?1", user,
                       by.at, by.reason);
        connection.run("DELETE FROM sessions WHERE user_id = ?1", user);
        connection.run("DELETE FROM challenges WHERE from_id = ?1 OR to_id = ?1", user);
        connection.run("DELETE FROM challenge_seats WHERE user_id = ?1", user);
        connection.run("DELETE FROM challenge_invited WHERE user_id = ?1", user);
        note(connection, by, ModerationAct::ban, user);
        return {};
      },
      std::move(done));
}

void Moderation::unban(UserId user, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, by = std::move(by)](Connection& connection) -> Result<void> {
        const auto changed = connection.changed(
            "UPDATE users SET banned_ms = NULL, ban_reason = ''"
            " WHERE id = ?1 AND banned_ms IS NOT NULL",
            user);
        if (changed == 0) return fail(Code::not_found, reason::moderation::not_banned());
        note(connection, by, ModerationAct::unban, user);
        return {};
      },
      std::move(done));
}

void Moderation::set_role(UserId user, Role role, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, role, by = std::move(by)](Connection& connection) -> Result<void> {
        connection.run("UPDATE users SET role = ?2 WHERE id = ?1", user, role);
        note(connection, by, ModerationAct::role, user);
        return {};
      },
      std::move(done));
}

void Moderation::make_first_admin(UserId user, Instant at, Done<void> done) {
  writer_.submit<void>(
      Locks::everything(),
      [user, at](Connection& connection) -> Result<void> {
        if (admin_there(connection))
          return fail(Code::forbidden, reason::account::no_admin_by_web());
        connection.run("UPDATE users SET role = ?2 WHERE id = ?1", user, Role::admin);
        note(connection, {user, at, "admin: the first, by the link that the server logged"},
             ModerationAct::role, user);
        return {};
      },
      std::move(done));
}

void Moderation::ban_from_chat(UserId user, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, by = std::move(by)](Connection& connection) -> Result<void> {
        connection.run("UPDATE users SET chat_banned_ms = ?2, chat_ban_reason = ?3 WHERE id = ?1",
                       user, by.at, by.reason);
        note(connection, by, ModerationAct::chat_ban, user);
        return {};
      },
      std::move(done));
}

void Moderation::unban_from_chat(UserId user, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, by = std::move(by)](Connection& connection) -> Result<void> {
        const auto changed = connection.changed(
            "UPDATE users SET chat_banned_ms = NULL, chat_ban_reason = ''"
            " WHERE id = ?1 AND chat_banned_ms IS NOT NULL",
            user);
        if (changed == 0) return fail(Code::not_found, reason::moderation::not_banned_from_chats());
        note(connection, by, ModerationAct::chat_unban, user);
        return {};
      },
      std::move(done));
}

void Moderation::hide_study(StudyId study, UserId owner, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::of(owner),
      [study, owner, by = std::move(by)](Connection& connection) -> Result<void> {
        const auto changed = connection.changed(
            "UPDATE studies SET hidden_reason = ?2, version = version + 1 WHERE id = ?1", study,
            by.reason);
        if (changed == 0) return fail(Code::not_found, reason::study::none_of_this_id());
        index_study_name(connection, study);
        note(connection, by, ModerationAct::hide_study, owner, study);
        return {};
      },
      std::move(done));
}

void Moderation::unhide_study(StudyId study, UserId owner, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::of(owner),
      [study, owner, by = std::move(by)](Connection& connection) -> Result<void> {
        const auto changed = connection.changed(
            "UPDATE studies SET hidden_reason = NULL, version = version + 1"
            " WHERE id = ?1 AND hidden_reason IS NOT NULL",
            study);
        if (changed == 0) return fail(Code::not_found, reason::moderation::study_not_hidden());
        index_study_name(connection, study);
        note(connection, by, ModerationAct::unhide_study, owner, study);
        return {};
      },
      std::move(done));
}

NumberedPage<accounts::ClaimedTitle> Moderation::claimed_titles(std::int64_t after,
                                                                int limit) const {
  static const std::string sql =
      "SELECT users.id, users.name, " + std::string(identity_columns) +
      " FROM identities JOIN users ON users.id = user_id WHERE title <> ''"
      " AND title_confirmed_ms IS NULL AND user_id > ?1 ORDER BY user_id LIMIT ?2";
  auto connection = readers_.borrow();
  Rows rows = connection->query(sql, after, limit + 1);
  NumberedPage<accounts::ClaimedTitle> page;
  while (rows.next()) {
    auto& claimed = page.items.emplace_back();
    claimed.user = rows.take<UserId>();
    claimed.username = rows.take<std::string>();
    claimed.identity = take_identity(rows);
  }
  page.cut(limit, [](const accounts::ClaimedTitle& last) { return last.user.value; });
  return page;
}

void Moderation::confirm_title(UserId user, std::string title, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, title = std::move(title), by = std::move(by)](Connection& connection) -> Result<void> {
        const auto changed = connection.changed(
            "UPDATE identities SET title_confirmed_ms = ?3"
            " WHERE user_id = ?1 AND title = ?2 AND title_confirmed_ms IS NULL",
            user, title, by.at);
        if (changed == 0) return fail(Code::not_found, reason::moderation::no_such_title());
        note(connection, by, ModerationAct::confirm_title, user);
        return {};
      },
      std::move(done));
}

void Moderation::remove_title(UserId user, std::string title, Moderator by, Done<void> done) {
  writer_.submit<void>(
      Locks::of(user),
      [user, title = std::move(title), by = std::move(by)](Connection& connection) -> Result<void> {
        const auto changed = connection.changed(
            "UPDATE identities SET title = '', title_confirmed_ms = NULL"
            " WHERE user_id = ?1 AND title = ?2",
            user, title);
        if (changed == 0) return fail(Code::not_found, reason::moderation::no_such_title());
        note(connection, by, ModerationAct::remove_title, user);
        return {};
      },
      std::move(done));
}

NumberedPage<ModerationLine> Moderation::log(std::int64_t before, int limit) const {
  auto connection = readers_.borrow();
  static const std::string sql =
      lines_selected + " WHERE moderation_log.id < ?1 ORDER BY moderation_log.id DESC LIMIT ?2";
  NumberedPage<ModerationLine> page{take_lines(connection->query(sql, before, limit + 1))};
  page.cut(limit, [](const ModerationLine& last) { return last.id; });
  return page;
}

std::vector<Report> Moderation::reports_by(UserId user, ReportId after, int limit) const {
  static const std::string sql =
      reports_selected + " WHERE from_id = ?1 AND reports.id > ?2 ORDER BY reports.id LIMIT ?3";
  auto connection = readers_.borrow();
  return take_reports(connection->query(sql, user, after, limit));
}

std::vector<ModerationLine> Moderation::rulings_about(UserId user, std::int64_t after,
                                                      int limit) const {
  static const std::string sql = lines_selected +
                                 " WHERE moderation_log.about_id = ?1 AND moderation_log.id > ?2"
                                 " ORDER BY moderation_log.id LIMIT ?3";
  auto connection = readers_.borrow();
  auto lines = take_lines(connection->query(sql, user, after, limit));
  for (auto& line : lines) line.actor.clear();
  return lines;
}

}  // namespace crownhead::db
