#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "server/adapters/matching.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {

/// An account created over the API.
struct Person {
  UserId id;
  std::string name;
  net::Headers session;
};

/// A site in which an account, a study, a game or a tournament has `count` of everything. Anna is
/// its admin; Carl directs its tournaments; Ben has nothing.
class World {
 public:
  static constexpr const char* password = "secret words";

  explicit World(int count) : count_(count) {
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(site.anna, db::Role::admin, {std::nullopt, noon, "test"},
                                      std::move(done));
    }).value();
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(site.carl, db::Role::director, {std::nullopt, noon, "test"},
                                      std::move(done));
    }).value();
    site.computers.start(site.stores.users, site.stores.game_queries);
    game = site.slow_game();
    add_players();
    fill_account(site.anna, 0);
    fill_studies();
    cup = created(entered_by(players()));
    anna = site.session(site.anna);
    ben = site.session(site.ben);
    carl = site.session(site.carl);
  }

  bool is_full() const { return count_ > 100; }
  /// Number of players in its tournaments; one of them has number 1000 + i.
  int players() const { return is_full() ? 100 : 12; }
  static std::string player(int i) { return "player" + std::to_string(i); }

  /// Adds at most `most` rows; `i` is the row's number.
  void add(const std::string& table, const std::string& row, int most = 1'000'000) {
    run(rows(table, row, most));
  }
  template <class T>
  T stored(const std::string& sql) {
    return site.stores.database.readers().borrow()->value<T>(sql).value();
  }

  /// Creates an account with lists as full as the site's.
  Person person() {
    const int number = ++people_;
    const std::string name = "Person" + std::to_string(number);
    const auto made = site.ask(net::Verb::post, "/api/v1/accounts",
                               json{{"username", name}, {"password", password}}.dump());
    const auto cookie = made.header("Set-Cookie");
    const Person person{.id = site.stores.users.by_name(name)->id,
                        .name = name,
                        .session = {{"Cookie", cookie.substr(0, cookie.find(';'))}}};
    fill_account(person.id, number * 10'000);
    return person;
  }
  /// Returns the text after `mark` in the last e-mail that has it, and deletes the e-mail. Some are
  /// queued after their request was answered, so it waits for one.
  std::string secret_after(const std::string& mark) {
    const auto with_mark = " FROM outbox WHERE body LIKE '%" + mark + "%'";
    while (stored<int>("SELECT count(*)" + with_mark) == 0) {
      live::settle(site.threads, site.pools);
      db::awaited<void>([&](auto done) { site.stores.outbox.pass(std::move(done)); }).value();
    }
    const auto body = stored<std::string>("SELECT body" + with_mark + " ORDER BY id DESC LIMIT 1");
    site.damage(("DELETE" + with_mark).c_str());
    const auto at = body.find(mark) + mark.size();
    return body.substr(at, body.find_first_of("\n ", at) - at);
  }

  /// Creates a study with one chapter less than allowed, each of maximum length.
  std::string study(UserId owner) {
    const std::string id = std::to_string(++studies_);
    run("INSERT INTO studies (id, owner_id, name, visibility, version, next_chapter, created_ms,"
        " updated_ms) VALUES (" +
        id + ", " + std::to_string(owner.value) + ", 'Lines', 2, 1, 65, 1, 1);" + chapters(id, 63) +
        rows("study_editors (study_id, user_id)", id + ", 1000 + i", 19));
    return id;
  }

  /// Creates a tournament from events only: none of its games has started.
  TournamentId created(const std::vector<tournament::Event>& events) {
    return db::awaited<db::Made<TournamentId>>([&](auto done) {
             site.stores.tournaments.create(events, std::nullopt, std::move(done));
           })
        .value()
        .id;
  }

  SiteFixture site{{.public_url = "", .limits = false}};
  GameId game;
  TournamentId cup;
  net::Headers anna, ben, carl;

 private:
  /// Runs the statement in one transaction that does not wait for the disk.
  void run(const std::string& sql) {
    site.damage(
        ("PRAGMA foreign_keys = OFF; PRAGMA synchronous = OFF; BEGIN IMMEDIATE;" + sql + ";COMMIT")
            .c_str());
  }
  std::string rows(const std::string& table, const std::string& row, int most = 1'000'000) const {
    return "INSERT INTO " + table +
           " WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
           std::to_string(std::min(count_, most)) + ") SELECT " + row + " FROM n;";
  }

  void add_players() {
    const int own = std::exchange(count_, std::max(count_, players()));
    add("users (id, name, password_hash, email, time_zone, locale, created_ms)",
        "1000 + i, 'player' || i, 'h', '', 'UTC', 'en', 1");
    count_ = own;
  }
  void fill_account(UserId user, int first) {
    const std::string me = std::to_string(user.value), ben_id = std::to_string(site.ben.value);
    const std::string number = std::to_string(first) + " + i";
    std::string sql;
    sql += rows("sessions (secret, user_id, device, address, created_ms, seen_ms, expires_ms, id)",
                "randomblob(32), " + me +
                    ", 'a browser', '192.0.2.1', 1, i, 9223372036854775807, 1000 + " + number,
                199);
    sql += rows("tokens (secret, user_id, name, scopes, created_ms)",
                "randomblob(32), " + me + ", 'bot', 1, 1", 49);
    sql += rows("webhooks (id, user_id, url, secret, events, created_ms)",
                number + ", " + me + ", 'https://x.example', 's', 1, 1",
                db::Webhooks::most_of_one - 1);
    const std::string webhook = std::to_string(first + 1);
    sql += rows("webhook_deliveries (webhook_id, event, at_ms, data, due_ms)",
                webhook + ", 1, 1, '', NULL", db::Webhooks::most_remembered);
    sql += rows("webhook_deliveries (webhook_id, event, at_ms, data, due_ms)",
                webhook + ", 1, 1, printf('{\"x\":\"%.1000c\"}', 'x'), 9223372036854775807",
                db::Webhooks::most_waiting - 1);
    sql += rows("blocks (user_id, blocked_id, at_ms)", me + ", 1000 + i, 1");
    sql += rows("blocks (user_id, blocked_id, at_ms)", "1000 + i, " + me + ", 1");
    sql += rows("notifications (user_id, kind, at_ms, game_id, other_id, number, last, act)",
                me + ", 4, 1, 1000 + i, 1000 + i, 0, 0, ''", accounts::most_notifications);
    sql += rows("reports (from_id, about_id, kind, body, created_ms)",
                me + ", " + ben_id + ", 0, printf('%.1000c', 'x'), 1");
    sql += rows("moderation_log (at_ms, act, about_id, reason)",
                "1, 0, " + me + ", printf('%.1000c', 'x')");
    sql += rows("notes (user_id, game_id, text, updated_ms)",
                me + ", 1000 + i, printf('%.1000c', 'x'), 1");
    sql += rows("chat_lines (game_id, room, user_id, text, at_ms)",
                "1, 0, " + me + ", printf('%.300c', 'x'), i");
    sql += rows(
        "puzzle_ratings (user_id, variant, rating, deviation, volatility, rated_ms, tries, solved)",
        me + ", 'v' || i, 1500, 100, 0.06, 1, 1, 1", 20);
    sql += rows("ratings (user_id, variant, speed, rating, deviation, volatility, rated_ms, games)",
                me + ", 'international', i % 5, 1500, 100, 0.06, 1, 9", 5);
    sql += rows(
        "rating_changes (game_id, color, user_id, variant, speed, at_ms, after_rating,"
        " after_deviation, after_volatility, number)",
        "1000 + " + number + ", 0, " + me + ", 'international', 1, i, 1500, 100, 0.06, i");
    run(sql + vacations(me, number));
    db::awaited<void>([&](auto done) {
      site.stores.calendars.set(user, "calendar" + (first > 0 ? me : ""), std::move(done));
    }).value();
  }
  std::string vacations(const std::string& me, const std::string& number) const {
    std::string sql = rows("vacation_requests (id, user_id, time_zone, tzdata, created_ms)",
                           number + ", " + me + ", 'UTC', '', 1");
    sql += rows("vacation_texts (request_id, text)", number + ", printf('%.1000c', 'x')");
    sql += rows(
        "vacation_allocations (request_id, user_id, decision, start_ms, end_ms, announced_end_ms,"
        " charged_hours, charged)",
        number + ", " + me + ", 1, i * 1000, i * 1000 + 1, i * 1000 + 1, 0, 1");
    return sql;
  }

  std::string chapters(const std::string& study, int most) const {
    return rows(
        "study_chapters (study_id, number, place, name, variant, ruleset, content, version)",
        study +
            ", i, i, printf('%.60c', 'x'), 'international', 'fmjd',"
            " printf('{\"variant\":\"international\",\"comment\":\"%.50000c\",\"moves\":[]}',"
            " 'x'), 1",
        most);
  }
  void fill_studies() {
    const std::string me = std::to_string(site.anna.value);
    std::string sql = chapters("1", 64);
    sql += rows(
        "studies (id, owner_id, name, visibility, version, next_chapter, created_ms, updated_ms)",
        "i, " + me + ", 'Lines', 2, 1, 65, 1, i", 150);
    sql += rows("study_editors (study_id, user_id)", "1, 1000 + i", 20);
    sql += rows("study_invitations (study_id, user_id, owner_id, at_ms)",
                "2 + i, " + me + ", 1001, i", 50);
    run(sql);
  }

  std::vector<tournament::Event> entered_by(int most) const;

  int count_;
  int people_ = 0;
  std::int64_t studies_ = 5000;
};

/// The events of a tournament that Carl directs, and the resulting tournament.
struct Script {
  std::vector<tournament::Event> events;
  tournament::Tournament state;

  static Script begun(UserId director, const tournament::Settings& settings) {
    Script script{.events = tournament::create(settings, 7, {.at = noon, .by = director}).value(),
                  .state = {}};
    script.state = tournament::replay(script.events);
    return script;
  }
  void play(const tournament::Command& command, UserId by, std::string reason = {}) {
    const auto made =
        tournament::decide(state, command, {.at = noon, .by = by, .reason = std::move(reason)},
                           adapters::best_matching)
            .value();
    for (const auto& event : made) apply(state, event);
    events.insert(events.end(), made.begin(), made.end());
  }
};

inline tournament::Settings swiss_of_nine() {
  return {.name = "Cup",
          .variant = "international",
          .ruleset = "fmjd",
          .control = play::PerMove{seconds(86'400)},
          .policy = {.format = tournament::Format::swiss, .rounds = 9}};
}

inline Script entered_script(UserId director, int players,
                             const tournament::Settings& settings = swiss_of_nine()) {
  auto script = Script::begun(director, settings);
  for (int i = 1; i <= players; ++i)
    script.play(tournament::Enter{.user = UserId{1000 + i}}, director, std::string(500, 'x'));
  return script;
}

/// Plays `over` rounds, then draws the next if `drawn`, whose games may start if it is published.
inline Script played_script(UserId director, int players, int over, bool drawn, bool published) {
  auto script = entered_script(director, players);
  script.play(tournament::Start{}, director);
  for (int round = 1; round <= over + (drawn ? 1 : 0); ++round) {
    if (!script.state.round(round)) script.play(tournament::DrawRound{}, director);
    if (round > over && !published) break;
    if (script.state.round(round)->state == tournament::RoundState::drawn)
      script.play(tournament::PublishRound{round}, director);
    if (round > over) break;
    const auto encounters = script.state.round(round)->encounters;
    for (const auto& encounter : encounters)
      if (encounter.second)
        script.play(
            tournament::RecordGame{.game = {.round = round, .board = encounter.board, .number = 1},
                                   .outcome = play::Outcome::white_wins,
                                   .reason = play::EndReason::resignation,
                                   .plies = 40},
            director);
  }
  return script;
}

inline std::vector<tournament::Event> World::entered_by(int most) const {
  return entered_script(site.carl, std::min(count_, most)).events;
}

}  // namespace crownhead::api
