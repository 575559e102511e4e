#include "server/background/puzzles/puzzle_search.hpp"

#include <stdexcept>
#include <utility>
#include <vector>

#include "db/jobs/awaited.hpp"
#include "metrics/figures.hpp"
#include "rules/draughts/notation/notation.hpp"

namespace crownhead::server {
namespace {

constexpr int read_at_once = 100;
constexpr std::chrono::seconds looks_each{1};
/// Games are in the order of their last change, and a change is stored a little later.
constexpr Millis settled = seconds(600);

/// Returns the moves of a game of draughts up to the first that is not legal in its position alone.
std::vector<draughts::Move> moves_of(const play::Game& game, const kind::DraughtsBoard& start) {
  draughts::Position stands = start.position();
  std::vector<draughts::Move> moves;
  for (const auto& played : game.moves()) {
    const auto move = draughts::read_move(start.variant(), stands, played.text);
    if (!move) break;
    stands = draughts::after(start.variant(), stands, *move);
    moves.push_back(*move);
  }
  return moves;
}

}  // namespace

PuzzleSearch::PuzzleSearch(db::Puzzles& puzzles, const EndgameTables& endings,
                           const live::WallClock& clock, DailyHours hours,
                           live::BackgroundWork::ErrorSink log_error, Report report,
                           puzzles::Finder::Limits limits)
    : puzzles_(puzzles),
      endings_(endings),
      clock_(clock),
      hours_(hours),
      report_(std::move(report)),
      limits_(limits),
      work_([this] { return search(); }, std::move(log_error)) {}

bool PuzzleSearch::goes_on() const { return hours_.hold(clock_.now()) && !work_.interrupted(); }

std::vector<db::NewPuzzle> PuzzleSearch::found_in(GameId id) {
  const auto game = puzzles_.game(id);
  const auto* board = game ? game->board().as<kind::DraughtsBoard>() : nullptr;
  if (!board) return {};
  const auto start = board->restarted();
  const auto& variant = start.variant();
  const auto& ruleset = start.ruleset();
  const puzzles::Finder finder(variant, ruleset, limits_, endings_.of(variant));
  std::vector<db::NewPuzzle> made;
  for (auto& puzzle :
       finder.in(start.position(), moves_of(*game, start), [this] { return goes_on(); }))
    made.push_back(db::new_puzzle(
        {.variant = &variant, .ruleset = &ruleset, .puzzle = std::move(puzzle)}, id));
  return made;
}

void PuzzleSearch::store(std::vector<db::NewPuzzle> found, const db::SearchPlace& so_far) {
  const auto added = db::awaited<std::int64_t>([&](auto done) {
    puzzles_.add_found(std::move(found), so_far, clock_.now(), std::move(done));
  });
  if (!added) throw std::runtime_error("cannot store puzzles: " + added.error().detail);
  new_puzzles_ += *added;
  metrics::figures().puzzles_found.add(static_cast<std::uint64_t>(*added));
}

bool PuzzleSearch::search_some() {
  if (!goes_on()) return false;
  const auto games =
      puzzles_.games_to_search(puzzles_.search_so_far(), clock_.now() - settled, read_at_once);
  for (const auto& [at, fits] : games) {
    if (!fits) continue;
    auto found = found_in(at.game);
    if (!goes_on()) return false;
    store(std::move(found), at);
    ++games_;
    metrics::figures().puzzle_games.add();
    return true;
  }
  if (games.empty()) return false;
  store({}, games.back().at);
  return true;
}

void PuzzleSearch::report() {
  if (games_ > 0) report_(std::exchange(games_, 0), std::exchange(new_puzzles_, 0));
}

live::BackgroundWork::Duration PuzzleSearch::search() {
  if (search_some()) return {};
  report();
  return looks_each;
}

}  // namespace crownhead::server
