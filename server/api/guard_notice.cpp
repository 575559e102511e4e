#include "server/api/guard_notice.hpp"

#include "server/messages/wording.hpp"

namespace crownhead::api {

void tell_of_guard(const SiteConfig& config, db::Outbox& outbox, const live::WallClock& clock,
                   const std::optional<db::Contact>& before, const accounts::GuardNotice& told) {
  if (!before || !before->confirmed) return;
  auto wording = messages::guard_wording(before->username, before->locale, told, config.link_url);
  outbox.queue(messages::mail_to(before->user, before->email, std::move(wording), clock.now()),
               [](const Result<void>&) {});
}

}  // namespace crownhead::api
