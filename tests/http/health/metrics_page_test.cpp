#include "server/http/health/metrics_page.hpp"

#include <fstream>
#include <future>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <vector>

#include "tests/http/site_fixture.hpp"
#include "tests/puzzles/made_puzzle.hpp"
#include "tests/source_dir.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

/// Metrics belong to the process, so the tests look at their growth.
class MetricsPage : public testing::Test {
 protected:
  MetricsPage() { site.site.free_space.look("."); }

  std::string page() { return site.ask(get, "/metrics").body; }
  /// Returns the value of a sample; 0 if the page has none with that name and labels.
  double value(const std::string& sample) {
    const auto text = "\n" + page();
    const auto at = text.find("\n" + sample + " ");
    if (at == std::string::npos) return 0;
    return std::stod(text.substr(at + sample.size() + 2));
  }
  /// Returns how much each sample grows during `work`.
  template <class Work>
  std::vector<double> growth(const std::vector<std::string>& samples, Work work) {
    std::vector<double> result;
    for (const auto& sample : samples) result.push_back(-value(sample));
    work();
    for (std::size_t i = 0; i < samples.size(); ++i) result[i] += value(samples[i]);
    return result;
  }

  using Growth = std::vector<double>;
  SiteFixture site;
};

TEST_F(MetricsPage, IsTextForPrometheus) {
  const auto answer = site.ask(get, "/metrics");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.header("Content-Type"), "text/plain; version=0.0.4; charset=utf-8");
}

TEST_F(MetricsPage, CountsRequestsByRouteAndRefusalsByCode) {
  const auto game = site.slow_game();
  EXPECT_EQ(
      growth({R"(crownhead_http_request_seconds_count{verb="GET",route="/api/v1/games/{id}"})",
              R"(crownhead_refusals_total{code="NOT_FOUND"})",
              R"(crownhead_http_answers_total{status="4xx"})"},
             [&] {
               site.ask(get, "/api/v1/games/" + std::to_string(game.value));
               site.ask(get, "/api/v1/games/99");
               site.ask(get, "/api/v1/nowhere");
             }),
      (Growth{2, 2, 2}));
}

TEST_F(MetricsPage, CountsGamesMovesAndCommits) {
  const auto grown =
      growth({"crownhead_games_in_memory", "crownhead_moves_total", "crownhead_games_ended_total",
              "crownhead_commit_seconds_count", "crownhead_writer_queue"},
             [&] {
               const GameId game = site.live_game();
               ASSERT_TRUE(site.moves(site.anna, game, 0, "32-28"));
               ASSERT_TRUE(site.moves(site.ben, game, 1, "19-23"));
             });
  EXPECT_EQ(grown[0], 1);
  EXPECT_EQ(grown[1], 2);
  EXPECT_EQ(grown[2], 0);
  EXPECT_GE(grown[3], 3);
  EXPECT_EQ(grown[4], 0);
  EXPECT_GE(value("crownhead_commit_jobs_sum"), value("crownhead_commit_jobs_count"));
  EXPECT_EQ(value("crownhead_database_healthy"), 1);
  EXPECT_GT(value("crownhead_database_log_bytes") + value("crownhead_database_bytes"), 0);
}

TEST_F(MetricsPage, CountsDeadlinesAndHowLateTheyWere) {
  site.slow_game();
  EXPECT_EQ(growth({"crownhead_games_ended_total", "crownhead_deadline_late_seconds_count"},
                   [&] { site.ask(put, "/api/v1/dev/clock", R"({"advance_ms":400000000})"); }),
            (Growth{1, 1}));
}

TEST_F(MetricsPage, CountsQueuedMail) {
  const auto queue = [&] {
    db::awaited<void>([&](auto done) {
      site.stores.outbox.queue({.user = site.anna,
                                .address = "a@example.org",
                                .subject = "s",
                                .body = "b",
                                .unsubscribe = "",
                                .created = noon - seconds(60)},
                               std::move(done));
    }).value();
  };
  EXPECT_EQ(growth({"crownhead_mail_waiting", "crownhead_mail_oldest_seconds"}, queue),
            (Growth{1, 60}));
  const auto send = [&] {
    const auto id = site.stores.outbox.due(noon, 1).at(0).id;
    db::awaited<void>([&](auto done) {
      site.stores.outbox.failed(id, noon + seconds(60), std::move(done));
    }).value();
    db::awaited<void>([&](auto done) { site.stores.outbox.sent(id, std::move(done)); }).value();
  };
  EXPECT_EQ(growth({"crownhead_mail_waiting", "crownhead_mail_failures_total",
                    "crownhead_mail_sent_total"},
                   send),
            (Growth{-1, 1, 1}));
}

TEST_F(MetricsPage, CountsPuzzleAttemptsAndReports) {
  std::vector<db::NewPuzzle> made;
  for (int number = 0; number < 3; ++number)
    made.push_back(db::new_puzzle(puzzles::read(puzzles::made_puzzle(number)).value()));
  db::awaited<std::int64_t>([&](auto done) {
    site.stores.puzzles.add(std::move(made), noon, std::move(done));
  }).value();
  const auto anna = site.session(site.anna);
  const auto send = [&](const std::string& path, const json& body, const net::Headers& who = {}) {
    return site.ask(post, "/api/v1/puzzles/" + path, body.dump(), who).status;
  };
  // Only attempts at puzzles that the server chose count.
  const auto served = [&] {
    const auto answer = site.ask(get, "/api/v1/puzzles/next", "", anna);
    return answer.data().at("puzzle").at("id").get<std::string>();
  };
  const json right = {{"moves", {"c3-d4", "d4-c5"}}};
  EXPECT_EQ(growth({R"(crownhead_puzzle_tries_total{result="solved"})",
                    R"(crownhead_puzzle_tries_total{result="failed"})",
                    "crownhead_puzzle_reports_total", "crownhead_puzzle_reports_waiting"},
                   [&] {
                     const auto first = served();
                     EXPECT_EQ(send(first + "/moves", right, anna), 200);
                     EXPECT_EQ(send(first + "/moves", right, anna), 200) << "and counts no more";
                     EXPECT_EQ(send(served() + "/solution", json::object(), anna), 200);
                     EXPECT_EQ(send(served() + "/solution", json::object(), anna), 200);
                     EXPECT_EQ(send("3/moves", right), 200)
                         << "of a stranger, which does not count";
                     const json wrong = {{"text", "Another move wins as well."}};
                     EXPECT_EQ(send("2/report", wrong, anna), 204);
                     EXPECT_EQ(send("2/report", wrong, anna), 204) << "in the place of the first";
                     EXPECT_EQ(send("9/report", wrong, anna), 404);
                   }),
            (Growth{1, 2, 2, 1}));
}

TEST_F(MetricsPage, CountsQueuedSlowWork) {
  std::promise<void> go_on;
  const auto gone_on = go_on.get_future().share();
  EXPECT_EQ(
      growth({R"(crownhead_worker_queue{pool="on_demand"})"},
             [&] {
               for (int i = 0; i < 3; ++i)
                 EXPECT_TRUE(site.pools.on_demand.run("somebody", [gone_on] { gone_on.wait(); }));
             }),
      (Growth{3}));
  go_on.set_value();
}

TEST_F(MetricsPage, CountsGamesWaitingForTheComputer) {
  db::awaited<void>([&](auto done) {
    site.stores.users.create_computers(1, noon, std::move(done));
  }).value();
  EXPECT_EQ(growth({"crownhead_computer_queue"},
                   [&] {
                     auto setup = db::live_setup(site.stores.users.computer(1)->id, site.anna);
                     setup.terms.rated = false;
                     site.look_at(site.stores.game(setup, noon), [](live::Room&) {});
                   }),
            (Growth{1}));
}

TEST_F(MetricsPage, HasTheMetricsOfTheOperatorsPage) {
  std::map<std::string, std::string> served, described;
  const auto text = page();
  const std::regex type_form("# TYPE (\\S+) (\\S+)");
  for (std::sregex_iterator it(text.begin(), text.end(), type_form), end; it != end; ++it)
    served[(*it)[1]] = (*it)[2];
  std::ifstream in(source_dir() + "/docs/operations.md");
  const std::regex row_form(R"(\| `((?:crownhead|process)_\w+)` \| (\w+) \| .+ \|)");
  std::smatch match;
  for (std::string line; std::getline(in, line);)
    if (std::regex_match(line, match, row_form)) described[match[1]] = match[2];
  EXPECT_GT(served.size(), 25U);
  EXPECT_EQ(described, served);
}

}  // namespace
}  // namespace crownhead::api
