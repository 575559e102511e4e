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
#include "rules/play/move_message.hpp"
#include "server/wire/game_names.hpp"

namespace crownhead::wire {

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

/// Each refers to a thing that was made or done.
std::string game_made(GameId game);              ///< {"game":"12"}, over WebSocket
std::string game_made_json(GameId game);         ///< {"game_id":"12"}, over REST
std::string version_json(std::int64_t version);  ///< {"version":13}
/// {"ply":…,"version":…,"fen":…}
std::string move_made_json(int ply, std::int64_t version, std::string_view fen);
/// {"items":[…],"version":V} of whole event frames.
std::string event_page_json(const std::vector<std::string>& frames, std::int64_t version);

}  // namespace crownhead::wire
