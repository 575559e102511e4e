#include "db/games/rematch_dice.hpp"

#include <string>

#include "db/games/dice_tip_rows.hpp"
#include "db/games/dice_tips.hpp"

namespace crownhead::db {

void store_rematch_dice(Connection& connection, GameId game, const play::OfferedDice& dice,
                        Instant at) {
  connection.run("INSERT INTO rematch_dice (game_id, root, tip, entropy) VALUES (?1, ?2, ?3, ?4)",
                 game, Bytes(dice.root), Bytes(dice.tip), dice.entropy);
  tell_tip(connection, {.tip = dice.tip,
                        .told = at,
                        .what = dice::TipOf::rematch,
                        .id = std::to_string(game.value)});
}

std::optional<play::OfferedDice> rematch_dice_of(Connection& connection, GameId game) {
  Rows rows =
      connection.query("SELECT root, tip, entropy FROM rematch_dice WHERE game_id = ?1", game);
  if (!rows.next()) return std::nullopt;
  play::OfferedDice dice;
  dice.root = take_bytes<dice::Digest>(rows);
  dice.tip = take_bytes<dice::Digest>(rows);
  dice.entropy = rows.take<std::string>();
  return dice;
}

void drop_rematch_dice(Connection& connection, GameId game) {
  connection.run("DELETE FROM rematch_dice WHERE game_id = ?1", game);
}

}  // namespace crownhead::db
