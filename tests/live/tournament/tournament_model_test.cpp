// Compares one tournament on the real store and rooms with a plain one in memory
// (plain_tournament.hpp), under random acts of players and directors, passing time, failing commits
// and restarts from the file.

#include <cstdlib>
#include <gtest/gtest.h>
#include <iostream>
#include <random>
#include <rapidcheck.h>
#include <sstream>

#include "rules/draughts/notation/notation.hpp"
#include "rules/tournament/standings/score_cards.hpp"
#include "tests/db/answered.hpp"
#include "tests/live/tournament/plain_tournament.hpp"
#include "tests/live/tournament/tournament_site.hpp"
#include "tests/play/draughts_of.hpp"
#include "tests/seed.hpp"

namespace crownhead::live {

/// One act, chosen by numbers whose meaning depends on the current state.
struct Step {
  int what, which, how;
  int wait;  ///< minutes before the act
};

std::ostream& operator<<(std::ostream& out, const Step& step) {
  return out << '{' << step.what << ", " << step.which << ", " << step.how << ", " << step.wait
             << '}';
}

namespace {

using tournament::GameOutcome;

constexpr plain::Time minute = 60'000, hour = 60 * minute, day = 24 * hour;

/// A difference between the server and the plain tournament.
struct Difference : std::runtime_error {
  using std::runtime_error::runtime_error;
};

template <class A, class B>
void same(const A& server, const B& plain, const std::string& what) {
  if (server == plain) return;
  std::ostringstream out;
  out << what << ": the server has " << server << ", it should be " << plain;
  throw Difference(out.str());
}

/// A file with the players and the current tables, created once.
class Template {
 public:
  Template() {
    TournamentSite site(file_.path(), noon);
    for (const char* name : {"Anna", "Ben", "Carl", "Dora"})
      users.push_back(site.stores.user(name));
    TournamentSite::prepare_faults(file_.path());
  }
  void copy_to(const std::filesystem::path& folder) const {
    for (const auto& one : std::filesystem::directory_iterator(file_.folder()))
      std::filesystem::copy(one.path(), folder / one.path().filename());
  }

 private:
  db::TempFile file_;

 public:
  std::vector<UserId> users;
};

class Play {
 public:
  explicit Play(const Template& begun, int increment_hours)
      : users_(begun.users), plain_{.base = 4 * day, .increment = increment_hours * hour} {
    begun.copy_to(file_.folder());
    site_ = std::make_unique<TournamentSite>(file_.path(), noon);
    make();
    for (int player = 0; player < 3; ++player)
      ok(site_->act(id_, tournament::Enter{.user = user(player), .rating = 1500}, director()));
    ok(site_->act(id_, tournament::Start{}, director()));
    for (const auto& [key, game] : site_->games(id_)) {
      keys_.push_back(key);
      games_.push_back(game);
      const auto players = site_->game(game).setup().players;
      plain_.games.push_back(
          {.players = {number(players[Seat::white]), number(players[Seat::black])},
           .since = now()});
    }
    compare();
  }

  void run(const std::vector<Step>& steps) {
    for (const Step& step : steps) {
      wait(failing() ? step.wait % 3 * 1000 : step.wait * minute);
      act(step);
      if (!failing()) compare();
    }
    heal();
    compare();
    restart(step_of_end);
    compare();
  }

 private:
  static constexpr int step_of_end = 90;

  void make() {
    id_ = announced(site_->stores.tournaments,
                    {.name = "Cup",
                     .variant = "international",
                     .ruleset = "fmjd",
                     .control = play::Fischer{{plain_.base}, {plain_.increment}},
                     .policy = {.all_at_once = true},
                     .vacation = {.splits_allowed = 100,
                                  .days_allowed = 1000,
                                  .min_days = 0,
                                  .max_days = 1000,
                                  .retro_max_days = 30}},
                    director());
  }

  UserId director() const { return users_[3]; }
  UserId user(int player) const { return users_[static_cast<std::size_t>(player)]; }
  int number(UserId user) const {
    return static_cast<int>(std::ranges::find(users_, user) - users_.begin());
  }
  plain::Time now() const { return site_->clock->now().ms; }
  plain::Game& game(std::size_t at) { return plain_.games[at]; }
  bool failing() const { return !failing_games_.empty() || failing_tournament_; }
  bool failing(std::size_t at) const { return std::ranges::count(failing_games_, at) > 0; }

  template <class T>
  static void ok(const Result<T>& result) {
    if (!result) throw Difference("refused: " + result.error().detail);
  }

  void wait(plain::Time time) {
    const Instant target = site_->clock->now() + Millis{time};
    if (!site_->time.advance_to(target)) {
      heal();
      ok(site_->time.advance_to(std::max(target, site_->clock->now())));
    }
    site_->rest();
    plain_.enforce_deadlines(now());
  }

  /// Lets the store work again, and what was waiting for it is stored.
  void heal() {
    if (!failing()) return;
    site_->heal();
    failing_games_.clear();
    failing_tournament_ = false;
    wait(2000);
  }

  void act(const Step& step) {
    const auto at = static_cast<std::size_t>(step.which) % games_.size();
    if (step.what < 38) return move(at, step.how);
    if (step.what < 40) return resign(at, step.how % 2);
    if (step.what < 48) return pause();
    if (step.what < 56) return resume();
    if (step.what < 63) return add_time(at, step);
    if (step.what < 66) return set_result(at, step.how);
    if (step.what < 67) return leave(step.which % 3);
    if (step.what < 75) return grant(step);
    if (step.what < 80) return freeze(step);
    if (step.what < 83) return end_freeze(step);
    if (step.what < 88) return fail_game(at);
    if (step.what < 89) return fail_tournament();
    if (step.what < 94) return restart(step.how);
    heal();
  }

  /// Expects that a command fails if the store rejects it, and otherwise succeeds if the rules
  /// allow it.
  void must(const Result<CommandDone>& done, std::size_t at, bool allowed, const char* what) {
    const bool expected = allowed && !failing(at);
    if (done.has_value() == expected) return;
    throw Difference(std::string(what) + " in game " + std::to_string(at) +
                     (done ? " was done" : " was refused: " + done.error().detail));
  }

  void move(std::size_t at, int how) {
    plain::Game& one = game(at);
    const play::Game there = site_->game(games_[at]);
    const auto moves =
        draughts::legal_moves(draughts_of(there).variant(), draughts_of(there).position());
    const auto text =
        draughts::write_move(draughts_of(there).variant(), draughts_of(there).position(),
                             moves[static_cast<std::size_t>(how) % moves.size()]);
    const int player = one.players[static_cast<std::size_t>(one.turn())];
    const bool allowed =
        one.result == plain::Result::open && !one.paused() && !plain_.on_vacation(player, now());
    const auto done =
        site_->does(user(player), games_[at],
                    wire::MoveWish{.ply = static_cast<int>(one.turns.size()), .move = text});
    must(done, at, allowed, "a move");
    if (done) plain_.move(one, now());
  }

  void resign(std::size_t at, int side) {
    plain::Game& one = game(at);
    const auto done = site_->does(user(one.players[static_cast<std::size_t>(side)]), games_[at],
                                  wire::ResignWish{});
    must(done, at, one.result == plain::Result::open, "a resignation");
    if (done) plain_.resign(one, side, now());
  }

  bool acted(const tournament::Command& what, bool allowed, const char* name) {
    const auto done = site_->act(id_, what, director());
    if (done.has_value() && !(allowed && !failing_tournament_))
      throw Difference(std::string(name) + " was done");
    if (!done && allowed && !failing_tournament_)
      throw Difference(std::string(name) + " was refused: " + done.error().detail);
    return done.has_value();
  }

  void pause() {
    if (acted(tournament::PauseAll{}, plain_.status == plain::Status::running, "a pause"))
      plain_.pause(now());
  }
  void resume() {
    if (!acted(tournament::ResumeAll{}, plain_.status == plain::Status::paused, "going on")) return;
    plain_.resume(now());
  }

  void add_time(std::size_t at, const Step& step) {
    const bool one = step.how % 2 == 0;
    const Millis time{(step.how + 1) * minute};
    // Games whose end the tournament has not received still count as running.
    if (failing()) heal();
    const auto open = [this](std::size_t i) {
      return !game(i).counts.decided && !game(i).counts.annulled;
    };
    bool any = false;
    for (std::size_t i = 0; i < games_.size(); ++i) any = any || open(i);
    tournament::AddTime add{.game = std::nullopt, .time = time};
    if (one) add.game = keys_[at];
    if (step.how % 3 == 0) fail_game(static_cast<std::size_t>(step.how) % games_.size());
    const bool running = plain_.status == plain::Status::running;
    if (!acted(add, running && (one ? open(at) : any), "more time")) return;
    for (std::size_t i = 0; i < games_.size(); ++i)
      if (!one || i == at) plain_.add_time(game(i), time.count);
  }

  void set_result(std::size_t at, int how) {
    constexpr std::array outcomes{GameOutcome::draw, GameOutcome::first_wins_by_forfeit,
                                  GameOutcome::second_wins, GameOutcome::both_lose,
                                  GameOutcome::annulled};
    const auto outcome = outcomes[static_cast<std::size_t>(how) % outcomes.size()];
    const bool white_first = site_->look_at(id_, [&](TournamentRoom& room) {
      return room.tournament().game(keys_[at])->first_is_white;
    });
    if (!site_->act(id_, tournament::SetResult{.game = keys_[at], .outcome = outcome}, director()))
      return;
    const bool annulled = outcome == GameOutcome::annulled;
    plain::Result result = plain::Result::none;
    if (outcome == GameOutcome::draw) result = plain::Result::draw;
    if (outcome == GameOutcome::first_wins_by_forfeit)
      result = white_first ? plain::Result::white : plain::Result::black;
    if (outcome == GameOutcome::second_wins)
      result = white_first ? plain::Result::black : plain::Result::white;
    plain_.set_result(game(at), result, annulled, now());
  }

  void leave(int player) {
    heal();
    const bool allowed = plain_.status != plain::Status::finished && !plain_.gone[player];
    if (acted(tournament::Leave{user(player)}, allowed, "leaving")) plain_.leave(player, now());
  }

  /// Returns a span from some time in the past to some time in the future.
  plain::Span some_span(const Step& step) const {
    const plain::Time from = std::max(noon.ms, now() + (step.how - 60) * hour);
    return {.from = from, .to = from + (step.which + 1) * hour + step.how * minute};
  }

  void grant(const Step& step) {
    const int player = step.what % 3;
    const plain::Span asked = some_span(step);
    const auto granted = db::answered<db::VacationAnswer>([&](auto done) {
      site_->vacations.grant(
          {.tournament = id_,
           .player = user(player),
           .actor = director(),
           .grant = {.interval = {{asked.from}, {asked.to}}, .charged = true, .reason = "test"},
           .now = site_->clock->now(),
           .key = std::nullopt},
          [](const auto&) { return std::string(); }, std::move(done));
    });
    if (granted.has_value() && !plain_.may_book(player, asked))
      throw Difference("a vacation in another one was granted");
    if (!granted) return;
    plain_.vacations[player].push_back(asked);
    plain_.hours[player] += (asked.to - asked.from + hour - 1) / hour;
    site_->apply_freezes(granted->effect.games);
  }

  void freeze(const Step& step) {
    const plain::Span asked = some_span(step);
    const auto frozen = db::answered<db::StoredFreeze>([&](auto done) {
      site_->vacations.freeze({.tournament = id_,
                               .actor = director(),
                               .interval = {{asked.from}, {asked.to}},
                               .reason = "test",
                               .now = site_->clock->now(),
                               .key = std::nullopt},
                              std::move(done));
    });
    if (!frozen) throw Difference("the clocks could not be stopped");
    plain_.freezes.push_back(asked);
    freezes_.push_back(frozen->id);
    site_->apply_freezes(frozen->effect.games);
  }

  void end_freeze(const Step& step) {
    if (freezes_.empty()) return;
    const auto at = static_cast<std::size_t>(step.which) % freezes_.size();
    plain::Span& span = plain_.freezes[at];
    const plain::Time end = std::max(span.from, now() + (step.how - 20) * hour);
    const auto changed = db::answered<db::ChangedFreeze>([&](auto done) {
      site_->vacations.change_freeze({.tournament = id_,
                                      .freeze = freezes_[at],
                                      .actor = director(),
                                      .end = {end},
                                      .reason = "test",
                                      .now = site_->clock->now()},
                                     std::move(done));
    });
    if (changed.has_value() != (span.to > now() && span.to > span.from))
      throw Difference("the end of a freeze");
    if (!changed) return;
    span.to = std::max({end, span.from, now()});
    site_->apply_freezes(changed->effect.games);
  }

  void fail_game(std::size_t at) {
    site_->fail(games_[at]);
    failing_games_.push_back(at);
  }
  void fail_tournament() {
    site_->fail(GameId{0});
    failing_tournament_ = true;
  }

  /// Discards everything in memory; the server is down for `hours`.
  void restart(int hours) {
    const Instant then = site_->clock->now();
    site_.reset();
    TournamentSite::script(file_.path(), "DELETE FROM failing");
    failing_games_.clear();
    failing_tournament_ = false;
    const Instant ready = then + Millis{hours * hour / 2};
    for (plain::Game& one : plain_.games) {
      const plain::Time due = plain_.deadline(one);
      if (due >= then.ms && due < ready.ms) one.outages.push_back({then.ms, ready.ms});
    }
    site_ = std::make_unique<TournamentSite>(file_.path(), ready, then);
    wait(2000);
  }

  static plain::Result result_of(const play::Game& game) {
    if (!game.ended()) return plain::Result::open;
    switch (game.ended()->outcome()) {
      case play::Outcome::white_wins: return plain::Result::white;
      case play::Outcome::black_wins: return plain::Result::black;
      case play::Outcome::draw: return plain::Result::draw;
      case play::Outcome::none: return plain::Result::none;
    }
    return plain::Result::none;
  }

  void compare() {
    for (std::size_t at = 0; at < games_.size(); ++at) compare(at);
    site_->look_at(id_, [&](TournamentRoom& room) {
      const auto& there = room.tournament();
      constexpr std::array names{tournament::Status::running, tournament::Status::paused,
                                 tournament::Status::finished};
      same(static_cast<int>(there.status()),
           static_cast<int>(names[static_cast<std::size_t>(plain_.status)]), "the status");
      for (const auto& card : tournament::score_cards_of(tournament::published_history(there)))
        same(card.points, plain_.points(number(there.user_in(card.seat).value())), "points");
      return true;
    });
    same(site_->stores.tournaments.to_be_ruled(id_).size(), 0U, "games that were not ruled on");
    for (const auto& [player, hours] : plain_.hours)
      same(site_->vacations
               .choices({.user = user(player),
                         .request = {.tournaments = {id_}},
                         .zone = {},
                         .now = site_->clock->now(),
                         .key = {}})
               .front()
               .standing->hours_used,
           hours, "hours of vacation");
  }

  void compare(std::size_t at) {
    const plain::Game& one = game(at);
    const play::Game there = site_->game(games_[at]);
    const std::string name = " of game " + std::to_string(at);
    same(static_cast<int>(result_of(there)), static_cast<int>(one.result), "the result" + name);
    same(there.ply(), static_cast<int>(one.turns.size()), "the moves" + name);
    same(site_->changes(games_[at], play::ClockCause::given), one.added_times, "given time" + name);
    same(site_->changes(games_[at], play::ClockCause::paused),
         static_cast<std::ptrdiff_t>(one.pauses.size()), "pauses" + name);
    if (one.result != plain::Result::open) return;
    same(there.pause().has_value(), one.paused(), "the pause" + name);
    for (const auto side : {Seat::white, Seat::black})
      same(play::remaining(there.setup().terms.control, there.clock(), side, site_->clock->now())
               .count,
           plain_.left(one, static_cast<int>(index(side)), now()),
           std::string(side == Seat::white ? "White's" : "Black's") + " time" + name);
    same(there.deadline().value_or(Instant{plain::never}).ms, plain_.deadline(one),
         "the deadline" + name);
  }

  db::TempFile file_;
  std::unique_ptr<TournamentSite> site_;
  std::vector<UserId> users_;
  TournamentId id_;
  std::vector<tournament::GameKey> keys_;
  std::vector<GameId> games_;
  std::vector<std::int64_t> freezes_;
  plain::Tournament plain_;
  std::vector<std::size_t> failing_games_;
  bool failing_tournament_ = false;
};

/// Uses the full ranges in short sequences as well, where inRange alone would scale them with the
/// size.
rc::Gen<Step> any_step() {
  return rc::gen::resize(rc::kNominalSize, rc::gen::construct<Step>(
                                               rc::gen::inRange(0, 100), rc::gen::inRange(0, 60),
                                               rc::gen::inRange(0, 80), rc::gen::inRange(0, 1500)));
}

std::optional<std::string> difference(const Template& begun, int increment_hours,
                                      const std::vector<Step>& steps) {
  try {
    Play(begun, increment_hours).run(steps);
  } catch (const Difference& difference) {
    return difference.what();
  }
  return std::nullopt;
}

/// Returns the steps without those that the difference does not need. rapidcheck's own shrinking
/// would try thousands of sequences.
std::vector<Step> shortened(const Template& begun, int increment_hours, std::vector<Step> steps) {
  for (std::size_t at = steps.size(); at-- > 0;) {
    auto fewer = steps;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(at));
    if (difference(begun, increment_hours, fewer)) steps = std::move(fewer);
  }
  return steps;
}

TEST(TournamentModel, MatchesThePlainModel) {
  const Template begun;
  rc::detail::TestParams params;
  params.seed = test_seed();
  params.maxSuccess = std::getenv("CROWNHEAD_LONG") ? 10'000 : 200;
  params.maxSize = 30;
  std::cout << test_seed_text() << '\n';
  const auto result = rc::detail::checkTestable(
      [&] {
        const int increment =
            *rc::gen::noShrink(rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 30)));
        const auto steps = *rc::gen::noShrink(rc::gen::container<std::vector<Step>>(any_step()));
        if (!difference(begun, increment, steps)) return;
        const auto few = shortened(begun, increment, steps);
        RC_FAIL(difference(begun, increment, few).value() + "\nafter " + rc::toString(few) +
                " with an increment of " + std::to_string(increment) + " hours");
      },
      rc::detail::TestMetadata{}, params);
  std::ostringstream said;
  rc::detail::printResultMessage(result, said);
  EXPECT_TRUE(result.is<rc::detail::SuccessResult>()) << said.str();
}

}  // namespace
}  // namespace crownhead::live
