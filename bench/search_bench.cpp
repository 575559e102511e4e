// Measures the game search, a player's scores and a leaderboard in a database of a million finished
// games, 100,000 of them by one player. Usage: search_bench [--games N]

#include <CLI/CLI.hpp>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>

#include "bench/archive_fill.hpp"
#include "bench/figures.hpp"
#include "bench/temp_folder.hpp"
#include "db/database.hpp"
#include "db/games/archive.hpp"
#include "db/jobs/readers.hpp"
#include "db/ratings/ratings.hpp"
#include "db/sqlite/connection.hpp"

namespace {

using namespace crownhead;

constexpr int runs = 60;

/// Prints the median and the 99th percentile of a repeated query.
void measure(const std::string& name, const std::function<void(int)>& query) {
  bench::print_percentiles("search." + name, bench::times_of(runs, query));
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("How long searches take");
  std::int64_t games = 1'000'000;
  app.add_option("--games", games, "how many finished games there are");
  CLI11_PARSE(app, argc, argv);

  const bench::TempFolder folder;
  const auto file = folder.path() / "crownhead.db";
  bench::fill_archive(file, games);
  db::Readers readers([&file] {
    return std::make_unique<db::SqliteConnection>(file, db::SqliteConnection::Mode::read_only);
  });
  const db::Archive archive(readers);
  const db::Ratings ratings(readers);
  const Instant end{bench::archive_begins_ms + games * 100'000};

  // Each run begins at another time, so that pages deep in the list are included.
  const auto search = [&](const std::string& name, db::GameSearch asked) {
    measure(name, [&](int run) {
      asked.until = Instant{end.ms - run * games * 1000};
      if (!archive.search(asked)) throw std::runtime_error("no page");
    });
  };
  const UserId busy{1}, usual{5};
  search("all", {});
  search("player", {.player = usual});
  search("busy_player", {.player = busy});
  search("busy_player_rare_end", {.player = busy, .reason = "main_road"});
  search("pair", {.player = busy, .opponent = UserId{1005}});
  search("variant_result", {.variant = "russian", .outcome = play::Outcome::draw});
  search("speed", {.speed = rating::Speed::rapid});
  search("reason", {.reason = "agreement"});
  search("rare_reason", {.reason = "main_road"});
  search("never", {.outcome = play::Outcome::draw, .reason = "resignation"});
  search("opening", {.opening = "32-28 19-23"});
  search("rare_opening", {.opening = "31-27 20-25"});
  search("opening_never", {.variant = "russian", .reason = "time", .opening = "31-27"});
  measure("scores", [&](int) { archive.scores(busy); });
  measure("opponents", [&](int) { archive.opponents(busy, {}, 50); });
  measure("leaderboard", [&](int) {
    if (!ratings.leaders({"international", rating::Speed::blitz}, end, 50, {}))
      throw std::runtime_error("no page");
  });
}
