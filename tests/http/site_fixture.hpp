#pragma once

#include <algorithm>
#include <array>
#include <future>
#include <nlohmann/json.hpp>
#include <string>

#include "db/accounts/sessions.hpp"
#include "server/auth/secret.hpp"
#include "server/http/account/notifications.hpp"
#include "server/http/router.hpp"
#include "server/http/site.hpp"
#include "server/http/socket/connection.hpp"
#include "server/http/tournaments/director_acts.hpp"
#include "server/messages/wording.hpp"
#include "tests/live/live_fixture.hpp"

namespace crownhead::api {

using live::LiveSite;
using live::noon;
using nlohmann::json;

/// An answer as received by the client.
struct Answer {
  int status = 0;
  net::Headers headers = {};
  std::string body = {};

  json data() const { return json::parse(body); }
  std::string code() const { return data().at("code"); }
  /// Returns the names of the fields listed in a problem.
  std::vector<std::string> fields() const {
    std::vector<std::string> names;
    if (const auto problem = data(); problem.contains("errors"))
      for (const auto& error : problem.at("errors")) names.push_back(error.at("field"));
    return names;
  }
  std::string header(const std::string& name) const {
    const auto it =
        std::ranges::find(headers, name, [](const auto& header) { return header.first; });
    return it == headers.end() ? "" : it->second;
  }
};

/// The whole site behind the sockets, assembled as in server/app.cpp.
class SiteFixture : public LiveSite {
 public:
  explicit SiteFixture(SiteConfig with = {}, bool has_dev_clock = true)
      : LiveSite(std::make_unique<live::DevWallClock>(noon), store_options()),
        config(std::move(with)),
        has_dev_clock_(has_dev_clock) {
    config.password_cost = {.passes = 1, .memory_bytes = 8192};
    api::publish_unread(stores.notifications, *clock, inboxes);
    api::mail_messages(tournament_rooms, stores.contacts, config, *clock);
  }
  ~SiteFixture() {
    analysis_workers.stop();
    pools.join();
    stop();
  }

  Answer ask(net::Request request) {
    std::promise<net::Response> promise;
    auto response = promise.get_future();
    request.stamp = clock->now();
    router(std::move(request), [&promise](net::Response r) { promise.set_value(std::move(r)); });
    if (response.wait_for(live::patience) != std::future_status::ready)
      throw std::runtime_error("no answer came");
    auto got = response.get();
    return {got.status, std::move(got.headers),
            got.static_body.empty() ? std::move(got.body) : std::string(got.static_body)};
  }

  /// Returns the complete body of a streamed answer, and its number of parts.
  std::pair<std::string, int> file(const std::string& target, net::Headers headers = {}) {
    std::promise<net::Response> promise;
    const auto mark = target.find('?');
    router(net::Request{.verb = net::Verb::get,
                        .path = target.substr(0, mark),
                        .query = mark == std::string::npos ? "" : target.substr(mark + 1),
                        .headers = std::move(headers),
                        .body = {},
                        .remote = {},
                        .stamp = {}},
           [&](net::Response response) { promise.set_value(std::move(response)); });
    const auto response = promise.get_future().get();
    if (!response.parts) throw std::runtime_error("the body does not come in parts");
    std::string text;
    for (int parts = 0;; ++parts) {
      std::promise<net::BodyParts::Part> next;
      response.parts->next([&](net::BodyParts::Part part) { next.set_value(std::move(part)); });
      const auto part = next.get_future().get();
      if (!part) throw std::runtime_error("a part could not be made");
      if (part->empty()) return {text, parts};
      text += *part;
    }
  }
  /// Returns everything that the site stores about the account, as its export has it.
  nlohmann::json exported(const net::Headers& account) {
    return nlohmann::json::parse(file("/api/v1/account/export", account).first);
  }

  /// `target` is a path with its query.
  Answer ask(net::Verb verb, const std::string& target, const std::string& body = "",
             net::Headers headers = {}, const std::string& remote = "192.0.2.1") {
    const auto mark = target.find('?');
    return ask(net::Request{.verb = verb,
                            .path = target.substr(0, mark),
                            .query = mark == std::string::npos ? "" : target.substr(mark + 1),
                            .headers = std::move(headers),
                            .body = body,
                            .remote = remote,
                            .stamp = {}});
  }

  /// Returns the headers of a user signed in by an open session.
  net::Headers session(UserId user) {
    const auto secret = auth::make_secret(auth::SecretKind::session);
    db::awaited<void>([&](auto done) {
      stores.sessions.open(auth::hash_secret(secret), user, {"a test", "192.0.2.1"}, clock->now(),
                           clock->now() + seconds(std::int64_t{365} * 86400), std::move(done));
    }).value();
    return {{"Cookie", "other=1; " + std::string(session_cookie(site.config)) + "=" + secret}};
  }

  net::Headers token(UserId user, std::uint8_t scopes) {
    const auto secret = auth::make_secret(auth::SecretKind::token);
    db::awaited<db::Made<TokenId>>([&](auto done) {
      stores.sessions.create_token(auth::hash_secret(secret), user, {"bot", scopes}, clock->now(),
                                   std::nullopt, std::move(done));
    }).value();
    return {{"Authorization", "Bearer " + secret}};
  }

  GameId live_game() {
    const GameId game = stores.game(db::live_setup(anna, ben), clock->now());
    look_at(game, [](live::Room&) {});
    return game;
  }
  GameId slow_game() { return stores.game(db::correspondence_setup(anna, ben), clock->now()); }

  SiteConfig config;

 private:
  db::StoreOptions store_options() {
    return {.vacations_outside = {
                .splits_allowed = 4, .days_allowed = 30, .min_days = 1, .max_days = 21}};
  }

  static constexpr std::array<net::Asset, 2> assets = {
      net::Asset{"/index.html", "h1", "<!doctype html>", "", ""},
      net::Asset{"/api/openapi.yaml", "h2", "openapi: 3.1.0", "", ""}};
  bool has_dev_clock_;

 public:
  live::StudyFollowers study_followers{hubs, stores.studies, *clock, pools.reads};
  live::OpeningCounter opening_counter{stores.openings, [](std::string_view) {}};
  /// Started by the tests that need them.
  live::AnalysisWorkers analysis_workers{{.analyses = stores.analyses, .endings = endings},
                                         {.threads = 1, .positions = 5'000, .niceness = 0},
                                         [this](std::string_view what) { note(what); }};
  adapters::Zones zones;
  live::DevTime dev_time{by_hand(), threads, rooms, stores.games, tournament_rooms, lobby};
  db::Players players{stores.database.readers()};
  net::StaticFiles files{assets};
  Site site{.config = config,
            .database = stores.database,
            .stores = stores,
            .zones = zones,
            .endings = endings,
            .clock = *clock,
            .hubs = hubs,
            .inboxes = inboxes,
            .rooms = rooms,
            .rule = rule,
            .starter = starter,
            .computers = computers,
            .opening_counter = opening_counter,
            .analysis_workers = analysis_workers,
            .tournament_rooms = tournament_rooms,
            .lobby = lobby,
            .chat = chat,
            .study_followers = study_followers,
            .invitations = invitations,
            .pools = pools,
            .files = files,
            .dev_time = has_dev_clock_ ? &dev_time : nullptr,
            .log_error = [this](std::string_view what) { note(what); }};
  Router router{site};
};

inline net::Headers with(net::Headers headers, const std::string& name, const std::string& value) {
  headers.emplace_back(name, value);
  return headers;
}

}  // namespace crownhead::api
