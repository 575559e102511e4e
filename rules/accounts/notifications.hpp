#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "rules/accounts/push.hpp"

namespace crownhead::accounts {

/// A bit per kind whose push messages a player has switched from the default; see is_pushed().
using PushChoices = std::uint32_t;

/// The notifications that a player wants for correspondence games, by e-mail except for `push`.
/// Minutes are of the local day, 0 to 1439.
struct NotificationSettings {
  bool my_turn = true;
  bool game_ended = true;
  bool draw_offered = true;                   ///< and the other offers that await an answer
  std::vector<int> reminder_hours = {24, 3};  ///< before the deadline, 1 to 168
  std::optional<int> digest_minute = {};      ///< one daily message at that time
  std::optional<int> quiet_from_minute = {};  ///< both or neither
  std::optional<int> quiet_until_minute = {};
  PushChoices push = 0;

  bool operator==(const NotificationSettings&) const = default;
};

/// Stored as numbers and bits: append, never renumber.
enum class NotificationKind : std::uint8_t {
  test,  ///< requested by the owner of a webhook
  game_started,
  my_turn,
  game_ended,
  draw_offered,
  takeback_asked,
  rematch_offered,
  challenge,
  round_published,
  vacation_decided,
  reminder,
  flag_fell,
  draw_declined,
  entry_asked,     ///< to directors: a player asks to enter
  entry_accepted,  ///< this and the next: a director's answer
  entry_refused,
  expelled,
  tournament_message,  ///< from a director to all players
  vacation_asked,      ///< to directors
  dispute_opened,      ///< to directors
  dispute_settled
};

/// How long a notification about a game is still worth sending.
enum class Relevant : std::uint8_t {
  always,
  on_my_turn,
  before_my_deadline,
  until_the_end,
  after_the_end
};

/// The games whose players are notified on the topic `me`.
enum class OnSocket : std::uint8_t { never, correspondence, always };

/// What is known about a kind of notification. The texts are in web/locales/en/notifications.json:
/// the title of e-mails under `name`, the events of webhooks under `webhook`.
struct NotificationRow {
  NotificationKind kind;
  std::string_view name;
  std::string_view webhook;  ///< the event's name; empty if webhooks do not receive the kind
  /// True if players find it under the bell; of games only those by correspondence. Whose turn it
  /// is, My games lists.
  bool listed = false;
  bool (*mailed)(const NotificationSettings&) = nullptr;  ///< nullptr: no e-mails
  Relevant relevant = Relevant::always;
  OnSocket socket = OnSocket::never;
  std::string_view page = "/game/";  ///< that it links to; the id follows a '/'
};

/// One row for each kind, in the order of their numbers.
inline constexpr auto notifications = [] {
  using enum NotificationKind;
  constexpr auto turns = [](const NotificationSettings& wanted) { return wanted.my_turn; };
  constexpr auto ends = [](const NotificationSettings& wanted) { return wanted.game_ended; };
  constexpr auto offers = [](const NotificationSettings& wanted) { return wanted.draw_offered; };
  // A reminder is made only for the hours that the player has chosen.
  constexpr auto all = [](const NotificationSettings&) { return true; };
  constexpr auto listed_only = [](NotificationKind kind, std::string_view name) {
    return NotificationRow{.kind = kind, .name = name, .webhook = {}, .listed = true};
  };
  return std::to_array<NotificationRow>({
      {test, "test", "test", false, nullptr, Relevant::always, OnSocket::never, ""},
      {game_started, "game_started", "game_started", true},
      {my_turn, "my_turn", "my_turn", false, turns, Relevant::on_my_turn, OnSocket::correspondence},
      {game_ended, "game_ended", "game_ended", true, ends, Relevant::after_the_end,
       OnSocket::always},
      {draw_offered, "draw_offered", "draw_offered", true, offers, Relevant::until_the_end,
       OnSocket::correspondence},
      {takeback_asked, "takeback_asked", "takeback_asked", true, offers, Relevant::until_the_end,
       OnSocket::correspondence},
      {rematch_offered, "rematch_offered", "rematch_offered", true, offers, Relevant::after_the_end,
       OnSocket::correspondence},
      {challenge, "challenge", "challenge", true, nullptr, Relevant::always, OnSocket::never,
       "/challenge/"},
      {round_published, "round_published", "round_published", true, nullptr, Relevant::always,
       OnSocket::never, "/tournament/"},
      {vacation_decided, "vacation_decided", "vacation_decided", true, nullptr, Relevant::always,
       OnSocket::never, "/vacation"},
      {reminder, "reminder", "", true, all, Relevant::before_my_deadline},
      {flag_fell, "flag_fell", "game_ended", true, ends, Relevant::after_the_end, OnSocket::always},
      {draw_declined, "draw_declined", "draw_declined", true, offers, Relevant::until_the_end},
      listed_only(entry_asked, "entry_asked"),
      listed_only(entry_accepted, "entry_accepted"),
      listed_only(entry_refused, "entry_refused"),
      listed_only(expelled, "expelled"),
      listed_only(tournament_message, "tournament_message"),
      listed_only(vacation_asked, "vacation_asked"),
      listed_only(dispute_opened, "dispute_opened"),
      listed_only(dispute_settled, "dispute_settled"),
  });
}();

constexpr const NotificationRow& row_of(NotificationKind kind) {
  return notifications.at(static_cast<std::size_t>(kind));
}

using WebhookEvents = std::uint32_t;  ///< one bit per kind

constexpr WebhookEvents bit_of(NotificationKind kind) { return 1U << static_cast<unsigned>(kind); }

/// How a kind reaches a player's browsers while no page is open.
struct PushRule {
  bool by_default;  ///< for players who have not chosen
  PushUrgency urgency;
  /// A newer message of the same sort about the same game replaces the waiting one.
  char sort;
  Millis lasts;  ///< at most, and not beyond the deadline of a move that it asks for
};

/// Returns nullopt for a kind that is not pushed. All of these are about correspondence games.
constexpr std::optional<PushRule> push_rule(NotificationKind kind) {
  constexpr Millis day = seconds(24 * 3600);
  using enum NotificationKind;
  switch (kind) {
    case my_turn: return PushRule{true, PushUrgency::normal, 't', Millis{7 * day.count}};
    case reminder: return PushRule{true, PushUrgency::high, 't', Millis{7 * day.count}};
    case game_ended:
    case flag_fell: return PushRule{false, PushUrgency::low, 't', Millis{2 * day.count}};
    case draw_offered:
    case takeback_asked:
    case rematch_offered: return PushRule{true, PushUrgency::normal, 'o', day};
    default: return std::nullopt;
  }
}

/// True if a player with these choices wants such messages.
constexpr bool is_pushed(NotificationKind kind, PushChoices changed) {
  const auto rule = push_rule(kind);
  return rule && rule->by_default != ((changed & bit_of(kind)) != 0);
}

/// True if webhooks may choose to receive events of this name.
constexpr bool names_event(const NotificationRow& row) {
  return row.kind != NotificationKind::test && row.webhook == row.name;
}

/// Returns the kind as which webhooks receive such notifications; nullopt if they do not.
constexpr std::optional<NotificationKind> webhook_kind(NotificationKind kind) {
  const auto* const found =
      std::ranges::find(notifications, row_of(kind).webhook, &NotificationRow::name);
  return found == notifications.end() ? std::nullopt : std::optional(found->kind);
}

}  // namespace crownhead::accounts
