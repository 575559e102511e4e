#pragma once

#include <array>
#include <gtest/gtest.h>

#include "server/http/vacations/vacations.hpp"
#include "tests/db/tournament_rows.hpp"
#include "tests/http/site_fixture.hpp"

namespace crownhead::api {

constexpr std::int64_t hour_ms = 3'600'000;
constexpr std::int64_t day_ms = 24 * hour_ms;

/// 2024-06-28T10:15:30.250Z, when the turn of cases 16 to 19 began.
constexpr std::int64_t turn_since_ms = 1719569730250;

/// The tournaments of the cases: A, B, and their differences from A.
constexpr const char* policy_a = "3, 30, 3, 15, 0, 0, 0";
constexpr const char* policy_b = "2, 20, 7, 10, 0, 0, 0";

using enum net::Verb;

class VacationsApiTest : public testing::Test {
 protected:
  std::string tournament(const std::string& policy) {
    const TournamentId id{++tournaments};
    site.damage(db::tournament_sql(id, policy, {site.anna, site.ben}, {site.carl}).c_str());
    return std::to_string(id.value);
  }

  /// Anna has White.
  GameId game_in(const std::string& where, std::int64_t base_ms = 10 * day_ms) {
    auto setup = db::correspondence_setup(site.anna, site.ben);
    setup.terms.control = play::Fischer{{base_ms}, Millis{day_ms}};
    const GameId game = site.stores.game(setup, site.clock->now());
    site.damage(
        ("UPDATE games SET tournament_id = " + where + " WHERE id = " + std::to_string(game.value))
            .c_str());
    return game;
  }

  static json wish(std::vector<std::string> where, const std::string& start, const std::string& end,
                   json more = json::object()) {
    json body{{"tournaments", std::move(where)},
              {"start_date", start},
              {"end_date", end},
              {"time_zone", "Europe/Zagreb"}};
    body.update(more);
    return body;
  }
  Answer ask(const json& body, net::Headers extra = {}) {
    return as(anna, post, "/api/v1/vacations", body, std::move(extra));
  }
  Answer as(net::Headers who, net::Verb verb, const std::string& path,
            const json& body = json::object(), net::Headers extra = {}) {
    who.insert(who.end(), extra.begin(), extra.end());
    return site.ask(verb, path, verb == get ? "" : body.dump(), who);
  }
  /// Returns the first vacation on the page of tournament A.
  json shown_in_a(const net::Headers& who) {
    return as(who, get, "/api/v1/tournaments/" + a + "/vacations").data().at("items").at(0);
  }
  /// Returns the codes of a refusal, each with its tournament or field.
  static std::vector<std::string> errors(const Answer& answer) {
    std::vector<std::string> found;
    if (answer.status != 422) return {"status " + std::to_string(answer.status)};
    for (const auto& error : answer.data().at("errors"))
      found.push_back(error.at("code").get<std::string>() +
                      (error.contains("tournament_id") ? " " + id_of(error) : ""));
    return found;
  }

  static std::string id_of(const json& error) {
    const auto& id = error.at("tournament_id");
    return id.is_null() ? "null" : id.get<std::string>();
  }

  void set_clock(std::int64_t ms) {
    const auto answer = site.ask(put, "/api/v1/dev/clock", json{{"now", iso(ms)}}.dump());
    ASSERT_EQ(answer.status, 200) << answer.body;
  }
  static std::string iso(std::int64_t ms) {
    const auto seconds_only = static_cast<std::time_t>(ms / 1000);
    std::tm parts{};
    gmtime_r(&seconds_only, &parts);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%S", &parts);
    const auto millis = std::to_string(1000 + ms % 1000).substr(1);
    return std::string(text.data()) + "." + millis + "Z";
  }

  json game(GameId id) { return as({}, get, "/api/v1/games/" + std::to_string(id.value)).data(); }
  json deadline(GameId id) { return game(id).at("clock").at("deadline_ms"); }
  Answer move(const net::Headers& who, GameId id, const std::string& text, int ply) {
    return as(who, post, "/api/v1/games/" + std::to_string(id.value) + "/moves",
              {{"move", text}, {"ply", ply}});
  }
  std::string only_allocation() {
    return as(anna, get, "/api/v1/vacations").data().at("items").back().at("id");
  }

  SiteFixture site{{.public_url = "", .limits = false}};
  std::int64_t tournaments = 0;
  net::Headers anna = site.session(site.anna), ben = site.session(site.ben),
               carl = site.session(site.carl);
  std::string a = tournament(policy_a), b = tournament(policy_b);
};

}  // namespace crownhead::api
