#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/accounts/lines.hpp"
#include "rules/accounts/role.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

/// Bodies of requests about accounts, their security and moderation.

struct PasswordChangeBody {
  std::string current;
  std::string password;
};
Parsed<PasswordChangeBody> parse_password_change(std::string_view body);

/// {"password":…}: confirms an act that a stolen session alone must not perform.
Parsed<std::string> parse_password(std::string_view body);
/// {"code":…}
Parsed<std::string> parse_code(std::string_view body);
/// {"reason":…}; not empty.
Parsed<std::string> parse_reason(std::string_view body);
/// Returns what is wrong with the reason of a moderator's act, phrased to follow the field's name.
std::optional<Reason> fault_of_reason(std::string_view reason);

/// A moderator's decision about a title that a player claims.
struct TitleBody {
  std::string title;
  bool confirmed;
  std::string reason;
};
Parsed<TitleBody> parse_title(std::string_view body);

struct RoleBody {
  accounts::Role role;
  std::string reason;
};
Parsed<RoleBody> parse_role(std::string_view body);

/// A change of the message settings; unset fields are not changed.
struct NotificationSettingsBody {
  std::optional<bool> my_turn;
  std::optional<bool> game_ended;
  std::optional<bool> draw_offered;
  std::optional<std::vector<int>> reminder_hours;
  std::optional<std::optional<int>> digest_minute;  ///< an inner nullopt turns it off
  std::optional<std::optional<std::pair<int, int>>> quiet;
  /// A bit per kind of push that the request names, and per named kind that the player wants.
  std::uint32_t push_named = 0, push_wanted = 0;
};
Parsed<NotificationSettingsBody> parse_notification_settings(std::string_view body);

/// {"username":…} of a player who has forgotten the password.
Parsed<std::string> parse_username(std::string_view body);
/// {"secret":…} from a link.
Parsed<std::string> parse_secret(std::string_view body);

struct PasswordResetBody {
  std::string secret;
  std::string password;
};
Parsed<PasswordResetBody> parse_password_reset(std::string_view body);

struct ReportBody {
  std::string username;
  accounts::ReportKind kind;
  std::string text;
  std::optional<GameId> game;
  std::optional<StudyId> study = std::nullopt;  ///< of the player
};
Parsed<ReportBody> parse_report(std::string_view body);

}  // namespace crownhead::wire
