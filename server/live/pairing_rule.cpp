#include "server/live/pairing_rule.hpp"

#include <exception>

#include "rules/accounts/role.hpp"

namespace crownhead::live {
namespace {

bool plays(const std::optional<db::User>& user) { return user && !user->closed && !user->banned; }

}  // namespace

Result<void> PairingRule::check(UserId asker, UserId other, bool rated) const try {
  if (blocks_.has(asker, other))
    return fail(Code::forbidden, "you have blocked this player; unblock them first");
  if (blocks_.has(other, asker))
    return fail(Code::forbidden, "this player takes no games with you; choose another one");
  const auto one = users_.by_id(asker), two = users_.by_id(other);
  if (!plays(one) || !plays(two))
    return fail(Code::forbidden, "this player cannot play now; choose another one");
  if (!accounts::may_play(one->bot, two->bot, rated))
    return fail(Code::forbidden, "between a bot and a human only casual games are played");
  if (rated && (one->computer_level || two->computer_level))
    return fail(Code::forbidden, "the computer plays casual games");
  if (rated && !accounts::may_rate(one->guest, two->guest))
    return fail(Code::forbidden, "rated games need an account on both sides; play a casual one");
  return {};
} catch (const std::exception&) {
  return fail(Code::unavailable, "the database could not be read; try again in a moment");
}

}  // namespace crownhead::live
