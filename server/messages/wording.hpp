#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/accounts/messages.hpp"
#include "rules/vacation/news.hpp"
#include "server/adapters/zone.hpp"
#include "server/messages/ending.hpp"

namespace crownhead::messages {

struct Texts;

struct Wording {
  std::string subject;
  std::string body;
};

/// A message that cannot be turned off.
accounts::OutgoingMail mail_to(UserId user, std::string address, Wording wording, Instant now);
/// A message that can be turned off by the link of the contact.
accounts::OutgoingMail mail_to(const accounts::Contact& contact, Wording wording, Instant now);

/// A notice that still holds, with what the player needs to know of its game.
struct GameNotice {
  accounts::NoticeKind kind;
  int hours;
  GameId game;
  std::string opponent;
  std::optional<Ending> ending;     ///< of a game that is over
  std::optional<Instant> deadline;  ///< of the player's move
  std::string message;              ///< what the opponent wrote with the move; empty: nothing
};

/// All of them are in the language of the player's locale.

/// One message for all that is to be told. `url` is the site's, without a slash at the end.
Wording told_wording(const accounts::Contact& contact, const std::vector<GameNotice>& told,
                     const adapters::Zone& zone, std::string_view url);

/// What is told of a vacation, with the times in the zone of the one who is told and in UTC.
Wording vacation_wording(const accounts::Contact& contact, const vacation::Message& told,
                         const adapters::Zone& zone, std::string_view url);

/// The tournament's name, or what games outside tournaments are called.
std::string vacation_place(const Texts& texts, const vacation::StoredAllocation& row);

accounts::OutgoingMail vacation_mail(const accounts::Contact& contact,
                                     const vacation::Message& told, Instant now,
                                     std::string_view url);

/// What somebody has written about a tournament: a director to its players, or a player to its
/// directors about a game.
struct TournamentMessage {
  TournamentId tournament;
  std::string name;
  std::string from;
  std::string text;
  std::optional<GameId> game = std::nullopt;  ///< nullopt: the tournament itself
};
Wording tournament_wording(const accounts::Contact& contact, const TournamentMessage& told,
                           std::string_view url);

Wording confirm_wording(std::string_view username, std::string_view locale, std::string_view secret,
                        std::string_view url);
Wording reset_wording(std::string_view username, std::string_view locale, std::string_view secret,
                      std::string_view url);

/// To the owner of a webhook at `address` that nothing could be delivered to.
Wording webhook_off_wording(const accounts::Contact& contact, std::string_view address,
                            std::string_view url);
/// With the way to a new password, or to take a changed address back.
Wording guard_wording(std::string_view username, std::string_view locale,
                      const accounts::GuardNotice& told, std::string_view url);

/// Where messages are turned off without signing in; a POST there does it, too.
std::string unsubscribe_url(std::string_view url, std::string_view link_end);

}  // namespace crownhead::messages
