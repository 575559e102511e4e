#include "server/http/games/dice.hpp"

#include <limits>
#include <utility>

#include "db/dice/dice_counts.hpp"
#include "rules/reasons.hpp"
#include "server/auth/signing.hpp"
#include "server/http/query.hpp"
#include "server/wire/game/dice_json.hpp"

namespace crownhead::api {
namespace {

constexpr int commitments_at_once = 1000;

void sign_days(db::DiceCommitments& commitments, const db::SigningKey& key, Instant now,
               db::Done<void> done) {
  commitments.close_days(
      now, [seed = key.seed](std::string_view text) { return auth::sign(seed, text); },
      std::move(done));
}

}  // namespace

void get_site_dice(db::Database& database, const CallPtr& call) {
  call->json(200, wire::site_dice_json(db::rolls_of_site(database.readers())));
}

void get_commitment_key(const db::DiceCommitments& commitments, const CallPtr& call) {
  const auto key = commitments.key();
  const auto days = commitments.days();
  if (!key || !days) return call->fail({Code::not_found, reason::dice::no_list()});
  call->json(200, wire::commitment_key_json(key->public_key, days->first, days->second));
}

void get_commitments_of_day(const db::DiceCommitments& commitments, const CallPtr& call) {
  const auto day = dice::read_day(call->path_text());
  if (!day) return call->refuse(wire::wrong_field("date", reason::field::date_of_day()));
  const auto after = number_in(*call, "after", 0, std::numeric_limits<std::int64_t>::max(), 0);
  if (!after) return call->refuse(after.error());
  const auto list = commitments.day(*day, *after, commitments_at_once);
  if (!list) return call->fail({Code::not_found, reason::dice::no_list()});
  call->json(200, wire::commitment_day_json(*list));
}

void find_commitment(const db::DiceCommitments& commitments, const CallPtr& call) {
  const auto commitment = dice::read_hex(call->path_text());
  if (!commitment) return call->refuse(wire::wrong_field("commitment", reason::field::hex_64()));
  const auto list = commitments.find(*commitment);
  if (!list) return call->fail({Code::not_found, reason::dice::in_no_list()});
  call->json(200, wire::commitment_day_json(*list));
}

void close_commitment_days(db::DiceCommitments& commitments, Instant now, db::Done<void> done) {
  if (const auto key = commitments.key()) return sign_days(commitments, *key, now, std::move(done));
  const auto made = auth::make_key_pair();
  commitments.keep_key({.public_key = made.public_key, .seed = made.seed},
                       [&commitments, now, done = std::move(done)](Result<void> kept) mutable {
                         if (!kept) return done(std::move(kept));
                         close_commitment_days(commitments, now, std::move(done));
                       });
}

}  // namespace crownhead::api
