#include "server/http/account/blocks.hpp"

#include <utility>

#include "rules/reasons.hpp"
#include "server/http/query.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/account/account_json.hpp"

namespace crownhead::api {

void list_blocks(db::Blocks& blocks, const CallPtr& call) {
  const auto limit = number_in(*call, "limit", 1, 200, 200);
  if (!limit) return call->refuse(limit.error());
  const auto after = number_in(*call, "cursor", 1, INT64_MAX, 0);
  if (!after) return call->refuse(after.error());
  const auto most = static_cast<int>(*limit);
  accounts::NumberedPage<std::pair<UserId, std::string>> page{
      blocks.after(call->bearer()->user, {*after}, most + 1)};
  page.cut(most, [](const auto& last) { return last.first.value; });
  call->json(200, wire::blocks_json(page));
}

void block_player(db::Users& users, db::Blocks& blocks, live::StudyFollowers& followers,
                  const live::WallClock& clock, const CallPtr& call) {
  const auto user = named_user(users, call);
  if (!user) return;
  const UserId by = call->bearer()->user;
  if (user->id == by)
    return call->fail({Code::own_offer, reason::account::cannot_block_yourself()});
  blocks.add(by, user->id, clock.now(),
             [&followers, call, by, blocked = user->id](Result<void> added) {
               answer(call, std::move(added), [&] {
                 for (const UserId player : {by, blocked}) followers.recheck_access(player);
                 call->empty(204);
               });
             });
}

void unblock_player(db::Users& users, db::Blocks& blocks, const CallPtr& call) {
  const auto user = named_user(users, call);
  if (user) blocks.remove(call->bearer()->user, user->id, no_content(call));
}

}  // namespace crownhead::api
