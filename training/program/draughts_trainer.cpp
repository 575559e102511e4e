// Learns evaluation weights of a draughts variant from games of the computer against itself: `./dev
// train VARIANT`. It can be interrupted at any time and continues at the next call: one file has
// the games so far, others have what was learned from the first of them.
#include <CLI/CLI.hpp>
#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "training/draughts_games.hpp"
#include "training/regression.hpp"
#include "training/whole_file.hpp"

namespace {

using namespace crownhead;
namespace fs = std::filesystem;

volatile std::sig_atomic_t broken_off = 0;

/// The games are played in stages: the first with the hand-written evaluation, each later one with
/// the weights learned from the earlier stages. These are the shares of the games at the end of
/// each stage.
constexpr std::array stage_ends = {0.2, 0.5, 1.0};
/// If there are initial weights.
constexpr std::array only_stage = {1.0};

struct Course {
  const draughts::Variant* variant = nullptr;
  std::uint32_t games = 40'000;
  std::uint64_t positions = 1'000;
  std::uint64_t seed = 1;
  unsigned threads = 1;
  training::Regression regression;
  fs::path folder = "build/training";
  fs::path begin;  ///< weights for all games; empty for none
  fs::path out;

  std::span<const double> stages() const {
    if (begin.empty()) return stage_ends;
    return only_stage;
  }
  fs::path games_file() const { return folder / (std::string(variant->key) + ".games"); }
  fs::path stage_file(std::size_t stage) const {
    const std::string name = begin.empty() ? std::to_string(stage) : "again";
    return folder / (std::string(variant->key) + "." + name + ".bin");
  }
};

using Bytes = std::vector<std::uint8_t>;

Bytes bytes_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write(const Bytes& bytes, const fs::path& file) {
  training::write_whole(file, [&](std::ofstream& out) {
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
  });
}

/// Plays until there are `games` games; prints progress from time to time.
class SelfPlay {
 public:
  SelfPlay(const Course& course, std::vector<training::DraughtsSample>& samples)
      : course_(course), samples_(samples), begun_(Clock::now()) {
    played_ = samples.empty() ? 0 : samples.back().game + 1;
    first_ = played_;
  }

  void to(std::uint32_t games, const computer::Weights* weights) {
    const training::DraughtsPlay play{.variant = *course_.variant,
                                      .weights = weights,
                                      .positions = course_.positions,
                                      .seed = course_.seed};
    while (played_ < games && broken_off == 0) {
      batch(play, std::min<std::uint32_t>(games - played_, 16 * course_.threads));
      tell();
    }
  }

 private:
  using Clock = std::chrono::steady_clock;

  void batch(const training::DraughtsPlay& play, std::uint32_t games) {
    std::vector<std::vector<training::DraughtsSample>> of_game(games);
    {
      std::vector<std::jthread> threads;
      for (unsigned thread = 0; thread < course_.threads; ++thread) {
        threads.emplace_back([&, thread] {
          for (std::uint32_t i = thread; i < games; i += course_.threads)
            of_game[i] = training::play_draughts(play, played_ + i);
        });
      }
    }
    std::vector<training::DraughtsSample> all;
    for (const auto& game : of_game) all.insert(all.end(), game.begin(), game.end());
    training::append_samples(course_.games_file(), all);
    samples_.insert(samples_.end(), all.begin(), all.end());
    played_ += games;
  }

  void tell() {
    const double seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
    if (seconds < told_ + 10) return;
    told_ = seconds;
    const double rate = (played_ - first_) / seconds;
    std::printf("%u of %u games, %zu positions, %.1f games a second, %.0f minutes left\n", played_,
                course_.games, samples_.size(), rate, (course_.games - played_) / rate / 60);
    std::fflush(stdout);
  }

  const Course& course_;
  std::vector<training::DraughtsSample>& samples_;
  Clock::time_point begun_;
  std::uint32_t played_ = 0;
  std::uint32_t first_ = 0;
  double told_ = 0;
};

/// Returns the weights at the end of a stage; learns them from its games unless that has been done.
Bytes weights_after(const Course& course, std::size_t stage,
                    const std::vector<training::DraughtsSample>& samples) {
  if (fs::exists(course.stage_file(stage))) return bytes_of(course.stage_file(stage));
  const auto learned = training::learn_weights(*course.variant, samples, course.regression);
  std::printf("learned from %zu positions: loss %.4f, before %.4f\n", samples.size(), learned.after,
              learned.before);
  std::fflush(stdout);
  write(learned.file, course.stage_file(stage));
  return learned.file;
}

/// Returns another variant's weights, for a board of the same shape, as weights of this variant.
Bytes taken_over(const draughts::Variant& variant, const fs::path& file) {
  const Bytes bytes = bytes_of(file);
  const auto weights = computer::read_weights(bytes);
  if (!weights) throw std::runtime_error(file.string() + " contains no weights");
  const auto shape = computer::weights_shape(variant).value();
  const auto others = computer::weights_shape(weights->variant()).value();
  if (shape.traits != others.traits || shape.patterns != others.patterns)
    throw std::runtime_error(file.string() + " is for another board");
  std::vector<computer::Worth> traits;
  traits.reserve(shape.traits);
  for (std::size_t i = 0; i < shape.traits; ++i) traits.push_back(weights->trait(i));
  std::vector<computer::Worth> patterns;
  patterns.reserve(shape.patterns * computer::pattern_contents);
  for (std::size_t i = 0; i < shape.patterns; ++i) {
    for (std::size_t content = 0; content < computer::pattern_contents; ++content)
      patterns.push_back(weights->pattern(i, content));
  }
  return computer::write_weights(variant, traits, patterns);
}

/// Returns false if it was interrupted.
bool train(const Course& course) {
  fs::create_directories(course.folder);
  auto samples = training::read_samples(course.games_file());
  SelfPlay games(course, samples);
  Bytes file;
  std::optional<computer::Weights> weights;
  if (!course.begin.empty()) {
    file = bytes_of(course.begin);
    weights = computer::read_weights(file);
    if (!weights || &weights->variant() != course.variant)
      throw std::runtime_error(course.begin.string() + " contains no weights for this variant");
  }
  const auto stages = course.stages();
  for (std::size_t stage = 0; stage < stages.size(); ++stage) {
    games.to(static_cast<std::uint32_t>(course.games * stages[stage]),
             weights ? &*weights : nullptr);
    if (broken_off != 0) return false;
    Bytes next = weights_after(course, stage, samples);
    file = std::move(next);
    weights = computer::read_weights(file);
    if (!weights) throw std::runtime_error(course.stage_file(stage).string() + " is damaged");
  }
  write(file, course.out);
  return true;
}

}  // namespace

int main(int argc, char** argv) try {
  Course course;
  std::string key;
  fs::path taken;
  CLI::App app("Trains the evaluation of draughts positions from games against itself.");
  app.add_option("variant", key, "such as international")->required();
  app.add_option("--games", course.games, "total number of games")->capture_default_str();
  app.add_option("--positions", course.positions, "positions searched per move")
      ->capture_default_str();
  app.add_option("--passes", course.regression.passes, "passes over the positions")
      ->capture_default_str();
  app.add_option("--of-results", course.regression.of_results,
                 "weight of a game's result in the target; the rest is the search score")
      ->capture_default_str();
  app.add_option("--rate", course.regression.rate, "learning rate")->capture_default_str();
  app.add_option("--threads", course.threads, "number of threads")
      ->check(CLI::Range(1, 256))
      ->capture_default_str();
  app.add_option("--seed", course.seed, "seed of the games")->capture_default_str();
  app.add_option("--folder", course.folder, "folder of the training state")->capture_default_str();
  app.add_option("--begin", course.begin,
                 "weights to play the games with, instead of those learned so far")
      ->check(CLI::ExistingFile);
  app.add_option("--out", course.out,
                 "output file of the weights; default: rules/computer/weights/VARIANT.bin");
  app.add_option(
         "--take", taken,
         "start from the weights of another variant on the same board, without playing games")
      ->check(CLI::ExistingFile);
  CLI11_PARSE(app, argc, argv);
  std::signal(SIGINT, [](int) { broken_off = 1; });
  std::signal(SIGTERM, [](int) { broken_off = 1; });

  course.variant = draughts::find_variant(key);
  if (course.variant == nullptr || !computer::weights_shape(*course.variant)) {
    std::fprintf(stderr, "cannot learn weights for \"%s\"\n", key.c_str());
    return 1;
  }
  if (course.out.empty()) course.out = "rules/computer/weights/" + key + ".bin";
  if (!taken.empty()) {
    write(taken_over(*course.variant, taken), course.out);
  } else if (!train(course)) {
    std::printf("interrupted; run it again to resume\n");
    return 1;
  }
  std::printf("written to %s\n", course.out.c_str());
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
