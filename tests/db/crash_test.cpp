#include <gtest/gtest.h>
#include <map>
#include <random>
#include <signal.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "tests/db/temp_file.hpp"
#include "tests/seed.hpp"

namespace crownhead::db {
namespace {

constexpr int games = 16;

/// The writing process reports this for each append, once it has been acknowledged.
struct Acknowledged {
  std::int64_t game;
  std::int64_t version;
};

play::Event event_of(std::int64_t game, std::int64_t version) {
  return {Instant{game * 1'000'000 + version}, play::DrawOffered{Seat::white}};
}

/// Appends to all games at once, each as soon as the last answer arrives, until it is killed.
[[noreturn]] void write_until_killed(const std::filesystem::path& file, int pipe) {
  // Makes the journal move events all the time.
  TestStores stores(file, {.journal = {.events = 40, .moved_at_once = 10}});
  const auto setup = live_setup(stores.user("anna"), stores.user("ben"));
  std::vector<std::jthread> players;
  for (int i = 0; i < games; ++i) {
    const GameId id = stores.game(setup);
    players.emplace_back([&stores, pipe, id] {
      for (std::int64_t version = 2;; ++version) {
        const auto result = stores.append(
            {.game = id, .after_version = version - 1, .events = {event_of(id.value, version)}});
        const Acknowledged done{id.value, version};
        if (!result || write(pipe, &done, sizeof done) != sizeof done) _exit(1);
      }
    });
  }
  for (;;) pause();
}

using LastVersions = std::map<std::int64_t, std::int64_t>;

/// Returns the last acknowledged version of each game and kills the writing process in the middle
/// of its work.
LastVersions read_and_kill(int pipe, pid_t child, std::chrono::milliseconds after) {
  LastVersions last;
  std::jthread killer;
  Acknowledged done;
  while (::read(pipe, &done, sizeof done) == sizeof done) {
    if (last.empty())
      killer = std::jthread([child, after] {
        std::this_thread::sleep_for(after);
        kill(child, SIGKILL);
      });
    last[done.game] = std::max(last[done.game], done.version);
  }
  return last;
}

void crash_once(std::chrono::milliseconds after) {
  const TempFile file;
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    write_until_killed(file.path(), ends[1]);
  }
  close(ends[1]);
  const LastVersions last = read_and_kill(ends[0], child, after);
  close(ends[0]);
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status)) << "the writing process failed by itself";
  ASSERT_FALSE(last.empty());

  TestStores stores(file.path());
  for (const auto& [game, version] : last) {
    const auto events = stores.games.events({game}, 1);
    ASSERT_GE(events.size() + 1, static_cast<std::size_t>(version)) << "game " << game;
    for (std::size_t i = 0; i < events.size(); ++i) {
      const auto expected = static_cast<std::int64_t>(i) + 2;
      ASSERT_EQ(events[i].first, expected);
      ASSERT_EQ(events[i].second, event_of(game, expected));
    }
  }
}

TEST(Crash, LosesNothingAcknowledged) {
  SCOPED_TRACE(test_seed_text());
  std::mt19937 random(test_seed());
  for (int i = 0; i < 5; ++i)
    ASSERT_NO_FATAL_FAILURE(crash_once(std::chrono::milliseconds(random() % 100)));
}

}  // namespace
}  // namespace crownhead::db
