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

Handling block_player(db::Users& users, db::Blocks& blocks, live::StudyFollowers& followers,
                      const live::WallClock& clock, CallPtr call) {
  const auto user = named_user(users, call);
  if (!user) co_return;
  const UserId by = call->bearer()->user;
  if (user->id == by)
    co_return call->fail({Code::own_offer, reason::account::cannot_block_yourself()});
  const auto added = co_await live::awaited<Result<void>>(
      [&](auto done) { blocks.add(by, user->id, clock.now(), std::move(done)); });
  if (added)
    for (const UserId player : {by, user->id}) followers.recheck_access(player);
  call->no_content(added);
}

Handling unblock_player(db::Users& users, db::Blocks& blocks, CallPtr call) {
  const auto user = named_user(users, call);
  if (!user) co_return;
  call->no_content(co_await live::awaited<Result<void>>(
      [&](auto done) { blocks.remove(call->bearer()->user, user->id, std::move(done)); }));
}

}  // namespace crownhead::api
