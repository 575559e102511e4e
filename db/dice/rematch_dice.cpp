#include "db/dice/rematch_dice.hpp"

#include <string>

#include "db/dice/dice_commitment_rows.hpp"
#include "db/dice/dice_commitments.hpp"

namespace crownhead::db {

void store_rematch_dice(Connection& connection, GameId game, const play::OfferedDice& dice,
                        Instant at) {
  connection.run(
      "INSERT INTO rematch_dice (game_id, root, commitment, entropy) VALUES (?1, ?2, ?3, ?4)", game,
      Bytes(dice.root), Bytes(dice.commitment), dice.entropy);
  publish_commitment(connection, {.commitment = dice.commitment,
                                  .published = at,
                                  .what = dice::CommitmentPurpose::rematch,
                                  .id = std::to_string(game.value)});
}

std::optional<play::OfferedDice> rematch_dice_of(Connection& connection, GameId game) {
  Rows rows = connection.query(
      "SELECT root, commitment, entropy FROM rematch_dice WHERE game_id = ?1", game);
  if (!rows.next()) return std::nullopt;
  play::OfferedDice dice;
  dice.root = take_bytes<dice::Digest>(rows);
  dice.commitment = take_bytes<dice::Digest>(rows);
  dice.entropy = rows.take<std::string>();
  return dice;
}

void drop_rematch_dice(Connection& connection, GameId game) {
  connection.run("DELETE FROM rematch_dice WHERE game_id = ?1", game);
}

}  // namespace crownhead::db
