#include "server/messages/message_dispatcher.hpp"

#include <algorithm>
#include <chrono>
#include <set>
#include <span>

#include "db/jobs/awaited.hpp"
#include "server/auth/secret.hpp"
#include "server/messages/claims.hpp"
#include "server/messages/game_notice.hpp"
#include "server/messages/mail_text.hpp"
#include "server/messages/retry.hpp"
#include "server/messages/wording.hpp"

namespace crownhead::messages {
namespace {

// An event is stamped before it is stored; after this time it is stored.
constexpr Millis settled_after = seconds(5);
// How often the time of the last search is stored while nothing is found, to spare the disk.
constexpr Millis noted_every = seconds(60);
constexpr auto between_looks = std::chrono::seconds(1);
constexpr int as_usual = 0;  // the niceness of the threads
constexpr int sent_at_once = 20;
constexpr int news_per_job = 200;  // in one job of the writer
constexpr int vacations_at_once = 20;
constexpr std::size_t players_per_job = 64;

}  // namespace

MessageDispatcher::MessageDispatcher(MessageServices services)
    : services_(std::move(services)),
      push_news_(services_.contacts, services_.push_subscriptions, services_.games,
                 services_.game_queries),
      notices_(services_.contacts, services_.outbox,
               services_.push_contact.empty() ? nullptr : &push_news_),
      hooks_({.webhooks = services_.webhooks,
              .news = services_.hook_news,
              .game_queries = services_.game_queries,
              .challenges = services_.challenges,
              .contacts = services_.contacts,
              .sender = services_.hook_sender,
              .url = services_.url,
              .log_error = services_.log_error,
              .share = services_.share}),
      pushes_({.subscriptions = services_.push_subscriptions,
               .sender = services_.push_sender,
               .contact = services_.push_contact,
               .log_error = services_.log_error,
               .share = services_.share}),
      mails_(
          [this] {
            look_for_mail();
            return between_looks;
          },
          services_.log_error, as_usual),
      webhooks_(
          [this] {
            const bool sent = hooks_.send_due(services_.now()) > 0;
            return sent ? std::chrono::seconds(0) : between_looks;  // more may be waiting
          },
          services_.log_error, as_usual),
      push_(
          [this] {
            const bool sent = pushes_.send_due(services_.now()) > 0;
            return sent ? std::chrono::seconds(0) : between_looks;
          },
          services_.log_error, as_usual) {}

void MessageDispatcher::start() {
  mails_.start();
  webhooks_.start();
  if (!services_.push_contact.empty()) push_.start();
}

void MessageDispatcher::stop() {
  // Paused first, so that no mail or delivery is begun that give_up() would fail.
  mails_.pause(true);
  webhooks_.pause(true);
  push_.pause(true);
  services_.mailer.give_up();
  mails_.stop();
  webhooks_.stop();
  push_.stop();
}

void MessageDispatcher::look() {
  look_for_mail();
  hooks_.send_due(services_.now());
  if (!services_.push_contact.empty()) pushes_.send_due(services_.now());
}

void MessageDispatcher::look_for_mail() {
  if (!services_.share.holds(cluster::Role::outbox)) return;
  const Instant now = services_.now();
  gather(now);
  announce_vacations(now);
  for (const UserId user : services_.outbox.users_to_notify(now)) compose(user, now);
  send_due(now);
}

void MessageDispatcher::gather(Instant now) {
  const Instant until = now - settled_after;
  const auto since = services_.outbox.looked_until();
  if (since && *since >= until) return;
  if (!stores_at_once()) return;
  const auto news = services_.outbox.news(until, news_per_job);
  auto made = since ? made_of(news, *since, until) : db::MadeOfNews{};
  if (since && news.empty() && made.empty() && until - *since < noted_every) return;
  store(std::move(made), [&](db::MadeOfNews what, auto done) {
    services_.outbox.note(news, std::move(what), since, until, std::move(done));
  });
}

/// Calls `note` with what was made and a callback, and then reports the new rows under the bell.
/// Returns false if it could not be stored, or if another node has announced the same.
template <class Note>
bool MessageDispatcher::store(db::MadeOfNews made, Note note) {
  std::set<UserId> told;
  for (const auto& row : made.listed) told.insert(row.user);
  const auto noted = db::awaited<void>([&](auto done) { note(std::move(made), std::move(done)); });
  if (!noted) {
    if (noted.error().code != Code::stale_version) services_.log_error(noted.error().detail);
    return false;
  }
  for (const UserId user : told) services_.on_listed(user);
  return true;
}

db::MadeOfNews MessageDispatcher::made_of(const std::vector<db::GameNews>& news, Instant since,
                                          Instant until) const {
  db::MadeOfNews made;
  const auto of_games = notifications_for(services_.games, news);
  notices_.add_of(of_games, since, until, made);
  made.deliveries = hooks_.of(of_games, since, until);
  add_vacations(since, until, made);
  return made;
}

/// True if a job is stored within a second. If not, older events may still be in the queue.
bool MessageDispatcher::stores_at_once() const {
  const auto asked = std::chrono::steady_clock::now();
  const auto stored = db::awaited<void>([&](auto done) { services_.outbox.pass(std::move(done)); });
  return stored && std::chrono::steady_clock::now() - asked < between_looks;
}

void MessageDispatcher::add_vacations(Instant since, Instant until, db::MadeOfNews& made) const {
  for (const auto& message : services_.vacations.brought_by_time(since, until))
    add_vacation(message, until, made);
}

void MessageDispatcher::add_vacation(const vacation::Message& message, Instant at,
                                     db::MadeOfNews& made) const {
  if (auto listed = accounts::vacation_notification(message, at))
    made.listed.push_back(*std::move(listed));
  if (const auto contact = services_.contacts.of(message.to); contact && contact->confirmed)
    made.mails.push_back(vacation_mail(*contact, message, at, services_.url));
}

void MessageDispatcher::announce_vacations(Instant now) {
  for (const auto& news : services_.vacations.news(vacations_at_once))
    if (!announce(news, now)) return;
}

/// Returns false as store() does.
bool MessageDispatcher::announce(const db::QueuedVacationNews& news, Instant now) {
  const auto messages = services_.vacations.messages(news.notice, news.told);
  std::span rest(messages);
  UserId after = news.told;
  do {
    if (mails_.interrupted()) return false;
    const auto part = rest.first(std::min(rest.size(), players_per_job));
    rest = rest.subspan(part.size());
    db::MadeOfNews made;
    for (const auto& message : part) add_vacation(message, news.at, made);
    const auto until = rest.empty() ? std::nullopt : std::optional(part.back().to);
    const bool stored = store(std::move(made), [&](db::MadeOfNews what, auto done) {
      services_.outbox.note_vacation(news.id, after, until, std::move(what), now, std::move(done));
    });
    if (!stored) return false;
    after = until.value_or(after);
  } while (!rest.empty());
  return true;
}

void MessageDispatcher::compose(UserId user, Instant now) {
  auto contact = services_.contacts.of(user);
  std::vector<GameNotice> notices;
  if (contact && contact->confirmed)
    for (const auto& notice : services_.outbox.notices_of(user))
      if (const auto row = services_.game_queries.row(notice.game);
          row && accounts::still_relevant(notice.kind, *row, user))
        notices.push_back(notice_for(services_.games, notice, *row));
  std::optional<db::OutgoingMail> mail;
  if (!notices.empty()) {
    if (contact->unsubscribe.empty()) {
      contact->unsubscribe = auth::make_secret(auth::SecretKind::unsubscribe);
      db::awaited<void>([&](auto done) {
        services_.contacts.keep_unsubscribe(user, contact->unsubscribe, std::move(done));
      });
    }
    mail = mail_to(
        *contact,
        notification_wording(*contact, notices, adapters::Zone(contact->time_zone), services_.url),
        now);
  }
  const auto composed = db::awaited<void>(
      [&](auto done) { services_.outbox.compose(user, now, std::move(mail), std::move(done)); });
  if (!composed) services_.log_error(composed.error().detail);
}

void MessageDispatcher::send_due(Instant now) {
  for (const auto& mail : services_.outbox.due(now, sent_at_once)) {
    if (mails_.interrupted()) return;
    if (takes(services_.share, services_.outbox, mail.id, services_.now())) send(mail, now);
  }
}

void MessageDispatcher::send(const db::OutgoingMail& mail, Instant now) {
  const auto url =
      mail.unsubscribe.empty() ? "" : services_.url + "/api/v1/unsubscribe/" + mail.unsubscribe;
  const auto text =
      mail_text({.from = services_.from,
                 .from_name = services_.from_name,
                 .to = mail.address,
                 .subject = mail.subject,
                 .body = mail.body,
                 .id = std::to_string(mail.id) + "." + std::to_string(mail.created.ms),
                 .unsubscribe_url = url,
                 .at = now});
  const auto sent = services_.mailer.send(mail.id, services_.from, mail.address, text);
  if (sent) {
    db::awaited<void>([&](auto done) { services_.outbox.sent(mail.id, std::move(done)); });
    return;
  }
  services_.log_error("cannot send a message: " + sent.error().detail);
  const bool give_up = mail.tries + 1 >= most_tries;
  const auto next = give_up ? std::nullopt : std::optional(now + retry_after(mail.tries));
  db::awaited<void>([&](auto done) { services_.outbox.failed(mail.id, next, std::move(done)); });
}

}  // namespace crownhead::messages
