#include "training/draughts_games.hpp"

#include <algorithm>
#include <fstream>
#include <random>
#include <stdexcept>

#include "rules/computer/score.hpp"
#include "rules/computer/search.hpp"
#include "rules/draughts/moves/moves.hpp"

namespace crownhead::training {

namespace {

using draughts::Color;
using draughts::Position;

constexpr std::uint64_t fewest_random_plies = 4;
constexpr std::uint64_t most_random_plies = 16;
/// Longer games are draws.
constexpr int most_plies = 200;
/// The strongest level's number of positions.
constexpr double level_positions = 1'000'000;

bool can_take(const draughts::Variant& variant, const Position& position) {
  const auto moves = draughts::legal_moves(variant, position);
  return !moves.empty() && !moves.front().captured.empty();
}

/// Returns true if the search would evaluate such a position without looking further.
bool is_quiet(const draughts::Variant& variant, Position position) {
  if (can_take(variant, position)) return false;
  position.turn = opposite(position.turn);
  return !can_take(variant, position);
}

/// A game in progress.
class Game {
 public:
  Game(const DraughtsPlay& play, std::uint32_t number)
      : play_(play),
        position_(draughts::start_position(play.variant)),
        draws_(play.variant, play.variant.rulesets.front(), position_),
        number_(number) {
    std::seed_seq seeds{play.seed, std::uint64_t{number}};
    random_.seed(seeds);
  }

  std::vector<DraughtsSample> played() {
    open();
    for (int ply = 0; ply < most_plies && !is_over(); ++ply) advance();
    for (DraughtsSample& sample : samples_) sample.white_got = white_got_;
    return std::move(samples_);
  }

 private:
  void open() {
    const auto plies =
        fewest_random_plies + random_() % (most_random_plies - fewest_random_plies + 1);
    for (std::uint64_t ply = 0; ply < plies && !is_over(); ++ply) {
      const auto moves = draughts::legal_moves(play_.variant, position_);
      make(moves[random_() % moves.size()]);
    }
  }

  bool is_over() {
    if (const auto end = draughts::board_end(play_.variant, position_)) {
      give_to(end->winner);
      return true;
    }
    return decided_ || draws_.automatic() || draws_.claimable();
  }

  void give_to(Color winner) { white_got_ = winner == Color::white ? 2 : 0; }

  void advance() {
    const auto answer =
        computer::choose({.variant = play_.variant,
                          .position = position_,
                          .draws = draws_,
                          .lot = random_(),
                          .share = static_cast<double>(play_.positions) / level_positions,
                          .weights = play_.weights});
    if (computer::is_decided(answer.score)) {
      decided_ = true;
      give_to(answer.score > 0 ? position_.turn : opposite(position_.turn));
      return;
    }
    if (is_quiet(play_.variant, position_)) samples_.push_back(sample(answer.score));
    make(answer.move);
  }

  DraughtsSample sample(int score) const {
    const bool white = position_.turn == Color::white;
    return {.men = {position_.men[0].word(0), position_.men[1].word(0)},
            .kings = {position_.kings[0].word(0), position_.kings[1].word(0)},
            .game = number_,
            .score = static_cast<std::int16_t>(white ? score : -score),
            .turn = position_.turn,
            .white_got = 1};
  }

  void make(const draughts::Move& move) {
    const Position next = draughts::after(play_.variant, position_, move);
    draws_.played(position_, move, next);
    position_ = next;
  }

  const DraughtsPlay& play_;
  std::mt19937_64 random_;
  Position position_;
  draughts::DrawCount draws_;
  std::uint32_t number_;
  bool decided_ = false;
  std::uint8_t white_got_ = 1;
  std::vector<DraughtsSample> samples_;
};

}  // namespace

std::vector<DraughtsSample> play_draughts(const DraughtsPlay& play, std::uint32_t number) {
  return Game(play, number).played();
}

void append_samples(const std::filesystem::path& file, const std::vector<DraughtsSample>& samples) {
  std::ofstream out(file, std::ios::binary | std::ios::app);
  out.write(reinterpret_cast<const char*>(samples.data()),
            static_cast<std::streamsize>(samples.size() * sizeof(DraughtsSample)));
  if (!out.flush()) throw std::runtime_error(file.string() + " cannot be written");
}

std::vector<DraughtsSample> read_samples(const std::filesystem::path& file) {
  std::error_code none;
  const auto bytes = std::filesystem::file_size(file, none);
  if (none) return {};
  std::vector<DraughtsSample> samples(bytes / sizeof(DraughtsSample));
  const auto whole = samples.size() * sizeof(DraughtsSample);
  std::ifstream in(file, std::ios::binary);
  in.read(reinterpret_cast<char*>(samples.data()), static_cast<std::streamsize>(whole));
  if (!in) throw std::runtime_error(file.string() + " cannot be read");
  if (whole != bytes) std::filesystem::resize_file(file, whole);
  return samples;
}

}  // namespace crownhead::training
