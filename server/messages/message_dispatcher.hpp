#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "db/accounts/contacts.hpp"
#include "db/games/challenges.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/messages/hook_news.hpp"
#include "db/messages/outbox.hpp"
#include "db/messages/webhooks.hpp"
#include "db/vacations/vacations.hpp"
#include "server/messages/browsers/push_dispatcher.hpp"
#include "server/messages/ending.hpp"
#include "server/messages/hook_sender.hpp"
#include "server/messages/mailer.hpp"
#include "server/messages/notices.hpp"
#include "server/messages/webhook_dispatcher.hpp"
#include "server/runtime/background_work.hpp"

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
  db::PushSubscriptions& push_subscriptions;
  HookSender& push_sender;
  std::string push_contact;  ///< of the operator; empty: no push messages
  std::string from;          ///< the sender's address
  std::string from_name;     ///< its display name
  const std::string& url;    ///< the site's, without a slash at the end
  std::function<Instant()> now;
  std::function<void(std::string_view)> log_error;  ///< for the log
  /// Nodes claim each message before they send it; only the holder of the outbox searches.
  const cluster::Share& share = cluster::whole_share();
  /// Called with each player who has something new under the bell, once it is stored.
  std::function<void(UserId)> on_listed = [](UserId) {};
};

/// Sends e-mails to players about their correspondence games and vacations, sends the events of all
/// games to their webhooks, and sends queued mails. It reads the database every second on a thread
/// of its own. A second thread sends to webhooks, so that no mail waits for a webhook that does not
/// answer. The position of the last search is stored with the results, so that nothing is lost or
/// announced twice when the server stops. A third one sends to push services. A message that was
/// being sent at the moment of a crash is sent again.
class MessageDispatcher {
 public:
  explicit MessageDispatcher(MessageServices services);
  ~MessageDispatcher() { stop(); }
  MessageDispatcher(const MessageDispatcher&) = delete;
  MessageDispatcher& operator=(const MessageDispatcher&) = delete;

  void start();
  void stop();

  /// Searches once and sends what is waiting, as the threads do. For tests.
  void look();

 private:
  void look_for_mail();
  void gather(Instant now);
  bool stores_at_once() const;
  db::MadeOfNews made_of(const std::vector<db::GameNews>& news, Instant since, Instant until) const;
  /// About vacations that have ended and requests that no one has decided.
  void add_vacations(Instant since, Instant until, db::MadeOfNews& made) const;
  void add_vacation(const vacation::Message& message, Instant at, db::MadeOfNews& made) const;
  void announce_vacations(Instant now);
  bool announce(const db::QueuedVacationNews& news, Instant now);
  template <class Note>
  bool store(db::MadeOfNews made, Note note);
  void compose(UserId user, Instant now);
  void send_due(Instant now);
  void send(const db::OutgoingMail& mail, Instant now);

  MessageServices services_;
  PushNews push_news_;
  Notices notices_;
  WebhookDispatcher hooks_;
  PushDispatcher pushes_;
  live::BackgroundWork mails_, webhooks_,
      push_;  ///< declared last: their steps use all other members
};

}  // namespace crownhead::messages
