#include "server/messages/wording.hpp"

#include <ctime>

namespace crownhead::messages {
namespace {

std::string local_text(const adapters::Zone& zone, Instant at, std::string_view zone_name) {
  const auto local = static_cast<std::time_t>((at + zone.offset(at)).ms / 1000);
  std::tm parts{};
  gmtime_r(&local, &parts);
  std::string text(20, '\0');
  text.resize(std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts));
  return text + " (" + std::string(zone_name) + ")";
}

std::string hours_text(int hours) {
  return hours == 1 ? "1 hour" : std::to_string(hours) + " hours";
}

std::string sentence(const Told& told) {
  using enum accounts::NoticeKind;
  switch (told.kind) {
    case my_turn: return "It is your move against " + told.opponent;
    case reminder:
      return "Less than " + hours_text(told.hours) + " left for your move against " + told.opponent;
    case game_ended: return "Your game against " + told.opponent + " has ended: " + told.result;
    case flag_fell: return "A flag fell in your game against " + told.opponent + ": " + told.result;
    case draw_offered: return told.opponent + " offers you a draw";
  }
  return "Something happened in your game against " + told.opponent;
}

}  // namespace

Wording told_wording(const accounts::Contact& contact, const std::vector<Told>& told,
                     const adapters::Zone& zone, std::string_view url) {
  Wording wording;
  wording.subject = told.size() == 1 ? sentence(told.front())
                                     : std::to_string(told.size()) + " things in your games";
  wording.body = "Hello " + contact.username + ",\n";
  for (const Told& one : told) {
    wording.body += "\n" + sentence(one) + ".\n";
    if (one.deadline)
      wording.body += "Until " + local_text(zone, *one.deadline, contact.time_zone) + ".\n";
    wording.body += std::string(url) + "/game/" + std::to_string(one.game.value) + "\n";
  }
  wording.body +=
      "\nWhat you are told is chosen at " + std::string(url) +
      "/account.\nNo such messages any more: " + unsubscribe_url(url, contact.unsubscribe) + "\n";
  return wording;
}

Wording vacation_wording(const accounts::Contact& contact, const VacationTold& told,
                         const adapters::Zone& zone, std::string_view url) {
  static const adapters::Zone utc("UTC");
  const auto span = [&](const adapters::Zone& in, std::string_view name) {
    return "From " + local_text(in, told.interval.start, name) + " to " +
           local_text(in, told.interval.end, name) + ".\n";
  };
  Wording wording{
      .subject = told.from + " goes on vacation",
      .body = "Hello " + contact.username + ",\n\n" + told.from + " goes on vacation in:\n"};
  for (const std::string& tournament : told.tournaments) wording.body += "- " + tournament + "\n";
  wording.body += "\n" + span(zone, contact.time_zone) + span(utc, "UTC");
  if (!told.text.empty()) wording.body += "\n" + told.from + " writes:\n" + told.text + "\n";
  wording.body += "\nYour games: " + std::string(url) + "/desk\n";
  return wording;
}

Wording confirm_wording(std::string_view username, std::string_view secret, std::string_view url) {
  return {.subject = "Confirm your e-mail address",
          .body = "Hello " + std::string(username) +
                  ",\n\nfollow this link to confirm that this address is yours. It is good for two "
                  "days.\n" +
                  std::string(url) + "/confirm/" + std::string(secret) +
                  "\n\nIf you did not ask for it, do nothing: nobody will write to you again.\n"};
}

Wording reset_wording(std::string_view username, std::string_view secret, std::string_view url) {
  return {.subject = "Set a new password",
          .body = "Hello " + std::string(username) +
                  ",\n\nfollow this link to set a new password. It is good once, for an hour.\n" +
                  std::string(url) + "/reset/" + std::string(secret) +
                  "\n\nIf you did not ask for it, do nothing: your password stays.\n"};
}

std::string unsubscribe_url(std::string_view url, std::string_view link_end) {
  return std::string(url) + "/unsubscribe/" + std::string(link_end);
}

}  // namespace crownhead::messages
