#include "server/api/guard_notice.hpp"

#include "server/messages/wording.hpp"

namespace crownhead::api {

void tell_of_guard(Site& site, const std::optional<db::Contact>& before,
                   const accounts::GuardTold& told) {
  if (!before || !before->confirmed) return;
  auto wording =
      messages::guard_wording(before->username, before->locale, told, site.config.link_url);
  site.outbox.queue(
      messages::mail_to(before->user, before->email, std::move(wording), site.clock.now()),
      [](const Result<void>&) {});
}

}  // namespace crownhead::api
