#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/ids.hpp"
#include "rules/instant.hpp"
#include "rules/play/game.hpp"
#include "rules/play/move_message.hpp"
#include "rules/shared_list.hpp"
#include "server/wire/game/game_names.hpp"

namespace crownhead::wire {

/// In the order of their moves.
using Messages = SharedList<play::MoveMessage>;

/// Caches the legal moves of a game in full notation, computed once per version: for a king with a
/// lattice of captures this takes longer than everything else. Any thread; a second caller waits
/// for the first.
class LegalMoves {
 public:
  using Texts = std::shared_ptr<const std::vector<std::string>>;

  /// Empty once the game has ended.
  Texts of(const play::Game& game);

 private:
  std::mutex mutex_;
  std::int64_t version_ = 0;
  Texts texts_;
};

/// How many of the last messages the schema Game contains. Earlier ones are read in pages.
constexpr std::size_t messages_of_game = 50;

/// The schema Game of openapi.yaml. `messages` are only for the two players. `showing` is set for a
/// viewer with a delay, and then `game` is the game as that viewer sees it. `kept` caches the legal
/// moves.
std::string game_json(const GameNames& names, const play::Game& game, Instant now,
                      const Messages& messages = {}, const play::Showing& showing = {},
                      LegalMoves* kept = nullptr);

/// {"items":[…],"next_cursor":…} with up to `limit` messages of plies below `before`, the newest
/// first. The cursor is the `before` of the next page.
std::string messages_json(const play::Game& game, const Messages& messages,
                          std::optional<int> before, std::size_t limit);

/// Each refers to something that was made or done.
std::string game_made(GameId game);              ///< {"game":"12"}, over WebSocket
std::string game_made_json(GameId game);         ///< {"game_id":"12"}, over REST
std::string version_json(std::int64_t version);  ///< {"version":13}
/// {"ply":…,"version":…,"fen":…}
std::string move_made_json(int ply, std::int64_t version, std::string_view fen);
/// {"items":[…],"version":V,"next_cursor":…} with whole event frames up to `version`. If `more` is
/// true, others follow, and the cursor is that version.
std::string event_page_json(const std::vector<std::string>& frames, std::int64_t version,
                            bool more);

}  // namespace crownhead::wire
