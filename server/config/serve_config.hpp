#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "rules/accounts/guest_access.hpp"
#include "rules/accounts/role.hpp"
#include "rules/daily_hours.hpp"
#include "rules/instant.hpp"
#include "rules/vacation/policy.hpp"
#include "server/link/address.hpp"
#include "server/messages/mailer.hpp"
#include "server/net/limits/address.hpp"

namespace crownhead::config {

/// How long data is kept; nullopt: without limit.
struct Retention {
  Millis guests;                   ///< since a guest was last seen
  std::optional<Millis> sessions;  ///< since the browser was last used
  std::optional<Millis> chat;      ///< since a line was written
  std::optional<Millis> reports;   ///< since a moderator closed one
};

enum class LogFormat : std::uint8_t { text, json };

/// The settings of `crownhead serve`, parsed and checked. Its defaults are in the table of options.
struct ServeConfig {
  std::filesystem::path db;
  /// The name of this server among those that share the database; empty: it shares with none.
  std::string node;
  link::Address link;          ///< through which it sends messages to the others; may be empty
  std::filesystem::path data;  ///< the folder of the server's files
  net::ListenAddress listen;
  std::string public_url;  ///< scheme and host, without a slash at the end
  std::vector<net::Network> trusted_proxies;
  std::string log_level;
  LogFormat log_format = LogFormat::text;
  /// For connections and games; without it, depends on the machine.
  std::optional<std::int32_t> threads;
  std::optional<std::int32_t> readers;  ///< threads that read the database; likewise
  std::filesystem::path endings;        ///< the folder of endgame tables; empty: none
  Millis computer_longest;            ///< the longest that its strongest level thinks about a move
  std::int32_t analysis_workers = 0;  ///< threads that analyse games
  /// The fewest positions that one searches for each position of a game.
  std::int32_t analysis_positions = 0;
  Millis slow_after;                       ///< anything slower is logged
  std::vector<net::Network> metrics_from;  ///< the addresses that may read /metrics
  std::uint64_t min_free_bytes = 0;        ///< with less free space only running games continue
  Retention keep{};
  messages::SmtpConfig smtp;            ///< an empty URL: messages are files in data/mail
  std::string mail_from;                ///< the bare address
  std::string mail_name = "Crownhead";  ///< shown by mail programs instead of the address
  std::optional<Instant> dev_clock;
  bool limits = true;
  /// The lowest role that needs a second factor; nullopt: none does.
  std::optional<accounts::Role> second_factor_for;
  accounts::GuestAccess guests = accounts::GuestAccess::casual;
  /// How old an account must be to hold tournaments without being a director's; nullopt: only
  /// directors may hold them.
  std::optional<Millis> tournaments_after;
  int tournaments_at_once = 0;  ///< per player who is not a director, not counting finished ones
  /// The allowance of each player in games outside tournaments, per calendar year.
  vacation::Policy vacations;
  /// When finished games are searched for puzzles; nullopt: never.
  std::optional<DailyHours> puzzle_hours;
  bool webhooks_inside = false;  ///< webhooks may have addresses inside the operator's network
  std::string push_contact;      ///< "mailto:" or "https:"; empty: public_url, if it is https
  std::string push_inside;  ///< certificates of push services inside the network; empty: none are
  std::vector<std::string> warnings;  ///< a sentence for each option without effect
};

}  // namespace crownhead::config
