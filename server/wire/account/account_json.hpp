#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "rules/accounts/lines.hpp"
#include "rules/accounts/messages.hpp"
#include "rules/accounts/role.hpp"
#include "rules/identity.hpp"
#include "rules/instant.hpp"

namespace crownhead::wire {

class JsonText;

/// Answers about accounts, their security and moderation.

struct AccountLine {
  std::int64_t id;
  std::string username;
  std::string email;  ///< empty if none
  std::string time_zone;
  std::string locale;
  int fmjd_rating;  ///< 0 if none
  Identity identity = {};
  std::optional<std::string> settings = std::nullopt;  ///< a JSON object
  Instant created;
  accounts::Role role;
  bool bot;
  bool guest;
  bool second_factor;
  bool email_confirmed;
  bool may_hold_tournaments;
  /// The site requires a second factor for the role, and this session has none.
  bool factor_missing;
};
std::string account_json(const AccountLine& account);

JsonText session_shape(const accounts::SessionLine& session);
JsonText token_shape(const accounts::TokenLine& token);
JsonText report_shape(const accounts::Report& report);
/// Without its author.
JsonText ruling_shape(const accounts::ModerationLine& line);
/// `push` has the kinds of push whose default the player has changed.
JsonText settings_shape(const accounts::NotificationSettings& settings);

std::string notification_settings_json(const accounts::NotificationSettings& settings);
std::string sessions_json(const std::vector<accounts::SessionLine>& sessions,
                          std::optional<SessionId> current);
std::string tokens_json(const std::vector<accounts::TokenLine>& tokens);
/// {"secret":…}
std::string secret_json(std::string_view secret);
std::string token_json(TokenId id, std::string_view token);
std::string second_factor_json(bool on, int recovery_codes_left);
std::string factor_begun_json(std::string_view key, std::string_view link);
std::string recovery_codes_json(const std::vector<std::string>& codes);
/// The members of an account's own view of its identity.
void add_identity(JsonText& json, const Identity& identity);
std::string claimed_titles_json(const accounts::NumberedPage<accounts::ClaimedTitle>& page);
/// The names of players.
std::string blocks_json(const accounts::NumberedPage<std::pair<UserId, std::string>>& page);
std::string reports_json(const accounts::NumberedPage<accounts::Report>& page);
std::string moderation_log_json(const accounts::NumberedPage<accounts::ModerationLine>& page);

/// What the operator is shown while the server has no admin.
struct FirstSteps {
  /// Only for a reader on the server's own machine.
  struct Here {
    bool by_link;          ///< the link in the server's log makes its reader an admin
    std::string database;  ///< its file, for the command
  };
  bool is_new = false;  ///< no one has an account either
  std::optional<Here> here = std::nullopt;
};
std::string first_steps_json(const FirstSteps& steps);

/// {"url":…}; null if there is none.
std::string calendar_json(const std::optional<std::string>& url);

}  // namespace crownhead::wire
