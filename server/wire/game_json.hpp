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
#include "server/wire/game_names.hpp"

namespace crownhead::wire {

/// In the order of their moves.
using Messages = SharedList<play::MoveMessage>;

/// The legal moves of a game in full, found once for each version of it: where a king has a lattice
/// of captures that takes longer than everything else. Any thread; a second
/// caller waits for the first.
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

/// The messages that a Game has: the last ones. Those before come in pages.
constexpr std::size_t messages_of_game = 50;

/// The schema Game of openapi.yaml; `messages` only if it is for one of the two players, `showing`
/// if it is for somebody who is shown it later: then `game` is what they are shown. `kept`: the
/// legal moves as far as they are known.
std::string game_json(const GameNames& names, const play::Game& game, Instant now,
                      const Messages& messages = {}, const play::Showing& showing = {},
                      LegalMoves* kept = nullptr);

/// {"items":[…],"next_cursor":…} of the messages with plies below `before`, the newest first and
/// `limit` at most; the cursor is the `before` of the next page.
std::string messages_json(const play::Game& game, const Messages& messages,
                          std::optional<int> before, std::size_t limit);

/// Each refers to a thing that was made or done.
std::string game_made(GameId game);              ///< {"game":"12"}, over WebSocket
std::string game_made_json(GameId game);         ///< {"game_id":"12"}, over REST
std::string version_json(std::int64_t version);  ///< {"version":13}
/// {"ply":…,"version":…,"fen":…}
std::string move_made_json(int ply, std::int64_t version, std::string_view fen);
/// {"items":[…],"version":V,"next_cursor":…} of whole event frames up to `version`; `more` says
/// whether there are others behind it, and then the cursor is that version.
std::string event_page_json(const std::vector<std::string>& frames, std::int64_t version,
                            bool more);

}  // namespace crownhead::wire
