#pragma once

#include <condition_variable>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>

#include "db/accounts/contacts.hpp"
#include "db/games/challenges.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/messages/hook_news.hpp"
#include "db/messages/outbox.hpp"
#include "db/messages/webhooks.hpp"
#include "db/vacations/vacations.hpp"
#include "server/messages/ending.hpp"
#include "server/messages/hook_sender.hpp"
#include "server/messages/mailer.hpp"
#include "server/messages/notices.hpp"
#include "server/messages/webhook_dispatcher.hpp"

namespace crownhead::messages {

struct MessageServices {
  db::Contacts& contacts;
  db::Outbox& outbox;
  const db::GameStore& games;
  const db::GameQueries& game_queries;
  const db::Vacations& vacations;
  const db::Challenges& challenges;
  db::Webhooks& webhooks;
  const db::HookNews& hook_news;
  Mailer& mailer;
  HookSender& hook_sender;
  std::string from;        ///< the address that messages come from
  std::string from_name;   ///< its display name
  const std::string& url;  ///< the site's, without a slash at the end
  std::function<Instant()> now;
  std::function<void(std::string_view)> trouble;  ///< for the log
};

/// Tells players by e-mail what happens in their correspondence games and what time brings of their
/// vacations, and their webhooks what happens in all games, and sends what was queued. It looks at
/// the database every second on a thread of its own, and another one sends to webhooks, so that no
/// mail waits for a webhook that does not answer; what it has seen is kept there, so that
/// nothing is lost or told twice when the server stops. A message that was handed over in the very
/// moment of a crash is sent again.
class MessageDispatcher {
 public:
  explicit MessageDispatcher(MessageServices services);
  ~MessageDispatcher() { stop(); }
  MessageDispatcher(const MessageDispatcher&) = delete;
  MessageDispatcher& operator=(const MessageDispatcher&) = delete;

  void start();
  void stop();

  /// One look and what is due to webhooks, as the threads do it. For tests.
  void look();

 private:
  /// Calls `act` every second until the end, at once again where it says that there may be more.
  void repeat(const std::function<bool()>& act);
  void look_for_mail();
  bool send_to_webhooks();
  void gather(Instant now);
  bool stores_at_once() const;
  /// Of vacations that are over and requests that nobody has decided.
  std::vector<db::OutgoingMail> mails_of_time(Instant since, Instant until) const;
  std::optional<Ending> ending(const db::Notice& notice, const play::GameRow& row) const;
  void compose(UserId user, Instant now);
  void send_due(Instant now);
  void send(const db::OutgoingMail& mail, Instant now);

  MessageServices services_;
  Notices notices_;
  WebhookDispatcher hooks_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool stopping_ = false;
  std::thread thread_, hooks_thread_;
};

}  // namespace crownhead::messages
