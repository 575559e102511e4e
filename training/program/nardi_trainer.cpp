// Trains the computer's nets for nardi by games against itself: `./dev train nardi`. It can be
// interrupted at any time and continues from its saved state at the next call.
#include <CLI/CLI.hpp>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "rules/nardi/computer/weights.hpp"
#include "training/course.hpp"
#include "training/self_play.hpp"

namespace {

using namespace crownhead;

volatile std::sig_atomic_t broken_off = 0;

struct Files {
  std::filesystem::path state = "build/nardi_training.state";
  std::filesystem::path nets = "rules/nardi/computer/nets.bin";
};

constexpr std::uint64_t between_reports = 5'000;
constexpr int compared_games = 1'000;

std::vector<std::size_t> possible_hidden() {
  using nardi::computer::hidden_step;
  std::vector<std::size_t> numbers;
  for (std::size_t units = hidden_step; units <= nardi::computer::most_hidden; units += hidden_step)
    numbers.push_back(units);
  return numbers;
}

void write_nets(const nardi::computer::Nets& nets, const std::filesystem::path& file) {
  std::ofstream out(file, std::ios::binary);
  out << nardi::computer::write_weights(nets);
  if (!out.flush()) throw std::runtime_error(file.string() + " cannot be written");
}

/// Prints a line every few thousand games: the points that the current nets win against the nets of
/// the previous line.
void train(training::Pupil& pupil, const training::Course& course, const Files& files) {
  using Clock = std::chrono::steady_clock;
  auto before = pupil.nets;
  auto begun = Clock::now();
  while (pupil.games < course.games && broken_off == 0) {
    training::play_and_learn(pupil, course);
    if (pupil.games % between_reports != 0) continue;
    const double seconds = std::chrono::duration<double>(Clock::now() - begun).count();
    std::printf(
        "%llu of %llu games, %.0f per second, %+.3f points per game against the previous nets\n",
        static_cast<unsigned long long>(pupil.games), static_cast<unsigned long long>(course.games),
        static_cast<double>(between_reports) / seconds,
        training::points_won(pupil.nets, before, compared_games, course.seed));
    std::fflush(stdout);
    training::save(pupil, course, files.state);
    before = pupil.nets;
    begun = Clock::now();
  }
  training::save(pupil, course, files.state);
}

}  // namespace

int main(int argc, char** argv) try {
  training::Course course;
  Files files;
  CLI::App app("Trains the computer at nardi from games against itself.");
  app.add_option("--games", course.games, "total number of games")->capture_default_str();
  const CLI::IsMember units(possible_hidden());
  app.add_option("--hidden", course.hidden, "hidden units where sides may meet")
      ->check(units)
      ->capture_default_str();
  app.add_option("--race-hidden", course.race_hidden, "hidden units in races")
      ->check(units)
      ->capture_default_str();
  app.add_option("--seed", course.seed, "seed of the dice")->capture_default_str();
  app.add_option("--state", files.state, "file of the training state")->capture_default_str();
  app.add_option("--out", files.nets, "output file of the nets")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  std::signal(SIGINT, [](int) { broken_off = 1; });
  std::signal(SIGTERM, [](int) { broken_off = 1; });

  auto pupil = training::load(course, files.state);
  if (!pupil) pupil = training::beginner(course);
  std::printf("from %llu games on\n", static_cast<unsigned long long>(pupil->games));
  train(*pupil, course, files);
  if (pupil->games < course.games) {
    std::printf("interrupted; run it again to resume\n");
    return 1;
  }
  write_nets(pupil->nets, files.nets);
  std::printf("written to %s\n", files.nets.c_str());
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
