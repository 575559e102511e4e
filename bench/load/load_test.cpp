#include "bench/load/load_test.hpp"

#include <mutex>
#include <stdexcept>
#include <utility>

namespace crownhead::bench {

LoadTest::LoadTest(const Plan& plan, const ServerAddress& server, std::vector<Account> accounts,
                   std::vector<Script> scripts)
    : run_(plan, server, std::move(accounts), std::move(scripts)), timer_(run_.context) {
  for (std::size_t i = 0; i < plan.games; ++i) matches_.push_back(std::make_unique<Match>(run_, i));
  for (std::size_t i = 0; i < plan.spectators && !matches_.empty(); ++i)
    spectators_.push_back(std::make_unique<Spectator>(run_, *matches_[i % matches_.size()]));
  for (std::size_t i = 0; i < plan.lobby_pairs; ++i)
    pairs_.push_back(std::make_unique<LobbyPair>(run_, i));
  for (std::size_t i = 0; i < plan.correspondence; ++i)
    correspondence_.push_back(std::make_unique<Correspondence>(run_, i));
  run_.begun = [this] {
    if (++begun_ == matches_.size()) measure();
  };
  run_.finished = [this] {
    if (++finished_ == to_finish()) end();
  };
}

LoadTest::~LoadTest() { run_.crew.end(); }

void LoadTest::play() {
  for (const auto& match : matches_) match->start();
  for (const auto& spectator : spectators_) spectator->start();
  for (const auto& pair : pairs_) pair->start();
  for (const auto& players : correspondence_) players->start();
  if (matches_.empty()) measure();
  run_.context.run();
  run_.crew.hurry();
  run_.crew.wait();
}

/// Called when all games run.
void LoadTest::measure() {
  run_.measured.clear();
  measured_from_ = Clock::now();
  thread_seconds_ = -thread_seconds();
  timer_.expires_after(std::chrono::duration_cast<Clock::duration>(
      std::chrono::duration<double>(run_.plan.seconds)));
  timer_.async_wait([this](const boost::system::error_code&) { stop(); });
}

void LoadTest::stop() {
  run_.stopping = true;
  thread_seconds_ += thread_seconds();
  seconds_ = std::chrono::duration<double>(Clock::now() - measured_from_).count();
  timer_.expires_after(run_.plan.patience());
  timer_.async_wait([this](const boost::system::error_code& error) {
    if (error) return;
    throw std::runtime_error(std::to_string(to_finish() - finished_) + " of " +
                             std::to_string(to_finish()) +
                             " games and pairs in the lobby were not answered within " +
                             std::to_string(run_.plan.patience_s) + " s");
  });
  if (to_finish() == 0) return end();
  for (const auto& pair : pairs_) pair->stop();
  for (const auto& match : matches_) match->stop();
}

void LoadTest::end() {
  for (const auto& spectator : spectators_) spectator->stop();
  run_.context.stop();
}

std::vector<std::string> missing_in(const Ledger& ledger, const ServerAddress& server,
                                    const Plan& plan) {
  std::mutex mutex;
  std::vector<std::string> missing;
  RestCrew crew(server, plan.rest_connections, plan.patience(), [](const std::exception_ptr&) {});
  for (const auto& game : ledger.games())
    crew.add(RestCrew::Clock::now(), [&, game](RestSession& session) {
      const auto answer =
          session.send({.verb = "GET", .path = "/api/v1/games/" + game + "/events?after=0"});
      const auto sentence = ledger.missing(game, answer.status == 200 ? answer.body : "");
      const std::lock_guard lock(mutex);
      if (sentence) missing.push_back(*sentence);
    });
  crew.wait();
  return missing;
}

}  // namespace crownhead::bench
