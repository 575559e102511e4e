#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "rules/accounts/role.hpp"
#include "rules/daily_hours.hpp"
#include "rules/instant.hpp"
#include "rules/vacation/policy.hpp"
#include "server/messages/mailer.hpp"
#include "server/net/address.hpp"

namespace crownhead::config {

/// How long things are kept; nullopt is for ever.
struct Retention {
  Millis guests;                   ///< since a guest was seen last
  std::optional<Millis> sessions;  ///< since the browser was used last
  std::optional<Millis> chat;      ///< since a line was written
  std::optional<Millis> reports;   ///< since a moderator closed one
};

enum class LogFormat : std::uint8_t { text, json };

/// What `crownhead serve` goes by, understood and checked. Its defaults are in the table of
/// options.
struct ServeConfig {
  std::filesystem::path db;
  std::filesystem::path data;  ///< the folder of the server's files
  net::ListenAddress listen;
  std::string public_url;  ///< scheme and host, without a slash at the end
  std::vector<net::Network> trusted_proxies;
  std::string log_level;
  LogFormat log_format = LogFormat::text;
  std::optional<std::int32_t> threads;     ///< for connections and games; by the machine without
  std::optional<std::int32_t> readers;     ///< threads that read the database; likewise
  std::filesystem::path endings;           ///< the folder of tables; empty: none
  Millis computer_longest;                 ///< that its strongest level thinks about a move
  std::int32_t analysis_workers = 0;       ///< threads that look through games
  std::int32_t analysis_positions = 0;     ///< that one looks at for each of a game, at least
  Millis slow_after;                       ///< what took longer is logged
  std::vector<net::Network> metrics_from;  ///< who may read /metrics
  std::uint64_t min_free_bytes = 0;        ///< below it only games continue
  Retention keep{};
  messages::SmtpConfig smtp;            ///< an empty URL: messages are files in data/mail
  std::string mail_from;                ///< the bare address
  std::string mail_name = "Crownhead";  ///< shown by mail programs in place of the address
  std::optional<Instant> dev_clock;
  bool limits = true;
  /// From which role on a second factor is asked for; nullopt: of nobody.
  std::optional<accounts::Role> second_factor_for;
  /// How old an account must be to hold tournaments without being a director's; nullopt: only
  /// directors hold any.
  std::optional<Millis> tournaments_after;
  int tournaments_at_once = 0;  ///< of one who is no director, not counting those that are over
  /// What each player may take in games outside tournaments, a calendar year.
  vacation::Policy vacations;
  /// When finished games are looked through for puzzles; nullopt: never.
  std::optional<DailyHours> puzzle_hours;
  bool webhooks_inside = false;       ///< webhooks may have addresses inside the operator's network
  std::vector<std::string> warnings;  ///< a sentence for each thing that was given in vain
};

}  // namespace crownhead::config
