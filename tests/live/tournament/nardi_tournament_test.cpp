// A correspondence tournament of nardi under random acts, vacations, passing time and restarts from
// the file. Its dice always follow the chain, and time is charged once.

#include <gtest/gtest.h>
#include <map>
#include <ranges>
#include <rapidcheck.h>

#include "rules/dice/verify.hpp"
#include "tests/db/answered.hpp"
#include "tests/live/tournament/plain_tournament.hpp"
#include "tests/live/tournament/tournament_site.hpp"
#include "tests/play/nardi_match.hpp"

namespace crownhead::live {
namespace {

class NardiCup {
 public:
  NardiCup() {
    site_ = std::make_unique<TournamentSite>(file_.path(), noon);
    for (const char* name : {"Anna", "Ben", "Carl", "Dora"})
      users_.push_back(site_->stores.user(name));
    id_ = announced(site_->stores.tournaments,
                    {.name = "Dice Cup",
                     .variant = "nardi",
                     .ruleset = "wbgf",
                     .terms = "3 points cube crawford",
                     .control = play::Fischer{base, {}},
                     .policy = {.all_at_once = true},
                     .vacation = {.splits_allowed = 100,
                                  .days_allowed = 1000,
                                  .min_days = 0,
                                  .max_days = 1000}},
                    director());
    for (std::size_t player = 0; player < 3; ++player)
      site_->act(id_, tournament::Enter{.user = users_[player], .rating = 1500}, director())
          .value();
    site_->act(id_, tournament::Start{}, director()).value();
    for (const auto& [key, game] : site_->games(id_)) {
      const auto there = site_->game(game);
      tables_.push_back({.game = game, .left = {base.count, base.count}, .since = now()});
      tables_.back().turn = index(there.turn());
      tables_.back().rolls = there.dice().rolls;
    }
  }

  /// An act chosen by numbers, whose meaning depends on the current state.
  void does(int what, int which, int how, int minutes) {
    site_->time.advance_to(site_->clock->now() + seconds(std::int64_t{60} * minutes)).value();
    site_->rest();
    if (what < 70)
      act(tables_[static_cast<std::size_t>(which) % tables_.size()], how);
    else if (what < 85)
      go_away(static_cast<std::size_t>(which) % 3, how);
    else
      restart();
    for (Table& table : tables_) compare(table);
  }

 private:
  struct Table {
    GameId game;
    std::array<plain::Time, 2> left;  ///< when the turn began
    plain::Time since;
    std::size_t turn = 0;
    SharedList<play::DiceHistory::Thrown> rolls = {};
    bool over = false;
  };

  /// More than all steps use.
  static constexpr Millis base = seconds(std::int64_t{60} * 24 * 3600);
  static constexpr plain::Time hour = 3'600'000;

  UserId director() const { return users_[3]; }
  plain::Time now() const { return site_->clock->now().ms; }

  void act(Table& table, int how) {
    const auto before = site_->game(table.game);
    if (before.ended()) return;
    const auto legal = before.board().legal();
    const auto& text = legal[static_cast<std::size_t>(how) % legal.size()];
    const UserId player = before.setup().players[before.turn()];
    const auto done = site_->does(
        player, table.game,
        wire::MoveWish{.ply = before.ply(), .move = text, .entropy = "e" + std::to_string(how)});
    RC_ASSERT(done.has_value() == !is_away(player));
    if (!done) return;
    table.left[table.turn] -= thought(table);
    table.since = now();
    const auto after = site_->game(table.game);
    table.turn = index(after.turn());
    RC_ASSERT(after.dice().rolls.size() >= table.rolls.size());
    RC_ASSERT(
        std::ranges::equal(table.rolls, after.dice().rolls | std::views::take(table.rolls.size())));
    table.rolls = after.dice().rolls;
    table.over = after.ended().has_value();
  }

  /// Granted by the director, who may do so without notice.
  void go_away(std::size_t player, int how) {
    const plain::Span span{now() + (how % 5) * hour, now() + (how % 5 + 1 + how) * hour};
    const auto granted = db::answered<db::VacationAnswer>([&](auto done) {
      site_->vacations.grant(
          {.tournament = id_,
           .player = users_[player],
           .actor = director(),
           .grant = {.interval = {{span.from}, {span.to}}, .charged = true, .reason = "test"},
           .now = site_->clock->now(),
           .key = std::nullopt},
          [](const auto&) { return std::string(); }, std::move(done));
    });
    if (!granted) return;
    away_[users_[player]].push_back(span);
    hours_[users_[player]] += 1 + how;
    site_->apply_freezes(granted->effect.games);
  }

  void restart() {
    const Instant then = site_->clock->now();
    site_.reset();
    site_ = std::make_unique<TournamentSite>(file_.path(), then, then);
  }

  bool is_away(UserId player) {
    return std::ranges::any_of(away_[player], [at = now()](const plain::Span& span) {
      return span.from <= at && at < span.to;
    });
  }
  /// Returns the thinking time of the player whose turn it is, since it began.
  plain::Time thought(const Table& table) {
    const auto players = site_->game(table.game).setup().players;
    return plain::outside(table.since, now(), away_[players[static_cast<Seat>(table.turn)]]);
  }

  void compare(Table& table) {
    const auto there = site_->game(table.game);
    RC_ASSERT(there.dice().rolls == table.rolls);
    if (!table.over)
      for (const std::size_t side : {0U, 1U}) {
        const auto left = play::remaining(there.setup().terms.control, there.clock(),
                                          static_cast<Seat>(side), site_->clock->now());
        RC_ASSERT(left.count == table.left[side] - (side == table.turn ? thought(table) : 0));
      }
    std::vector<play::Event> events;
    for (auto& [version, event] : site_->stores.games.events(table.game, 0))
      events.push_back(std::move(event));
    RC_ASSERT(!dice::verify(*there.setup().dice_commitment, play::dice_events(events)));
    for (const auto& [player, hours] : hours_)
      RC_ASSERT(site_->vacations
                    .choices({.user = player,
                              .request = {.tournaments = {id_}},
                              .zone = {},
                              .now = site_->clock->now(),
                              .key = {}})
                    .front()
                    .standing->hours_used == hours);
  }

  db::TempFile file_;
  std::unique_ptr<TournamentSite> site_;
  std::vector<UserId> users_;
  TournamentId id_;
  std::vector<Table> tables_;
  std::map<UserId, std::vector<plain::Span>> away_;
  std::map<UserId, std::int64_t> hours_;
};

TEST(NardiTournamentProperties, DiceFollowTheChainAndTimeIsChargedOnce) {
  rc::detail::TestParams params;
  params.maxSuccess = std::getenv("CROWNHEAD_LONG") ? 500 : 4;
  params.maxSize = 30;
  params.seed = 53;
  const auto result = rc::detail::checkTestable(
      [] {
        NardiCup cup;
        const int steps = *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(20, 60));
        for (int step = 0; step < steps; ++step)
          cup.does(*rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 100)),
                   *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 60)),
                   *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 48)),
                   *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(0, 600)));
      },
      rc::detail::TestMetadata{}, params);
  std::ostringstream said;
  rc::detail::printResultMessage(result, said);
  EXPECT_TRUE(result.is<rc::detail::SuccessResult>()) << said.str();
}

}  // namespace
}  // namespace crownhead::live
