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
/// A message that the link of the contact can turn off.
accounts::OutgoingMail mail_to(const accounts::Contact& contact, Wording wording, Instant now);

/// A notice that is still correct, with the facts about its game.
struct GameNotice {
  accounts::NotificationKind kind;
  int hours;
  GameId game;
  std::string opponent;
  std::optional<Ending> ending;     ///< of a finished game
  std::optional<Instant> deadline;  ///< of the player's move
  std::string message;  ///< the opponent's message with the move; empty if there is none
};

/// All messages are in the language of the player's locale.

/// One message for all notices. `url` is the site's, without a slash at the end.
Wording notification_wording(const accounts::Contact& contact,
                             const std::vector<GameNotice>& notices, const adapters::Zone& zone,
                             std::string_view url);

/// A push message about the notice: a title, and a body that may be empty. Contains no words of
/// other players, because lock screens are public.
Wording push_wording(std::string_view locale, const GameNotice& notice, const adapters::Zone& zone);

/// A message about a vacation, with the times in the recipient's zone and in UTC.
Wording vacation_wording(const accounts::Contact& contact, const vacation::Message& notice,
                         const adapters::Zone& zone, std::string_view url);

/// Returns the tournament's name, or the term for games outside tournaments.
std::string vacation_place(const Texts& texts, const vacation::StoredAllocation& row);

accounts::OutgoingMail vacation_mail(const accounts::Contact& contact,
                                     const vacation::Message& notice, Instant now,
                                     std::string_view url);

/// A text about a tournament: by a director for its players, or by a player for its directors about
/// a game.
struct TournamentMessage {
  TournamentId tournament;
  std::string name;
  std::string from;
  std::string text;
  std::optional<GameId> game = std::nullopt;  ///< nullopt: the tournament itself
};
Wording tournament_wording(const accounts::Contact& contact, const TournamentMessage& notice,
                           std::string_view url);

Wording confirm_wording(std::string_view username, std::string_view locale, std::string_view secret,
                        std::string_view url);
Wording reset_wording(std::string_view username, std::string_view locale, std::string_view secret,
                      std::string_view url);

/// To the owner of a webhook at `address` to which nothing could be delivered.
Wording webhook_off_wording(const accounts::Contact& contact, std::string_view address,
                            std::string_view url);
/// Includes the way to a new password, or to undo a changed address.
Wording guard_wording(std::string_view username, std::string_view locale,
                      const accounts::GuardNotice& notice, std::string_view url);

/// Returns the page on which messages are turned off without signing in; a POST there does it, too.
std::string unsubscribe_url(std::string_view url, std::string_view link_end);

}  // namespace crownhead::messages
