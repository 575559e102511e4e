#include "server/game/computer/computers.hpp"

#include <algorithm>
#include <exception>

#include "db/jobs/awaited.hpp"
#include "rules/computer/search.hpp"

namespace crownhead::live {
namespace {

using namespace std::chrono_literals;

constexpr int niceness = 10;
constexpr auto until_next_try = 1s;
constexpr Millis hurry = seconds(10);
constexpr int most_left_at_once = 500;

bool in_a_hurry(const ComputerTurn& turn) { return turn.left && *turn.left < hurry; }

/// True for a temporary error.
bool passes(Code code) { return code == Code::busy || code == Code::unavailable; }

}  // namespace

Computers::Computers(Rooms& rooms, const WallClock& clock, const server::EndgameTables& endings,
                     ErrorSink log_error, Pace pace)
    : rooms_(rooms),
      clock_(clock),
      endings_(endings),
      log_error_(std::move(log_error)),
      pace_(pace),
      thread_([this] { return step(); }, log_error_, niceness) {
  rooms.ask_computers_with([this](GameId game, UserId computer, ComputerTurn turn) {
    ask(game, computer, std::move(turn));
  });
}

void Computers::start(db::Users& users, const db::GameQueries& games) {
  const auto made = db::awaited<void>([&](auto done) {
    users.create_computers(computer::strongest, clock_.now(), std::move(done));
  });
  if (!made) log_error_(made.error().detail);
  for (const GameId game : games.waiting_for_computers()) rooms_.visit(game, [](auto&&) {});
  thread_.start();
}

void Computers::stop() { thread_.stop(); }

void Computers::resign_for_guests(const db::GameQueries& games, Instant idle_since) try {
  for (const auto& [game, guest] : games.left_to_computers(idle_since, most_left_at_once))
    rooms_.command(game, {.user = guest,
                          .id = std::nullopt,
                          .what = wire::ResignWish{},
                          .if_version = std::nullopt,
                          .stamp = clock_.now(),
                          .round_trip = {},
                          .done = [](auto&&) {}});
} catch (const std::exception& error) {
  log_error_(error.what());
}

std::size_t Computers::waiting() const {
  const std::lock_guard lock(mutex_);
  return asked_.size();
}

void Computers::ask(GameId game, UserId computer, ComputerTurn turn) {
  const auto pause = in_a_hurry(turn) ? 0ms : pace_.pause;
  Asked asked{.due = std::chrono::steady_clock::now() + pause,
              .computer = computer,
              .turn = std::move(turn)};
  {
    const std::lock_guard lock(mutex_);
    asked_.insert_or_assign(game, std::move(asked));
  }
  thread_.wake();
}

void Computers::try_again_later(GameId game, Asked asked) {
  asked.due = std::chrono::steady_clock::now() + until_next_try;
  {
    const std::lock_guard lock(mutex_);
    // Keeps a newer task of the game.
    asked_.try_emplace(game, std::move(asked));
  }
  thread_.wake();
}

BackgroundWork::Duration Computers::step() {
  std::unique_lock lock(mutex_);
  const auto first =
      std::ranges::min_element(asked_, {}, [](const auto& waiting) { return waiting.second.due; });
  if (first == asked_.end()) return BackgroundWork::until_woken;
  const auto now = std::chrono::steady_clock::now();
  if (first->second.due > now) return first->second.due - now;
  const GameId game = first->first;
  Asked asked = std::move(first->second);
  asked_.erase(first);
  const Thinking thinking = thinking_about(asked.turn, asked_.size(), pace_.longest);
  lock.unlock();
  try {
    carry_out(game, std::move(asked), thinking);
  } catch (const std::exception& error) {
    log_error_(error.what());  // the other games need not wait
  }
  return {};
}

bool Computers::is_wanted_elsewhere() const {
  if (thread_.interrupted()) return true;
  const std::lock_guard lock(mutex_);
  const auto now = std::chrono::steady_clock::now();
  return std::ranges::any_of(asked_,
                             [&](const auto& waiting) { return waiting.second.due <= now; });
}

std::function<bool()> Computers::end_of(const Thinking& thinking) const {
  if (thinking.longest == Millis{0}) return {};
  const auto begun = std::chrono::steady_clock::now();
  return [this, begun, longest = thinking.longest] {
    const Millis passed{std::chrono::duration_cast<std::chrono::milliseconds>(
                            std::chrono::steady_clock::now() - begun)
                            .count()};
    return passed >= longest || (passed >= own_time && is_wanted_elsewhere());
  };
}

void Computers::carry_out(GameId game, Asked asked, const Thinking& thinking) {
  auto wish = computer_wish(
      asked.turn,
      {.lot = lot_(), .share = thinking.share, .enough = end_of(thinking), .endings = endings_});
  const UserId computer = asked.computer;
  rooms_.command(
      game,
      {.user = computer,
       .id = std::nullopt,
       .what = std::move(wish),
       .if_version = std::nullopt,
       .stamp = clock_.now(),
       .round_trip = {},
       .done = [this, game, asked = std::move(asked)](const Result<CommandDone>& done) mutable {
         // On other errors the game has changed and makes a new request.
         if (!done && passes(done.error().code)) try_again_later(game, std::move(asked));
       }});
}

}  // namespace crownhead::live
