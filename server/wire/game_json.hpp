#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game.hpp"
#include "rules/play/made_offer.hpp"
#include "rules/play/move_message.hpp"
#include "rules/rating/shown.hpp"
#include "rules/seat.hpp"

namespace crownhead::wire {

/// What a game's messages name beside its state.
struct GameNames {
  GameId id;
  PerSeat<std::string> players;       ///< usernames
  rating::ShownRatings ratings = {};  ///< as the game began, and what it has changed
  PerSeat<bool> bots = {};            ///< which of them are programs
  /// The levels of the site's own computers among them.
  PerSeat<std::optional<int>> computers = {};
  std::optional<TournamentId> tournament = {};  ///< of which it is a game
  bool arena = false;                           ///< that is what the tournament is
};

using Messages = std::span<const play::MoveMessage>;

/// The legal moves of a game in full, found once for each version of it: where a king has a lattice
/// of captures that takes longer than everything else.
class LegalMoves {
 public:
  /// Empty once the game has ended.
  const std::vector<std::string>& of(const play::Game& game);

 private:
  std::optional<std::int64_t> version_;
  std::vector<std::string> texts_;
};

/// The schema Game of openapi.yaml; `messages` only if it is for one of the two players, `showing`
/// if it is for somebody who is shown it later: then `game` is what they are shown. `kept`: the
/// legal moves as far as they are known.
std::string game_json(const GameNames& names, const play::Game& game, Instant now,
                      Messages messages = {}, const play::Showing& showing = {},
                      LegalMoves* kept = nullptr);

/// The data of an event; `after` is the game right after it. `message` of a move, only if it is for
/// one of the two players; `showing` as above.
std::string event_data(const GameNames& names, const play::Game& after, const play::Event& event,
                       const play::MoveMessage* message = nullptr,
                       const play::Showing& showing = {});

/// Data of the events of `me` that tell of a game.
std::string game_started(const GameNames& names, const play::Game& game);
std::string my_turn(GameId game, Instant at, int ply);
/// To the player who has to answer it.
std::string offer_made(GameId game, Instant at, const play::MadeOffer& offer);
std::string game_ended(GameId id, const play::Game& game);
std::string move_message(GameId game, Instant at, Seat by, const play::MoveMessage& message);

/// Each refers to a thing that was made or done.
std::string game_made(GameId game);              ///< {"game":"12"}, over WebSocket
std::string game_made_json(GameId game);         ///< {"game_id":"12"}, over REST
std::string version_json(std::int64_t version);  ///< {"version":13}
/// {"ply":…,"version":…,"fen":…}
std::string move_made_json(int ply, std::int64_t version, std::string_view fen);
/// {"items":[…],"version":V} of whole event frames.
std::string event_page_json(const std::vector<std::string>& frames, std::int64_t version);

}  // namespace crownhead::wire
