#include "bench/load/scripts.hpp"

#include <charconv>
#include <fstream>
#include <optional>
#include <random>
#include <stdexcept>

#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/draughts/pdn/replay.hpp"

namespace crownhead::bench {
namespace {

using draughts::Variant;

const Variant& named(const std::string& key) {
  const auto* variant = draughts::find_variant(key);
  if (!variant)
    throw std::runtime_error("there is no variant '" + key +
                             "'; `crownhead variants` lists them all");
  return *variant;
}

/// Records a game while it is played, up to the end by the rules.
class Recorder {
 public:
  explicit Recorder(const Variant& variant)
      : variant_(variant),
        position_(draughts::start_position(variant)),
        draws_(variant, variant.rulesets.front(), position_),
        script_{.variant = std::string(variant.key), .first = variant.first} {}

  const draughts::Position& position() const { return position_; }
  bool over() const { return script_.over; }

  void play(const draughts::Move& move) {
    script_.moves.push_back(draughts::write_move(variant_, position_, move));
    auto next = draughts::after(variant_, position_, move);
    draws_.played(position_, move, next);
    position_ = std::move(next);
    script_.over = draughts::board_end(variant_, position_) || draws_.automatic();
  }

  Script take(std::optional<draughts::Color> loser) {
    script_.resigns = loser.value_or(position_.turn);
    return std::move(script_);
  }

 private:
  const Variant& variant_;
  draughts::Position position_;
  draughts::DrawCount draws_;
  Script script_;
};

const Variant* variant_of(const draughts::PdnGame& game, const Variant& otherwise) {
  const auto tag = game.tag("GameType");
  int type = 0;
  const auto [end, error] = std::from_chars(tag.data(), tag.data() + tag.size(), type);
  if (error != std::errc{}) return &otherwise;
  for (const auto& variant : draughts::variants())
    if (variant.game_type == type) return type == otherwise.game_type ? &otherwise : &variant;
  return nullptr;
}

std::optional<draughts::Color> loser_of(std::string_view result) {
  if (result == "2-0" || result == "1-0") return draughts::Color::black;
  if (result == "0-2" || result == "0-1") return draughts::Color::white;
  return std::nullopt;
}

std::optional<Script> script_of(const draughts::PdnGame& game, const Variant& otherwise) {
  const auto* variant = variant_of(game, otherwise);
  if (!variant) return std::nullopt;
  const auto replayed = draughts::replay(*variant, game);
  const bool playable = !replayed.fault && !replayed.moves.empty() &&
                        replayed.start == draughts::start_position(*variant);
  if (!playable) return std::nullopt;
  Recorder recorder(*variant);
  for (const auto& move : replayed.moves) {
    if (recorder.over()) break;
    recorder.play(move);
  }
  return recorder.take(loser_of(game.result));
}

}  // namespace

PdnScripts read_scripts(const std::vector<std::string>& files, const std::string& variant) {
  PdnScripts read;
  for (const auto& file : files) {
    std::ifstream in(file, std::ios::binary);
    if (!in || in.peek() == std::ifstream::traits_type::eof())
      throw std::runtime_error("cannot read " + file + "; name a PDN file that has games in it");
    draughts::PdnReader reader(in);
    while (const auto game = reader.next()) {
      if (auto script = script_of(*game, named(variant)))
        read.games.push_back(*std::move(script));
      else
        ++read.left_out;
    }
  }
  if (read.games.empty())
    throw std::runtime_error(
        "none of the files has a game that can be played from the start position; `crownhead"
        " replay --variant " +
        variant + "` reports their errors");
  return read;
}

std::vector<Script> random_scripts(const std::string& variant, std::size_t count, unsigned seed) {
  const auto& rules = named(variant);
  std::mt19937 random(seed);
  std::vector<Script> scripts;
  while (scripts.size() < count) {
    Recorder recorder(rules);
    while (!recorder.over()) {
      const auto legal = draughts::legal_moves(rules, recorder.position());
      recorder.play(legal[std::uniform_int_distribution<std::size_t>(0, legal.size() - 1)(random)]);
    }
    scripts.push_back(recorder.take(std::nullopt));
  }
  return scripts;
}

}  // namespace crownhead::bench
