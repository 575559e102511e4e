#include "server/api/dice.hpp"

#include <limits>
#include <utility>

#include "db/games/dice_counts.hpp"
#include "rules/reasons.hpp"
#include "server/api/query.hpp"
#include "server/auth/signing.hpp"
#include "server/wire/dice_json.hpp"

namespace crownhead::api {
namespace {

constexpr int tips_at_once = 1000;

void sign_days(db::DiceTips& tips, const db::SigningKey& key, Instant now, db::Done<void> done) {
  tips.close_days(
      now, [seed = key.seed](std::string_view text) { return auth::sign(seed, text); },
      std::move(done));
}

}  // namespace

void get_site_dice(db::Database& database, const CallPtr& call) {
  call->json(200, wire::site_dice_json(db::rolls_of_site(database.readers())));
}

void get_tip_key(const db::DiceTips& tips, const CallPtr& call) {
  const auto key = tips.key();
  const auto days = tips.days();
  if (!key || !days) return call->fail({Code::not_found, reason::dice::no_list()});
  call->json(200, wire::tip_key_json(key->public_key, days->first, days->second));
}

void get_tips_of_day(const db::DiceTips& tips, const CallPtr& call) {
  const auto day = dice::read_day(call->path_text());
  if (!day) return call->refuse(wire::wrong_field("date", reason::field::date_of_day()));
  const auto after = number_in(*call, "after", 0, std::numeric_limits<std::int64_t>::max(), 0);
  if (!after) return call->refuse(after.error());
  const auto list = tips.day(*day, *after, tips_at_once);
  if (!list) return call->fail({Code::not_found, reason::dice::no_list()});
  call->json(200, wire::tip_day_json(*list));
}

void find_tip(const db::DiceTips& tips, const CallPtr& call) {
  const auto tip = dice::read_hex(call->path_text());
  if (!tip) return call->refuse(wire::wrong_field("tip", reason::field::hex_64()));
  const auto list = tips.find(*tip);
  if (!list) return call->fail({Code::not_found, reason::dice::in_no_list()});
  call->json(200, wire::tip_day_json(*list));
}

void close_tip_days(db::DiceTips& tips, Instant now, db::Done<void> done) {
  if (const auto key = tips.key()) return sign_days(tips, *key, now, std::move(done));
  const auto made = auth::make_key_pair();
  tips.keep_key({.public_key = made.public_key, .seed = made.seed},
                [&tips, now, done = std::move(done)](Result<void> kept) mutable {
                  if (!kept) return done(std::move(kept));
                  close_tip_days(tips, now, std::move(done));
                });
}

}  // namespace crownhead::api
