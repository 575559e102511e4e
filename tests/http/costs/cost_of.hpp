#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <gtest/gtest.h>
#include <string>

#include "tests/http/costs/allocated_bytes.hpp"
#include "tests/http/site_fixture.hpp"
#include "tests/writer_watch.hpp"

namespace crownhead::api {

/// Cost of a request or command to everyone else.
struct Cost {
  std::int64_t live = 0;  ///< bytes allocated on the threads of live games
  db::WriterWork writer = {};
};

/// Tolerance where more is stored: slightly larger tables and deeper indexes.
inline constexpr std::int64_t slack_bytes = 8'192, slack_steps = 200, slack_pages = 64;

inline std::int64_t live_bytes(SiteFixture& site) {
  std::int64_t bytes = 0;
  for (std::size_t thread = 0; thread < site.threads.count(); ++thread)
    bytes += live::on(site.threads, thread, [] { return allocated_bytes_here(); });
  return bytes;
}

inline Cost cost_of(SiteFixture& site, const std::function<void()>& work) {
  live::settle(site.threads, site.pools);
  Cost cost{};
  const auto before = live_bytes(site);
  cost.writer = db::work_of_writers([&] {
    work();
    live::settle(site.threads, site.pools);
  });
  cost.live = live_bytes(site) - before;
  return cost;
}

/// A game in which kings move back and forth, as long as a test needs.
inline play::Setup kings_setup(SiteFixture& site, bool live) {
  auto setup =
      live ? db::live_setup(site.anna, site.ben) : db::correspondence_setup(site.anna, site.ben);
  setup.terms.variant = "english";
  setup.terms.ruleset = "";
  setup.terms.start_fen = "W:WK1,K2,K3:BK30,K31,K32";
  setup.terms.rated = false;
  return setup;
}
inline std::string kings_move(int ply) {
  constexpr std::array<const char*, 4> to_and_fro = {"1-5", "32-28", "5-1", "28-32"};
  return to_and_fro[static_cast<std::size_t>(ply) % to_and_fro.size()];
}

inline void expect_no_more(const Cost& much, const Cost& little, const std::string& what) {
  EXPECT_LE(much.live, little.live + slack_bytes) << what << ", on the threads of live games";
  EXPECT_LE(much.writer.steps, little.writer.steps + slack_steps) << what << ", in the writer";
  EXPECT_LE(much.writer.bytes, little.writer.bytes + slack_bytes)
      << what << ", given to the writer";
}

/// Expects that `work` costs no more in the game `large` than in `small`. Runs it once before, so
/// that one-time costs are not measured.
inline void expect_no_more_in(SiteFixture& site, const std::string& what, GameId small,
                              GameId large, const std::function<void(GameId)>& work) {
  for (const GameId game : {small, large}) work(game);
  const Cost little = cost_of(site, [&] { work(small); });
  const Cost much = cost_of(site, [&] { work(large); });
  expect_no_more(much, little, what);
}

}  // namespace crownhead::api
