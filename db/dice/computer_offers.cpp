#include "db/dice/computer_offers.hpp"

#include <utility>

#include "db/dice/dice_commitment_rows.hpp"
#include "db/dice/dice_commitments.hpp"
#include "db/jobs/readers.hpp"
#include "db/jobs/writer.hpp"
#include "rules/reasons.hpp"

namespace crownhead::db {
namespace {

std::optional<ComputerOffer> standing_offer(Connection& connection, UserId user, Instant now) {
  Rows rows = connection.query(
      "SELECT id, variant, ruleset, start_fen, root, commitment, expires_ms FROM computer_dice"
      " WHERE user_id = ?1 AND expires_ms > ?2",
      user, now);
  if (!rows.next()) return std::nullopt;
  ComputerOffer offer{.id = rows.take<std::int64_t>(), .user = user};
  offer.variant = rows.take<std::string>();
  offer.ruleset = rows.take<std::string>();
  offer.start_fen = rows.take<std::string>();
  offer.dice.root = take_bytes<dice::Digest>(rows);
  offer.dice.commitment = take_bytes<dice::Digest>(rows);
  offer.until = rows.take<Instant>();
  return offer;
}

Result<ComputerOffer> made(Connection& connection, const ComputerOffer& offer, Instant now) {
  if (auto before = standing_offer(connection, offer.user, now);
      before && before->of_same_game(offer))
    return *std::move(before);
  connection.run("DELETE FROM computer_dice WHERE user_id = ?1", offer.user);
  connection.run(
      "INSERT INTO computer_dice (user_id, id, root, commitment, variant, ruleset, start_fen, "
      "expires_ms)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
      offer.user, offer.id, Bytes(offer.dice.root), Bytes(offer.dice.commitment), offer.variant,
      offer.ruleset, offer.start_fen, offer.until);
  publish_commitment(connection, {.commitment = offer.dice.commitment,
                                  .published = now,
                                  .what = dice::CommitmentPurpose::computer,
                                  .id = std::to_string(offer.id)});
  return offer;
}

}  // namespace

ComputerOffers::ComputerOffers(Writer& writer, Readers& readers)
    : writer_(writer), readers_(readers) {}

void ComputerOffers::make(ComputerOffer offer, Instant now, Done<ComputerOffer> done) {
  const Locks locks = Locks::of(offer.user, Locks::One::commitments);
  writer_.submit<ComputerOffer>(
      locks,
      [offer = std::move(offer), now](Connection& connection) {
        return made(connection, offer, now);
      },
      std::move(done));
}

std::optional<ComputerOffer> ComputerOffers::find(UserId user, const dice::Digest& commitment,
                                                  Instant now) const {
  auto connection = readers_.borrow();
  auto offer = standing_offer(*connection, user, now);
  if (!offer || offer->dice.commitment != commitment) return std::nullopt;
  return offer;
}

Result<void> use_computer_offer(Connection& connection, UserId user,
                                const dice::Digest& commitment) {
  if (connection.changed("DELETE FROM computer_dice WHERE user_id = ?1 AND commitment = ?2", user,
                         Bytes(commitment)) == 0)
    return fail(Code::no_offer, reason::computer::commitment_gone());
  return {};
}

}  // namespace crownhead::db
