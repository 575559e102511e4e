// Plays the computer with learned weights against the hand-written evaluation, or two files of
// weights against each other: games from random openings, each played twice with reversed colours,
// with equal processor time per move, which other processes do not affect. Prints the points and
// the Elo difference, with an error of two standard deviations from the pairs of games.
#include <CLI/CLI.hpp>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <optional>
#include <random>
#include <stdexcept>
#include <string>
#include <vector>

#include "bench/draughts_game.hpp"
#include "bench/figures.hpp"
#include "rules/computer/search.hpp"

namespace {

using namespace crownhead;
using namespace crownhead::draughts;

/// One side of the match.
class Player {
 public:
  /// `name`: "hand", "known" for the built-in weights, or a file of weights.
  Player(const Variant& variant, const std::string& name) {
    if (name == "hand") return;
    if (name == "known") {
      weights_ = computer::known_weights(variant);
      if (weights_ == nullptr)
        throw std::runtime_error("there are no learned weights for this variant");
      return;
    }
    std::ifstream in(name, std::ios::binary);
    file_.assign(std::istreambuf_iterator<char>(in), {});
    read_ = computer::read_weights(file_);
    if (!read_ || &read_->variant() != &variant)
      throw std::runtime_error(name + " contains no weights for this variant");
    weights_ = &*read_;
  }
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  const computer::Weights* weights() const { return weights_; }

  double seconds = 0;
  double positions = 0;

 private:
  std::vector<std::uint8_t> file_;
  std::optional<computer::Weights> read_;
  const computer::Weights* weights_ = nullptr;
};

struct Match {
  const Variant& variant;
  double seconds;  ///< per move
  std::array<Player*, 2> players;
};

Move chosen(const bench::DraughtsGame& game, Player& player, double seconds, std::uint64_t lot) {
  const double begun = bench::thread_seconds();
  const auto answer =
      computer::choose({.variant = game.variant,
                        .position = game.position,
                        .draws = game.draws,
                        .lot = lot,
                        .share = 1000,
                        .enough = [&] { return bench::thread_seconds() - begun >= seconds; },
                        .weights = player.weights()});
  player.seconds += bench::thread_seconds() - begun;
  player.positions += static_cast<double>(answer.positions);
  return answer.move;
}

/// Returns the first player's result, 1, 0.5 or 0, from the opening with this number and with this
/// colour.
double played(const Match& match, unsigned opening, Color color) {
  constexpr int plies = 8;
  constexpr int most_plies = 300;
  std::uint64_t lot = opening;
  bench::DraughtsGame game(match.variant, std::mt19937_64(opening), plies);
  const double of_white = game.play_out(most_plies, [&](const bench::DraughtsGame& stands) {
    Player& player = *match.players[stands.position.turn == color ? 0 : 1];
    return chosen(stands, player, match.seconds, ++lot);
  });
  return color == Color::white ? of_white : 1 - of_white;
}

double elo(double share) {
  constexpr double least = 1e-3;
  const double within = std::fmin(std::fmax(share, least), 1 - least);
  return 400 * std::log10(within / (1 - within));
}

/// The points of pairs of games.
class Tally {
 public:
  void add(double first, double second) {
    for (const double points : {first, second}) ++results_[static_cast<std::size_t>(2 * points)];
    const double pair = (first + second) / 2;
    sum_ += pair;
    squares_ += pair * pair;
    ++pairs_;
  }

  void print(const std::string& key) const {
    const double mean = sum_ / pairs_;
    const double variance = (squares_ - pairs_ * mean * mean) / std::fmax(pairs_ - 1, 1);
    const double error = 2 * std::sqrt(variance / pairs_);
    bench::print_figure(key + ".points", mean);
    bench::print_figure(key + ".points_error", error);
    bench::print_figure(key + ".elo", elo(mean));
    bench::print_figure(key + ".elo_error", (elo(mean + error) - elo(mean - error)) / 2);
    bench::print_figure(key + ".won", results_[2]);
    bench::print_figure(key + ".drawn", results_[1]);
    bench::print_figure(key + ".lost", results_[0]);
    std::fflush(stdout);
  }

 private:
  std::array<int, 3> results_ = {};
  double sum_ = 0;
  double squares_ = 0;
  double pairs_ = 0;
};

}  // namespace

int main(int argc, char** argv) try {
  std::vector<std::string> keys;
  std::string one = "known";
  std::string other = "hand";
  unsigned openings = 100;
  unsigned first = 0;
  double ms = 5;
  CLI::App app(
      "Plays the computer against itself, with learned and with hand-written evaluations.");
  app.add_option("variants", keys, "such as international; default: all with learned weights");
  app.add_option("--one", one, "known, hand or a file of weights")->capture_default_str();
  app.add_option("--other", other, "the same")->capture_default_str();
  app.add_option("--openings", openings, "each is played twice")->capture_default_str();
  app.add_option("--first", first, "the number of the first opening")->capture_default_str();
  app.add_option("--ms", ms, "processor time per move")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  if (keys.empty()) {
    for (const Variant& variant : variants())
      if (computer::known_weights(variant) != nullptr) keys.emplace_back(variant.key);
  }
  for (const std::string& key : keys) {
    const Variant* variant = find_variant(key);
    if (variant == nullptr) throw std::runtime_error("there is no variant \"" + key + "\"");
    Player player(*variant, one);
    Player opponent(*variant, other);
    const Match match{*variant, ms / 1000, {&player, &opponent}};
    Tally tally;
    for (unsigned i = first; i < first + openings; ++i)
      tally.add(played(match, i, Color::white), played(match, i, Color::black));
    const std::string name = "computer." + key + ".learned";
    tally.print(name);
    bench::print_figure(name + ".positions_per_s", player.positions / player.seconds);
    bench::print_figure(name + ".others_per_s", opponent.positions / opponent.seconds);
  }
} catch (const std::exception& error) {
  std::fprintf(stderr, "%s\n", error.what());
  return 1;
}
