#pragma once

#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "db/jobs/writer.hpp"
#include "db/openings/openings.hpp"
#include "rules/draughts/notation/fen.hpp"
#include "rules/play/ruling.hpp"
#include "tests/db/temp_file.hpp"

namespace crownhead::db {

/// Games of Anna with White against Ben, and the explorer's counts of them.
class OpeningsSite {
 public:
  using Ratings = std::pair<int, int>;

  template <class Where>
  explicit OpeningsSite(const Where& where) : stores(where) {}

  GameId begun(const std::vector<std::string>& moves, Instant at,
               const play::TimeControl& control = play::Fischer{seconds(300), seconds(3)}) {
    auto setup = live_setup(anna, ben);
    setup.terms.control = control;
    setup.terms.rated = false;
    return begun(setup, moves, at);
  }
  GameId begun(const play::Setup& setup, const std::vector<std::string>& moves, Instant at) {
    const GameId id = stores.game(setup, at);
    for (const auto& move : moves)
      does(id, [&](const play::Game& game) {
        return play::Command(play::MakeMove{game.turn(), game.ply(), move, false});
      });
    return id;
  }

  GameId finished(const std::vector<std::string>& moves, play::Outcome outcome, Instant at,
                  const Ratings& ratings = std::pair(1500, 1500),
                  const play::TimeControl& control = play::Fischer{seconds(300), seconds(3)}) {
    const GameId id = begun(moves, at, control);
    set_ratings(id, ratings);
    if (outcome == play::Outcome::draw) {
      does(id, [](const play::Game&) { return play::Command(play::OfferDraw{Seat::white}); });
      does(id, [](const play::Game&) { return play::Command(play::AcceptDraw{Seat::black}); });
    } else {
      const Seat loser = outcome == play::Outcome::white_wins ? Seat::black : Seat::white;
      does(id, [&](const play::Game&) { return play::Command(play::Resign{loser}); });
    }
    return id;
  }

  void abort(GameId id) {
    does(id, [](const play::Game&) { return play::Command(play::Abort{Seat::black}); });
  }
  /// A director decides the result.
  void rule(GameId id, play::Outcome outcome) {
    store(id, [&](const play::Game& game) {
      return decide_ruling(game,
                           play::SetResult{.finish = play::finish_of(outcome),
                                           .reason = play::EndReason::adjudication},
                           game.last_event());
    });
  }

  void count(const std::vector<GameId>& games) {
    awaited<void>([&](auto done) { openings.count(games, std::move(done)); }).value();
  }
  void count_all() {
    for (auto games = openings.next_to_count(3); !games.empty(); games = openings.next_to_count(3))
      count(games);
  }

  std::vector<ExploredMove> moves(const std::string& fen, const OpeningFilter& filter = {}) const {
    const auto& variant = *draughts::find_variant("international");
    return openings.moves(play::position_key(variant, *draughts::find_ruleset(variant, "fmjd"),
                                             draughts::read_fen(variant, fen).value()),
                          filter);
  }
  /// "32-28 1+ 2= 3-": won by White, drawn, won by Black.
  std::vector<std::string> lines(const std::string& fen, const OpeningFilter& filter = {}) const {
    std::vector<std::string> found;
    for (const auto& move : moves(fen, filter))
      found.push_back(move.move + ' ' + std::to_string(move.white_wins) + "+ " +
                      std::to_string(move.draws) + "= " + std::to_string(move.black_wins) + '-');
    return found;
  }

  TestStores stores;
  Openings& openings = stores.openings;
  UserId anna = stores.user("anna"), ben = stores.user("ben");

 private:
  template <class Wish>
  void does(GameId id, const Wish& wish) {
    store(id, [&](const play::Game& game) { return decide(game, wish(game), game.last_event()); });
  }

  template <class Decide>
  void store(GameId id, const Decide& decided) {
    auto game = stores.games.load(id).value().game;
    const auto version = game.version();
    const auto events = decided(game).value();
    for (const auto& event : events) apply(game, event);
    stores.append({.game = id, .after_version = version, .events = events, .state = game}).value();
  }

  /// Sets the ratings at the start of the game, so that tests do not depend on the players' own.
  void set_ratings(GameId id, const Ratings& ratings) {
    const auto [white, black] = ratings;
    awaited<void>([&](auto done) {
      stores.database.writer().submit<void>(
          Locks::of(id),
          [=](Connection& connection) -> Result<void> {
            connection.run("UPDATE games SET white_rating = ?2, black_rating = ?3 WHERE id = ?1",
                           id, white, black);
            return {};
          },
          std::move(done));
    }).value();
  }
};

}  // namespace crownhead::db
