// Measures the opening explorer with a million games of ten years, relative to reading one row by
// its key in the same run; and how long a job of the count occupies the writer. Usage:
// openings_bench [--games N]

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <filesystem>
#include <iterator>
#include <random>
#include <span>
#include <stdexcept>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "bench/archive_fill.hpp"
#include "bench/figures.hpp"
#include "bench/temp_folder.hpp"
#include "db/database.hpp"
#include "db/jobs/readers.hpp"
#include "db/openings/openings.hpp"
#include "db/sqlite/connection.hpp"
#include "rules/fnv1a.hpp"

namespace {

using namespace crownhead;

constexpr int runs = 200;
constexpr std::int64_t first_quarter = 180;
constexpr std::int64_t quarter_count = 40;
constexpr std::array speeds = {rating::Speed::bullet, rating::Speed::blitz, rating::Speed::rapid,
                               rating::Speed::classical, rating::Speed::correspondence};

/// A row of one game, before rows are merged.
struct Entry {
  std::uint64_t position;
  std::uint8_t move, speed, quarter, outcome;
  std::int16_t rating;
  std::int32_t game;

  auto key() const { return std::tuple(position, move, quarter, speed, db::band_of(rating)); }
};

std::string move_text(int move) {
  return std::to_string(31 + move) + "-" + std::to_string(26 + move);
}

std::uint64_t after(std::uint64_t position, std::size_t move) {
  Fnv1a hash;
  for (int shift = 0; shift < 64; shift += 8)
    hash.add(static_cast<std::uint8_t>(position >> static_cast<unsigned>(shift)));
  hash.add(static_cast<std::uint8_t>(move));
  return hash.value();
}

/// Generates games in which each move is played about a third as often as the next more popular
/// one, so that they diverge after some ten plies, like games of players.
class Games {
 public:
  static constexpr std::uint64_t start = 1;

  std::vector<Entry> next(std::int32_t id) {
    Entry entry{.position = start,
                .move = 0,
                .speed = static_cast<std::uint8_t>(lot_() % speeds.size()),
                .quarter = static_cast<std::uint8_t>(lot_() % quarter_count),
                .outcome = static_cast<std::uint8_t>(lot_() % 3),
                .rating = static_cast<std::int16_t>(1250 + lot_() % 1000),
                .game = id};
    std::vector<Entry> line;
    for (std::size_t ply = 0; ply < play::counted_plies; ++ply) {
      entry.move = static_cast<std::uint8_t>(favour_(lot_));
      line.push_back(entry);
      entry.position = after(entry.position, entry.move);
    }
    return line;
  }

 private:
  std::mt19937_64 lot_{7};
  std::discrete_distribution<int> favour_{100, 45, 25, 15, 9, 6, 4, 2, 1};
};

void insert(db::Connection& connection, std::span<const Entry> same) {
  std::array<std::int64_t, 3> outcomes{};
  std::int64_t ratings = 0, newest = 0, strongest = 0;
  for (const Entry& entry : same) {
    ++outcomes[entry.outcome];
    ratings += entry.rating;
    newest = std::max<std::int64_t>(newest, entry.game);
    strongest = std::max(strongest, db::strength_of(GameId{entry.game}, entry.rating));
  }
  const Entry& first = same.front();
  connection.run("INSERT INTO opening_moves VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)",
                 std::bit_cast<std::int64_t>(first.position), move_text(first.move),
                 first_quarter + first.quarter, speeds[first.speed], db::band_of(first.rating),
                 outcomes[0], outcomes[1], outcomes[2], ratings, newest, strongest);
}

/// Inserts the rows of `games` games in the order of their keys.
std::int64_t fill(const std::filesystem::path& file, std::int64_t games) {
  std::vector<Entry> entries;
  Games all;
  for (std::int64_t id = 1; id <= games; ++id)
    std::ranges::copy(all.next(static_cast<std::int32_t>(id)), std::back_inserter(entries));
  // Sorted as SQLite sorts numbers: the highest bit is the sign.
  std::ranges::sort(entries, {}, [](const Entry& entry) {
    return std::pair(std::bit_cast<std::int64_t>(entry.position), entry.key());
  });
  db::SqliteConnection connection(file, db::SqliteConnection::Mode::read_write_create);
  connection.script("PRAGMA synchronous = OFF; PRAGMA journal_mode = OFF; BEGIN");
  std::int64_t rows = 0;
  for (auto from = entries.begin(); from != entries.end(); ++rows) {
    const auto to =
        std::find_if(from, entries.end(), [&](const Entry& e) { return e.key() != from->key(); });
    insert(connection, {from, to});
    from = to;
  }
  connection.script("COMMIT");
  return rows;
}

/// Returns the time to find one row by its key, in milliseconds.
double thread_of(db::Readers& readers, const std::vector<std::uint64_t>& positions) {
  const auto times = bench::times_of(runs, [&](int run) {
    auto connection = readers.borrow();
    connection->value<std::string>(
        "SELECT move FROM opening_moves WHERE position = ?1 LIMIT 1",
        std::bit_cast<std::int64_t>(positions[static_cast<std::size_t>(run) % positions.size()]));
  });
  return times.percentile_ms(0.5);
}

/// Measures how long a job of eight games occupies the writer, without the commit that it shares
/// with moves.
void measure_count(const std::filesystem::path& file, std::int64_t games) {
  db::SqliteConnection connection(file, db::SqliteConnection::Mode::read_write_create);
  Games all;
  bench::Latencies times;
  std::int64_t id = games;
  for (int run = 0; run < runs; ++run) {
    std::vector<db::CountedGame> some;
    for (int i = 0; i < 8; ++i, --id) {
      db::CountedGame game{.id = GameId{id},
                           .quarter = first_quarter,
                           .speed = speeds[1],
                           .rating = 1500,
                           .moves = {}};
      for (const Entry& entry : all.next(static_cast<std::int32_t>(id)))
        game.moves.push_back(
            {entry.position + static_cast<std::uint64_t>(run % 3 == 0), move_text(entry.move)});
      some.push_back(std::move(game));
    }
    connection.script("BEGIN IMMEDIATE");
    const auto began = std::chrono::steady_clock::now();
    for (const auto& game : some) db::count_game(connection, game);
    times.add(std::chrono::steady_clock::now() - began);
    connection.script("COMMIT");
  }
  bench::print_percentiles("openings.count_8", times);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("How long the explorer of openings takes");
  std::int64_t games = 1'000'000;
  app.add_option("--games", games, "how many finished games are counted");
  CLI11_PARSE(app, argc, argv);

  const bench::TempFolder folder;
  const auto file = folder.path() / "crownhead.db";
  bench::fill_archive(file, games);
  const auto before = std::filesystem::file_size(file);
  bench::print_figure("openings.rows", static_cast<double>(fill(file, games)));
  bench::print_figure("openings.megabytes",
                      static_cast<double>(std::filesystem::file_size(file) - before) / 1e6);

  Games some;
  std::vector<std::uint64_t> positions;
  for (std::int32_t id = 1; id <= runs; ++id)
    positions.push_back(some.next(id)[static_cast<std::size_t>(id) % play::counted_plies].position);
  {
    db::Database database(file);
    const db::Openings openings(database.writer(), database.readers());
    const auto floor_before = thread_of(database.readers(), positions);
    const auto explore = [&](const std::string& name, const db::OpeningFilter& filter,
                             std::span<const std::uint64_t> from) {
      const auto times = bench::times_of(runs, [&](int run) {
        if (openings.moves(from[static_cast<std::size_t>(run) % from.size()], filter).empty())
          throw std::runtime_error("nothing is counted there");
      });
      bench::print_percentiles("openings." + name, times);
    };
    const std::uint64_t start = Games::start;
    explore("start", {}, {&start, 1});
    explore("start_filtered",
            {.slowest = speeds[1],
             .quickest = speeds[1],
             .rating_from = 1600,
             .rating_below = 2000,
             .since = Instant{1'600'000'000'000}},
            {&start, 1});
    explore("any", {}, positions);
    bench::print_figure("openings.floor_ms",
                        std::min(floor_before, thread_of(database.readers(), positions)));
  }
  measure_count(file, games);
}
