#include "server/http/sign_in/guard_notice.hpp"

#include "server/messages/wording.hpp"

namespace crownhead::api {

void send_guard_notice(const AccountMail& mail, const std::optional<db::Contact>& before,
                       const accounts::GuardNotice& told) {
  const auto& [config, contacts, outbox, clock, limits] = mail;
  if (!before || !before->confirmed) return;
  auto wording = messages::guard_wording(before->username, before->locale, told, config.link_url);
  outbox.queue(messages::mail_to(before->user, before->email, std::move(wording), clock.now()),
               [](const Result<void>&) {});
}

}  // namespace crownhead::api
