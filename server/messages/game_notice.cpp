#include "server/messages/game_notice.hpp"

namespace crownhead::messages {
namespace {

std::optional<Ending> ending(const db::GameStore& games, const db::Notice& notice,
                             const play::GameRow& row) {
  if (row.status == play::GameStatus::playing) return std::nullopt;
  const auto loaded = games.load(notice.game);
  if (!loaded || !loaded->game.ended()) return std::nullopt;
  return ending_of(loaded->game, notice.user);
}

}  // namespace

GameNotice notice_for(const db::GameStore& games, const db::Notice& notice,
                      const play::GameRow& row) {
  return {.kind = notice.kind,
          .hours = notice.hours,
          .game = notice.game,
          .opponent = play::others_than(row, notice.user),
          .ending = ending(games, notice, row),
          .deadline = row.status == play::GameStatus::playing ? row.deadline : std::nullopt,
          .message = notice.kind == accounts::NotificationKind::my_turn ? row.message : ""};
}

}  // namespace crownhead::messages
