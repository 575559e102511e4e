#include "server/background/analysis_workers.hpp"

#include <stdexcept>
#include <string>
#include <utility>

#include "db/jobs/awaited.hpp"
#include "rules/computer/analysis.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::live {
namespace {

using namespace std::chrono_literals;

constexpr auto looks_for_games_each = 5s;
constexpr std::size_t table_of_seen = 16 << 20;
/// A search checks after this many positions whether to stop.
constexpr std::uint64_t positions_a_question = 1024;
/// Stops a search that exceeds the required positions by this factor: kings can make a depth
/// endless.
constexpr std::uint64_t longest_depth = 8;

std::string line_of(const draughts::Variant& variant, draughts::Position position,
                    const std::vector<draughts::Move>& moves) {
  std::string line;
  for (const draughts::Move& move : moves) {
    line += (line.empty() ? "" : " ") + draughts::write_move(variant, position, move);
    position = draughts::after(variant, position, move);
  }
  return line;
}

/// Converts plies to the winner's own moves.
int moves_of_plies(int plies) { return (plies + (plies > 0 ? 1 : -1)) / 2; }

void expect_stored(const Result<void>& stored) {
  if (!stored) throw std::runtime_error("cannot store an analysis: " + stored.error().detail);
}

}  // namespace

AnalysisWorkers::AnalysisWorkers(const Parts& parts, const Effort& effort, ErrorSink log_error)
    : parts_(parts), effort_(effort), log_error_(std::move(log_error)) {
  for (std::size_t i = 0; i < effort_.threads; ++i)
    threads_.emplace_back([this] { return step(); }, log_error_, effort_.niceness);
}

void AnalysisWorkers::start() {
  for (auto& thread : threads_) thread.start();
}

void AnalysisWorkers::stop() {
  for (auto& thread : threads_) thread.stop();
}

void AnalysisWorkers::pause(bool paused) {
  for (auto& thread : threads_) thread.pause(paused);
}

void AnalysisWorkers::wake() {
  for (auto& thread : threads_) thread.wake();
}

BackgroundWork::Duration AnalysisWorkers::step() {
  const auto game = take();
  if (!game) return looks_for_games_each;
  try {
    look_through(*game);
  } catch (...) {
    release(*game);
    throw;
  }
  release(*game);
  return {};
}

std::optional<GameId> AnalysisWorkers::take() {
  // Each of the other threads has at most one game.
  const auto waiting = parts_.analyses.waiting(static_cast<int>(effort_.threads));
  const std::lock_guard lock(mutex_);
  for (const GameId game : waiting)
    if (taken_.insert(game).second) return game;
  return std::nullopt;
}

void AnalysisWorkers::release(GameId game) {
  const std::lock_guard lock(mutex_);
  taken_.erase(game);
}

void AnalysisWorkers::look_through(GameId game) {
  // Another thread may have finished it after it was listed as waiting.
  const auto before = parts_.analyses.progress(game);
  if (!before || before->state != db::AnalysisState::waits) return;
  const auto played = parts_.analyses.game(game);
  const auto* last = played ? played->board().as<kind::DraughtsBoard>() : nullptr;
  if (!last) return end(game, db::AnalysisState::impossible);
  kind::DraughtsBoard board = last->restarted();
  const auto engine = computer::engine_version(board.variant());
  const bool goes_on = before->engine == engine && before->last;
  const int from = goes_on ? *before->last + 1 : 0;
  for (int ply = 0;; ++ply) {
    if (ply >= from) {
      auto found = looked_at(board);
      if (interrupted()) return;
      if (found) {
        found->ply = ply;
        add(game, engine, *std::move(found));
      }
    }
    if (ply == played->ply()) break;
    const auto& move = played->moves()[static_cast<std::size_t>(ply)];
    if (!board.replay(move.text, &move.change)) return end(game, db::AnalysisState::impossible);
  }
  end(game, db::AnalysisState::whole);
}

std::optional<db::AnalysedPosition> AnalysisWorkers::looked_at(
    const kind::DraughtsBoard& board) const {
  const auto& variant = board.variant();
  if (draughts::legal_moves(variant, board.position()).size() < 2) return std::nullopt;
  std::uint64_t questions = 0;
  const auto enough = [&] {
    return interrupted() || ++questions * positions_a_question > longest_depth * effort_.positions;
  };
  const auto found = computer::looked({.variant = variant,
                                       .position = board.position(),
                                       .draws = board.draws(),
                                       .enough = enough,
                                       .known_endings = parts_.endings.of(variant),
                                       .table_bytes = table_of_seen},
                                      1, effort_.positions);
  const auto& best = found.variations.front();
  const int for_white = board.position().turn == draughts::Color::white ? 1 : -1;
  const int plies = computer::plies_to_win(best.score);
  return db::AnalysedPosition{.score = for_white * best.score,
                              .wins = plies == 0 ? 0 : for_white * moves_of_plies(plies),
                              .depth = found.depth,
                              .settled = found.settled,
                              .line = line_of(variant, board.position(), best.moves)};
}

void AnalysisWorkers::add(GameId game, std::uint64_t engine, db::AnalysedPosition position) {
  expect_stored(db::awaited<void>(
      [&](auto done) { parts_.analyses.add(game, engine, std::move(position), std::move(done)); }));
}

void AnalysisWorkers::end(GameId game, db::AnalysisState state) {
  expect_stored(
      db::awaited<void>([&](auto done) { parts_.analyses.end(game, state, std::move(done)); }));
}

}  // namespace crownhead::live
