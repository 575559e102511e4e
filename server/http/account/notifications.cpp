#include "server/http/account/notifications.hpp"

#include "server/http/query.hpp"
#include "server/wire/account/me_json.hpp"

namespace crownhead::api {

void list_notifications(db::Notifications& notifications, const CallPtr& call) {
  const auto limit = number_in(*call, "limit", 1, accounts::most_notifications, 20);
  if (!limit) return call->refuse(limit.error());
  const auto before = number_in(*call, "cursor", 1, INT64_MAX, INT64_MAX);
  if (!before) return call->refuse(before.error());
  call->json(200, wire::notifications_json(notifications.page(call->bearer()->user, {*before},
                                                              static_cast<int>(*limit))));
}

Handling read_notifications(db::Notifications& notifications, live::Inboxes& inboxes,
                            CallPtr call) {
  const UserId user = call->bearer()->user;
  const auto read = co_await live::awaited<Result<void>>(
      [&](auto done) { notifications.read(user, {call->path_id()}, std::move(done)); });
  if (read) inboxes.notify_of_unread(user);
  call->no_content(read);
}

void publish_unread(const db::Notifications& notifications, const live::WallClock& clock,
                    live::Inboxes& inboxes) {
  inboxes.when_unread_changes([&notifications, &clock](UserId user) {
    const Instant now = clock.now();
    return wire::unread_notifications(notifications.unread(user, now), now);
  });
}

}  // namespace crownhead::api
