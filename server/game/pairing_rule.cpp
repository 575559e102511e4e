#include "server/game/pairing_rule.hpp"

#include <exception>

#include "rules/accounts/role.hpp"
#include "rules/reasons.hpp"

namespace crownhead::live {
namespace {

bool plays(const std::optional<db::User>& user) { return user && !user->closed && !user->banned; }

}  // namespace

Result<void> PairingRule::check(UserId asker, UserId other, bool rated) const try {
  if (blocks_.has(asker, other)) return fail(Code::forbidden, reason::account::blocked_by_you());
  if (blocks_.has(other, asker))
    return fail(Code::forbidden, reason::lobby::player_takes_no_games());
  const auto one = users_.by_id(asker), two = users_.by_id(other);
  if (!plays(one) || !plays(two))
    return fail(Code::forbidden, reason::lobby::player_cannot_play_now());
  if (!accounts::may_play(one->bot, two->bot, rated))
    return fail(Code::forbidden, reason::lobby::bots_play_casual());
  if (rated && (one->computer_level || two->computer_level))
    return fail(Code::forbidden, reason::computer::casual_only());
  if (rated && !accounts::may_rate(one->guest, two->guest))
    return fail(Code::forbidden, reason::lobby::rated_needs_accounts());
  return {};
} catch (const std::exception&) {
  return fail(Code::unavailable, reason::server::database_not_read());
}

}  // namespace crownhead::live
