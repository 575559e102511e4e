#include "server/messages/wording.hpp"

#include <ctime>

#include "server/messages/texts.hpp"

namespace crownhead::messages {
namespace {

std::string sentence(const Texts& texts, const Told& told) {
  const auto hours = std::to_string(told.hours);
  const auto result = told.result.empty() ? texts.aborted : std::string_view(told.result);
  const auto text = [&] {
    switch (told.kind) {
      case accounts::NoticeKind::my_turn: return texts.my_turn;
      case accounts::NoticeKind::reminder: return texts.reminder;
      case accounts::NoticeKind::game_ended: return texts.game_ended;
      case accounts::NoticeKind::flag_fell: return texts.flag_fell;
      case accounts::NoticeKind::draw_offered: return texts.draw_offered;
      case accounts::NoticeKind::takeback_asked: return texts.takeback_asked;
      case accounts::NoticeKind::rematch_offered: return texts.rematch_offered;
    }
    return texts.my_turn;
  };
  return filled(text(), {{"name", told.opponent}, {"hours", hours}, {"result", result}});
}

std::string link(std::string_view url, std::string_view page, std::string_view end) {
  return std::string(url).append(page).append(end);
}

/// The paragraphs of a message that somebody has asked for.
std::string asked_body(const Texts& texts, std::string_view username, std::string_view body,
                       std::string_view address, std::string_view ignore) {
  return filled(texts.hello, {{"name", username}}) + "\n\n" + filled(body, {{"url", address}}) +
         "\n\n" + std::string(ignore) + "\n";
}

// Secrets stand behind a '#', which no browser sends: no log of a proxy has them.
constexpr std::string_view confirm_page = "/confirm#", not_me_page = "/not-me#",
                           reset_page = "/reset#", undo_page = "/undo#";

}  // namespace

std::string local_text(const adapters::Zone& zone, Instant at, std::string_view zone_name) {
  const auto local = static_cast<std::time_t>((at + zone.offset(at)).ms / 1000);
  std::tm parts{};
  gmtime_r(&local, &parts);
  std::string text(20, '\0');
  text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts));
  return text + " (" + std::string(zone_name) + ")";
}

Wording told_wording(const accounts::Contact& contact, const std::vector<Told>& told,
                     const adapters::Zone& zone, std::string_view url) {
  const Texts& texts = texts_in(contact.locale);
  const auto count = std::to_string(told.size());
  Wording wording;
  wording.subject =
      told.size() == 1 ? sentence(texts, told.front()) : filled(texts.several, {{"count", count}});
  wording.body = filled(texts.hello, {{"name", contact.username}}) + "\n";
  for (const Told& one : told) {
    wording.body += "\n" + sentence(texts, one) + ".\n";
    if (!one.message.empty())
      wording.body += filled(texts.wrote, {{"name", one.opponent}, {"text", one.message}}) + "\n";
    if (one.deadline) {
      const auto time = local_text(zone, *one.deadline, contact.time_zone);
      wording.body += filled(texts.until, {{"time", time}}) + "\n";
    }
    wording.body += link(url, "/game/", std::to_string(one.game.value)) + "\n";
  }
  const auto settings = link(url, "/account", "");
  const auto off = unsubscribe_url(url, contact.unsubscribe);
  wording.body += "\n" + filled(texts.settings, {{"url", settings}}) + "\n" +
                  filled(texts.unsubscribe, {{"url", off}}) + "\n";
  return wording;
}

Wording tournament_wording(const accounts::Contact& contact, const TournamentTold& told,
                           std::string_view url) {
  const Texts& texts = texts_in(contact.locale);
  const auto about = told.game ? link(url, "/game/", std::to_string(told.game->value))
                               : link(url, "/tournament/", std::to_string(told.tournament.value));
  return {.subject = told.name,
          .body = filled(texts.hello, {{"name", contact.username}}) + "\n\n" +
                  filled(texts.wrote, {{"name", told.from}, {"text", told.text}}) + "\n\n" + about +
                  "\n"};
}

Wording confirm_wording(std::string_view username, std::string_view locale, std::string_view secret,
                        std::string_view url) {
  const Texts& texts = texts_in(locale);
  return {
      .subject = std::string(texts.confirm_subject),
      .body = asked_body(texts, username, texts.confirm_body, link(url, confirm_page, secret),
                         filled(texts.confirm_ignore, {{"url", link(url, not_me_page, secret)}}))};
}

Wording reset_wording(std::string_view username, std::string_view locale, std::string_view secret,
                      std::string_view url) {
  const Texts& texts = texts_in(locale);
  return {.subject = std::string(texts.reset_subject),
          .body = asked_body(texts, username, texts.reset_body, link(url, reset_page, secret),
                             texts.reset_ignore)};
}

Wording webhook_off_wording(const accounts::Contact& contact, std::string_view address,
                            std::string_view url) {
  const Texts& texts = texts_in(contact.locale);
  const auto settings = link(url, "/account", "");
  return {.subject = std::string(texts.webhook_off_subject),
          .body = filled(texts.hello, {{"name", contact.username}}) + "\n\n" +
                  filled(texts.webhook_off_body, {{"address", address}, {"url", settings}}) + "\n"};
}

Wording guard_wording(std::string_view username, std::string_view locale,
                      const accounts::GuardTold& told, std::string_view url) {
  const Texts& texts = texts_in(locale);
  const auto what = [&] {
    switch (told.change) {
      case accounts::GuardChange::password: return texts.guard_password;
      case accounts::GuardChange::email: return texts.guard_email;
      case accounts::GuardChange::factor_on: return texts.guard_factor_on;
      case accounts::GuardChange::factor_off: return texts.guard_factor_off;
      case accounts::GuardChange::token: return texts.guard_token;
      case accounts::GuardChange::webhook: return texts.guard_webhook;
      case accounts::GuardChange::codes_tried: return texts.guard_codes;
    }
    return texts.guard_password;
  };
  const auto advice = told.undo.empty()
                          ? filled(texts.guard_advice, {{"url", link(url, "/forgot", "")}})
                          : filled(texts.guard_undo, {{"url", link(url, undo_page, told.undo)}});
  return {.subject = std::string(texts.guard_subject),
          .body = filled(texts.hello, {{"name", username}}) + "\n\n" +
                  filled(what(), {{"what", told.what}}) + ".\n\n" + advice + "\n"};
}

accounts::OutgoingMail mail_to(UserId user, std::string address, Wording wording, Instant now) {
  return {.user = user,
          .address = std::move(address),
          .subject = std::move(wording.subject),
          .body = std::move(wording.body),
          .unsubscribe = {},
          .created = now};
}

accounts::OutgoingMail mail_to(const accounts::Contact& contact, Wording wording, Instant now) {
  auto mail = mail_to(contact.user, contact.email, std::move(wording), now);
  mail.unsubscribe = contact.unsubscribe;
  return mail;
}

std::string unsubscribe_url(std::string_view url, std::string_view link_end) {
  return link(url, "/unsubscribe/", link_end);
}

}  // namespace crownhead::messages
