#include "db/games/computer_offers.hpp"

#include <utility>

#include "db/games/dice_tip_rows.hpp"
#include "db/games/dice_tips.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

std::optional<ComputerOffer> standing_offer(Connection& connection, UserId user, Instant now) {
  Rows rows = connection.query(
      "SELECT id, variant, ruleset, start_fen, root, tip, expires_ms FROM computer_dice"
      " WHERE user_id = ?1 AND expires_ms > ?2",
      user, now);
  if (!rows.next()) return std::nullopt;
  ComputerOffer offer{.id = rows.take<std::int64_t>(), .user = user};
  offer.variant = rows.take<std::string>();
  offer.ruleset = rows.take<std::string>();
  offer.start_fen = rows.take<std::string>();
  offer.dice.root = take_bytes<dice::Digest>(rows);
  offer.dice.tip = take_bytes<dice::Digest>(rows);
  offer.until = rows.take<Instant>();
  return offer;
}

Result<ComputerOffer> made(Connection& connection, const ComputerOffer& offer, Instant now) {
  if (auto before = standing_offer(connection, offer.user, now);
      before && before->of_same_game(offer))
    return *std::move(before);
  connection.run("DELETE FROM computer_dice WHERE user_id = ?1", offer.user);
  connection.run(
      "INSERT INTO computer_dice (user_id, id, root, tip, variant, ruleset, start_fen, expires_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
      offer.user, offer.id, Bytes(offer.dice.root), Bytes(offer.dice.tip), offer.variant,
      offer.ruleset, offer.start_fen, offer.until);
  tell_tip(connection, {.tip = offer.dice.tip,
                        .told = now,
                        .what = dice::TipOf::computer,
                        .id = std::to_string(offer.id)});
  return offer;
}

}  // namespace

ComputerOffers::ComputerOffers(Writer& writer, Readers& readers)
    : writer_(writer), readers_(readers) {}

void ComputerOffers::make(ComputerOffer offer, Instant now, Done<ComputerOffer> done) {
  const Locks locks = Locks::of(offer.user, Locks::One::tips);
  writer_.submit<ComputerOffer>(
      locks,
      [offer = std::move(offer), now](Connection& connection) {
        return made(connection, offer, now);
      },
      std::move(done));
}

std::optional<ComputerOffer> ComputerOffers::find(UserId user, const dice::Digest& tip,
                                                  Instant now) const {
  auto connection = readers_.borrow();
  auto offer = standing_offer(*connection, user, now);
  if (!offer || offer->dice.tip != tip) return std::nullopt;
  return offer;
}

Result<void> use_computer_offer(Connection& connection, UserId user, const dice::Digest& tip) {
  if (connection.changed("DELETE FROM computer_dice WHERE user_id = ?1 AND tip = ?2", user,
                         Bytes(tip)) == 0)
    return fail(Code::no_offer, reason::computer::tip_gone());
  return {};
}

}  // namespace crownhead::db
