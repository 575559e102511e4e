#include <array>
#include <fstream>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

#include "server/http/games/dice.hpp"
#include "server/http/routes.hpp"
#include "tests/db/tournament_rows.hpp"
#include "tests/http/site_fixture.hpp"
#include "tests/puzzles/made_puzzle.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

/// Columns of docs/permissions.md.
constexpr std::array<const char*, 8> people = {"signed out", "a guest",  "another",   "the player",
                                               "a token",    "director", "moderator", "admin"};

std::string verb_name(net::Verb verb) {
  switch (verb) {
    case get: return "GET";
    case post: return "POST";
    case put: return "PUT";
    case patch: return "PATCH";
    case del: return "DELETE";
    default: return "?";
  }
}

std::string route_name(const Route& route) {
  return verb_name(route.verb) + " " + std::string(route.path);
}

std::string trimmed(const std::string& text) {
  const auto first = text.find_first_not_of(' ');
  if (first == std::string::npos) return "";
  return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

/// Returns the texts of a line between backticks.
std::vector<std::string> quoted_in(const std::string& line) {
  std::istringstream pieces(line);
  std::vector<std::string> found;
  for (std::string before, quoted;
       std::getline(pieces, before, '`') && std::getline(pieces, quoted, '`');)
    found.push_back(quoted);
  return found;
}

/// Returns the cells of each route in docs/permissions.md: a table has the cells of each kind of
/// access, and below it a list the routes of each kind.
std::map<std::string, std::vector<std::string>> table() {
  std::ifstream in(source_dir() + "/docs/permissions.md");
  std::map<std::string, std::vector<std::string>> kinds;
  std::map<std::string, std::vector<std::string>> rows;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("| ")) {
      std::istringstream cells(line.substr(1));
      std::vector<std::string> row;
      for (std::string cell; std::getline(cells, cell, '|');) row.push_back(trimmed(cell));
      kinds[row.front()] = {row.begin() + 1, row.end()};
    } else if (line.starts_with("- **")) {
      const auto kind = kinds.find(line.substr(4, line.find("**", 4) - 4));
      if (kind == kinds.end()) continue;
      for (const auto& route : quoted_in(line))
        EXPECT_TRUE(rows.emplace(route, kind->second).second) << route << " is listed twice";
    }
  }
  return rows;
}

class PermissionsTest : public testing::Test {
 protected:
  UserId with_role(const std::string& name, db::Role role) {
    const UserId user = with_email(site.stores.user(name));
    db::awaited<void>([&](auto done) {
      site.stores.moderation.set_role(user, role, {std::nullopt, noon, "test"}, std::move(done));
    }).value();
    return user;
  }

  /// Revokes tokens, because an account may have only a limited number.
  UserId without_tokens(UserId user) {
    for (const auto& token : site.stores.sessions.tokens_of(user, noon))
      db::awaited<void>([&](auto done) {
        site.stores.sessions.revoke(user, token.id, std::move(done));
      }).value();
    return user;
  }

  /// Returns a commitment from the list of today.
  std::string published_commitment() {
    db::awaited<void>([this](auto done) {
      close_commitment_days(site.stores.dice_commitments, noon, std::move(done));
    }).value();
    const dice::Digest commitment = {};
    if (!site.stores.dice_commitments.find(commitment))
      db::awaited<void>([&](auto done) {
        site.stores.dice_commitments.publish({.commitment = commitment,
                                              .published = noon,
                                              .what = dice::CommitmentPurpose::seek,
                                              .id = "1"},
                                             std::move(done));
      }).value();
    return dice::to_hex(commitment);
  }

  /// Returns the headers of that column's person for a route; Anna is the player, Carl another.
  net::Headers headers(std::size_t person, Access access) {
    if (person == 1) return site.session(guest());
    if (person == 2) return site.session(site.carl);
    if (person == 3) return site.session(site.anna);
    if (person == 4) return site.token(without_tokens(site.anna), all_scopes_but(access));
    if (person >= 5) return site.session(staff[person - 5]);
    return {};
  }

  static std::uint8_t all_scopes_but(Access access) {
    constexpr std::uint8_t all = 15;
    switch (access) {
      case Access::read: return all ^ db::scope_read;
      case Access::member:
      case Access::play: return all ^ db::scope_play;
      case Access::tournaments:
      case Access::director: return all ^ db::scope_tournaments;
      case Access::moderator:
      case Access::admin: return all ^ db::scope_admin;
      default: return all;
    }
  }

  /// Returns a new challenge and withdraws the previous ones, because a player may have only a
  /// limited number.
  std::string challenge(UserId from, UserId to) {
    for (const auto& open : site.stores.challenges.of(from, noon))
      db::awaited<void>(
          [&](auto done) { site.stores.challenges.remove(open.id, std::move(done)); });
    const live::Asker receiver{to, "x"};
    return std::to_string(db::awaited<ChallengeId>([&](auto done) {
                            site.invitations.challenge({from, "x"}, {receiver},
                                                       live::correspondence_wish(), std::nullopt,
                                                       std::move(done));
                          })
                              .value()
                              .value);
  }
  std::string seek(UserId user) {
    site.lobby.drop(connection);
    return std::to_string(site.seek(user, live::correspondence_wish(), ++connection).value().value);
  }
  std::string report() {
    return std::to_string(db::awaited<db::Made<ReportId>>([&](auto done) {
                            site.stores.moderation.report(
                                {site.carl, site.ben, {}, db::ReportKind::other, "x"}, noon,
                                std::nullopt, std::move(done));
                          })
                              .value()
                              .id.value);
  }

  UserId guest() {
    return db::awaited<db::Made<UserId>>([&](auto done) {
             site.stores.users.create_guest("UTC", "en", noon, std::nullopt, std::move(done));
           })
        .value()
        .id;
  }

  std::string finished_game() {
    const GameId game = site.slow_game();
    site.moves(site.anna, game, 0, "32-28").value();
    site.moves(site.ben, game, 1, "19-23").value();
    site.does(site.anna, game, wire::ResignWish{}).value();
    return std::to_string(game.value);
  }

  /// Creates a tournament that Anna directs and in which she and Carl play. Ben may already be
  /// banned.
  std::string vacation_tournament() {
    // Counts down: other tournaments get numbers above the highest.
    static std::int64_t last = 1'000'000;
    const TournamentId id{--last};
    site.damage(db::tournament_sql(id, "9, 90, 0, 90, 0, 0, 0", {site.anna, site.carl}, {site.anna})
                    .c_str());
    vacation_tournament_ = std::to_string(id.value);
    return vacation_tournament_;
  }
  /// Creates a vacation of that player in the tournament.
  std::string vacation_of(const net::Headers& player, const std::string& tournament) {
    const auto made =
        site.ask(post, "/api/v1/vacations",
                 R"({"tournaments":[")" + tournament +
                     R"("],"start_date":"1.7.2024","end_date":"8.7.2024","time_zone":"UTC"})",
                 player);
    return made.data().at("allocations").at(0).at("id");
  }

  std::string freeze_in(const std::string& tournament) {
    const auto made = site.ask(post, "/api/v1/tournaments/" + tournament + "/freezes",
                               R"({"start_ms":)" + std::to_string(noon.ms) + R"(,"reason":"x"})",
                               site.session(site.anna));
    return made.data().at("id");
  }

  /// A study shared by link, with a chapter.
  std::string study() { return std::to_string(study_of(site.anna).value); }
  StudyId study_of(UserId owner) {
    return db::awaited<db::Made<StudyId>>([&](auto done) {
             site.stores.studies.create({.owner = owner,
                                         .name = "x",
                                         .visibility = db::StudyVisibility::linked,
                                         .chapter = db::ChapterText{.name = "x",
                                                                    .variant = "international",
                                                                    .ruleset = "fmjd",
                                                                    .content = "{}"}},
                                        noon, std::nullopt, std::move(done));
           })
        .value()
        .id;
  }
  std::string hidden_study() {
    const StudyId study = study_of(site.anna);
    db::awaited<void>([&](auto done) {
      site.stores.moderation.hide_study(study, site.anna, {std::nullopt, noon, "test"},
                                        std::move(done));
    }).value();
    return std::to_string(study.value);
  }
  /// Creates a study that Anna is invited to edit.
  std::string study_with_invitation() {
    const StudyId study = study_of(staff[0]);
    db::awaited<std::int64_t>([&](auto done) {
      site.stores.studies.change(
          {.by = staff[0], .owner = staff[0], .study = study, .at = noon},
          {.name = {}, .visibility = {}, .editors = std::vector{site.anna}, .order = {}},
          std::move(done));
    }).value();
    return std::to_string(study.value);
  }

  std::string puzzle() {
    static int number = 0;
    number = (number + 1) % puzzles::different_puzzles;
    const auto made = puzzles::read(puzzles::made_puzzle(number)).value();
    db::awaited<std::int64_t>([&](auto done) {
      site.stores.puzzles.add({db::new_puzzle(made)}, noon, std::move(done));
    }).value();
    return std::to_string(site.stores.puzzles.any({})->value);
  }

  std::string webhook() {
    for (const auto& old : site.stores.webhooks.of(site.anna))
      db::awaited<void>([&](auto done) {
        site.stores.webhooks.remove(site.anna, old.id, std::move(done));
      }).value();
    return std::to_string(db::awaited<db::Made<WebhookId>>([&](auto done) {
                            site.stores.webhooks.create(
                                site.anna, {.url = "https://x.example", .secret = "s", .events = 2},
                                noon, std::nullopt, std::move(done));
                          })
                              .value()
                              .id.value);
  }

  void push_key() {
    db::awaited<void>([&](auto done) {
      site.stores.push_subscriptions.make_key({}, noon, std::move(done));
    }).value();
  }

  /// In Anna's newest session.
  std::string push_subscription() {
    auto& push = site.stores.push_subscriptions;
    const db::NewPushSubscription browser{.endpoint = "https://push.example/anna",
                                          .browser_key = {},
                                          .auth = {},
                                          .key = push.key()->id,
                                          .device = ""};
    const auto session = site.stores.sessions.sessions_of(site.anna, noon).front().id;
    return std::to_string(db::awaited<PushSubscriptionId>([&](auto done) {
                            push.subscribe(site.anna, session, browser, noon, std::move(done));
                          })
                              .value()
                              .value);
  }

  /// A tournament of Anna's.
  std::string tournament() {
    const auto settings = tournament::Settings{.name = "Cup",
                                               .variant = "international",
                                               .ruleset = "fmjd",
                                               .control = play::PerMove{seconds(86400)}};
    auto events = tournament::create(settings, 1, {.at = noon, .by = site.anna}).value();
    return std::to_string(db::awaited<db::Made<TournamentId>>([&](auto done) {
                            site.stores.tournaments.create(events, std::nullopt, std::move(done));
                          })
                              .value()
                              .id.value);
  }

  /// Creates a new object of Anna's for `{id}` in the path.
  std::string thing_of(std::string_view path) {
    if (path.find("/study-invitations/") != std::string_view::npos) return study_with_invitation();
    if (path.ends_with("/unhide")) return hidden_study();
    if (path.find("/studies/") != std::string_view::npos) return study();
    if (path.find("/puzzles/") != std::string_view::npos) return puzzle();
    if (path.find("/vacations/{id}") != std::string_view::npos)
      return vacation_of(site.session(site.anna), vacation_tournament());
    if (path.find("/vacations") != std::string_view::npos ||
        path.find("/freezes") != std::string_view::npos)
      return vacation_tournament();
    if (path.find("/tournaments/") != std::string_view::npos) return tournament();
    if (path.ends_with("/annul")) return finished_game();
    if (path.find("/games/") != std::string_view::npos)
      return std::to_string(site.slow_game().value);
    if (path.ends_with("/accept") || path.ends_with("/decline"))
      return challenge(site.ben, site.anna);
    if (path.find("/challenges/") != std::string_view::npos) return challenge(site.anna, site.ben);
    if (path.ends_with("/take")) return seek(site.ben);
    if (path.find("/seeks/") != std::string_view::npos) return seek(site.anna);
    if (path.find("/reports/") != std::string_view::npos) return report();
    if (path.find("/webhooks/") != std::string_view::npos) return webhook();
    site.session(site.anna);
    if (path.find("/push/") != std::string_view::npos) return push_subscription();
    if (path.find("/sessions/") != std::string_view::npos)
      return std::to_string(site.stores.sessions.sessions_of(site.anna, noon).front().id.value);
    site.token(site.anna, db::scope_read);
    return std::to_string(
        site.stores.sessions.tokens_of(site.anna, site.clock->now()).front().id.value);
  }

  std::string link_of_anna() {
    db::awaited<void>([&](auto done) {
      site.stores.contacts.keep_unsubscribe(site.anna, "link", std::move(done));
    }).value();
    return "link";
  }

  std::string calendar_of_anna() {
    db::awaited<void>([&](auto done) {
      site.stores.calendars.set(site.anna, "calendar", std::move(done));
    }).value();
    return "calendar";
  }

  UserId with_email(UserId user) {
    db::awaited<void>([&](auto done) {
      site.stores.users.change_profile(
          user, {.email = "x@example.org", .time_zone = {}, .locale = {}}, std::move(done));
    }).value();
    return user;
  }

  void ban_ben() {
    db::awaited<void>([&](auto done) {
      site.stores.moderation.ban(site.ben, {std::nullopt, noon, "test"}, std::move(done));
    }).value();
  }

  /// A title that is not confirmed, whatever was decided before.
  void claim_title_of_ben() {
    for (const char* title : {"", "GMI"})
      db::awaited<void>([&](auto done) {
        site.stores.users.change_profile(
            site.ben, {.email = {}, .time_zone = {}, .locale = {}, .identity = {.title = title}},
            std::move(done));
      }).value();
  }

  void ban_ben_from_chat() {
    db::awaited<void>([&](auto done) {
      site.stores.moderation.ban_from_chat(site.ben, {std::nullopt, noon, "test"}, std::move(done));
    }).value();
  }

  std::string path_of(const Route& route) {
    std::string path(route.path);
    if (path.ends_with("/unban")) ban_ben();
    if (path.ends_with("/title")) claim_title_of_ben();
    if (path.ends_with("/chat-unban")) ban_ben_from_chat();
    for (auto open = path.find('{'); open != std::string::npos; open = path.find('{')) {
      const auto close = path.find('}');
      const auto name = path.substr(open, close - open + 1);
      path.replace(open, name.size(), piece_of(route, name));
    }
    return path;
  }

  std::string piece_of(const Route& route, const std::string& name) {
    if (name == "{username}") return "Ben";
    if (name == "{date}") return dice::to_text(dice::day_of(noon));
    if (name == "{commitment}") return published_commitment();
    if (route.path.ends_with(".ics")) return calendar_of_anna();
    if (name == "{variant}") return "russian";
    if (name == "{secret}") return link_of_anna();
    if (name == "{allocation}") return vacation_of(site.session(site.carl), vacation_tournament_);
    if (name == "{freeze}") return freeze_in(vacation_tournament_);
    return name == "{n}" || name == "{chapter}" || name == "{game}" || name == "{dispute}"
               ? "1"
               : thing_of(route.path);
  }

  static std::string body_of(const Route& route) {
    if (route.verb == get || route.verb == del) return "";
    if (route.path.ends_with("/moves")) return R"({"move":"32-28","ply":0})";
    if (route.path.ends_with("/{freeze}"))
      return R"({"end_ms":)" + std::to_string(noon.ms) + R"(,"reason":"x"})";
    if (route.path.ends_with("/chapters") || route.path.ends_with("/{chapter}"))
      return R"({"name":"x","game":{"variant":"international","moves":[]}})";
    if (route.path.ends_with("/draw")) return R"({"action":"offer"})";
    if (route.path.ends_with("/title")) return R"({"title":"GMI","confirmed":true,"reason":"x"})";
    if (route.path.ends_with("/role")) return R"({"reason":"x","role":"player"})";
    if (route.path.find("/moderation/") != std::string_view::npos || route.path.ends_with("able"))
      return R"({"reason":"x"})";
    return "{}";
  }

  std::string outcome(const Route& route, std::size_t person) {
    static const std::set<std::string> refusals = {"NOT_SIGNED_IN", "FORBIDDEN",    "SCOPE_MISSING",
                                                   "NOT_FOUND",     "NOT_A_PLAYER", "NOT_OWNER",
                                                   "NOT_DIRECTOR"};
    const auto who = headers(person, route.access);
    const auto answer = site.ask(route.verb, path_of(route), body_of(route), who);
    if (answer.status < 400) return "yes";
    const auto code = answer.code();
    return refusals.contains(code) ? code : "yes";
  }

  SiteFixture site{{.public_url = "", .limits = false, .push_contact = "mailto:push@example.com"}};
  std::array<UserId, 3> staff = {with_role("Dirk", db::Role::director),
                                 with_role("Mod", db::Role::moderator),
                                 with_role("Chief", db::Role::admin)};
  live::ConnectionId connection = 0;
  std::string vacation_tournament_;  ///< the latest one
};

TEST_F(PermissionsTest, MatchTheTable) {
  published_commitment();
  push_key();
  puzzle();
  with_email(site.anna);
  with_email(site.carl);
  const auto rows = table();
  for (const Route& route : routes()) {
    const auto name = route_name(route);
    const auto row = rows.find(name);
    ASSERT_NE(row, rows.end()) << "docs/permissions.md does not list " << name;
    ASSERT_EQ(row->second.size(), people.size()) << name;
    for (std::size_t person = 0; person < people.size(); ++person)
      EXPECT_EQ(outcome(route, person), row->second[person]) << name << " as " << people[person];
  }
  EXPECT_EQ(rows.size(), routes().size()) << "docs/permissions.md lists routes that are gone";
}

}  // namespace
}  // namespace crownhead::api
