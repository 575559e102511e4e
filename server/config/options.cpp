#include "server/config/options.hpp"

#include <algorithm>
#include <array>
#include <fstream>
#include <utility>

#include "server/addresses/url.hpp"
#include "server/config/values.hpp"
#include "server/wire/core/iso_time.hpp"

namespace crownhead::config {
namespace {

using Values = std::vector<std::string>;
using Kind = Option::Kind;

constexpr std::array<std::string_view, 7> log_levels = {"trace", "debug",    "info", "warning",
                                                        "error", "critical", "off"};

Result<void> take_span(Millis& into, const Values& values) {
  const auto span = span_of(values[0]);
  if (!span) return std::unexpected(span.error());
  into = *span;
  return {};
}

Result<void> take_span(std::optional<Millis>& into, const Values& values) {
  into.reset();
  if (values[0] == "forever") return {};
  const auto span = span_of(values[0]);
  if (!span) return wrong(span.error().detail + ", or forever");
  into = *span;
  return {};
}

Result<void> take_networks(ServeConfig& config, std::vector<net::Network>& into,
                           std::string_view option, const Values& values) {
  std::vector<std::string> warnings;
  auto found = networks(values, warnings);
  if (!found) return std::unexpected(found.error());
  into = *std::move(found);
  for (const auto& warning : warnings)
    config.warnings.push_back(std::string(option) + ": " + warning);
  return {};
}

/// Reads a value with `read`; clears the option if it is set to an empty text.
template <class Reader>
Result<void> take_text(std::string& into, const Values& values, Reader read) {
  auto value = values[0].empty() ? Result<std::string>("") : read(values[0]);
  if (!value) return std::unexpected(value.error());
  into = *std::move(value);
  return {};
}

Result<void> take_smtp_url(ServeConfig& config, const Values& values) {
  return take_text(config.smtp.url, values, mail_server);
}

Result<void> take_smtp_password_file(ServeConfig& config, const Values& values) {
  if (!config.smtp.password.empty()) return wrong("smtp-password is set, too; remove one of them");
  auto secret = secret_in(values[0]);
  if (!secret) return std::unexpected(secret.error());
  config.smtp.password = *std::move(secret);
  return {};
}

/// A file of certificates.
Result<void> take_certificates(std::string& into, const Values& values) {
  if (!values[0].empty() && std::ifstream(values[0]).peek() == std::ifstream::traits_type::eof())
    return wrong("the file " + values[0] + " cannot be read or is empty");
  into = values[0];
  return {};
}

Result<void> take_smtp_ca(ServeConfig& config, const Values& values) {
  return take_certificates(config.smtp.ca_file, values);
}

Result<void> take_push_inside(ServeConfig& config, const Values& values) {
  return take_certificates(config.push_inside, values);
}

Result<void> take_mail_from(ServeConfig& config, const Values& values) {
  auto from = sender(values[0]);
  if (!from) return std::unexpected(from.error());
  config.mail_from = std::move(from->address);
  if (!from->name.empty()) config.mail_name = std::move(from->name);
  return {};
}

Result<void> take_listen(ServeConfig& config, const Values& values) {
  const auto listen = net::parse_listen(values[0]);
  if (!listen) return std::unexpected(listen.error());
  config.listen = *listen;
  return {};
}

Result<void> take_public_url(ServeConfig& config, const Values& values) {
  return take_text(config.public_url, values, site_url);
}

Result<void> take_db(ServeConfig& config, const Values& values) {
  auto address = database(values[0]);
  if (!address) return std::unexpected(address.error());
  config.db = *std::move(address);
  return {};
}

Result<void> take_node(ServeConfig& config, const Values& values) {
  return take_text(config.node, values, node_name);
}

Result<void> take_link(ServeConfig& config, const Values& values) {
  config.link.servers.clear();
  if (values[0].empty()) return {};
  auto servers = link_servers(values[0]);
  if (!servers) return std::unexpected(servers.error());
  config.link.servers = *std::move(servers);
  return {};
}

Result<void> take_link_password_file(ServeConfig& config, const Values& values) {
  return take_text(config.link.password, values, secret_in);
}

Result<void> take_log_level(ServeConfig& config, const Values& values) {
  if (std::ranges::find(log_levels, values[0]) == log_levels.end())
    return wrong("must be trace, debug, info, warning, error, critical or off");
  config.log_level = values[0];
  return {};
}

/// An address that was refused itself is not reported twice.
Result<void> only_on_loopback(const ServeConfig& config) {
  if (config.listen.host.empty() || net::is_loopback(config.listen)) return {};
  return wrong("is for tests; listen on 127.0.0.1 to use it");
}

Result<void> take_log_format(ServeConfig& config, const Values& values) {
  if (values[0] != "text" && values[0] != "json") return wrong("must be text or json");
  config.log_format = values[0] == "json" ? LogFormat::json : LogFormat::text;
  return {};
}

Result<void> take_thread_count(std::optional<std::int32_t>& into, const Values& values) {
  const auto count = count_in(values[0], 1, 256);
  if (values[0] != "auto" && !count) return wrong("must be auto or a whole number from 1 to 256");
  into = count;
  return {};
}

Result<void> take_threads(ServeConfig& config, const Values& values) {
  return take_thread_count(config.threads, values);
}

Result<void> take_readers(ServeConfig& config, const Values& values) {
  return take_thread_count(config.readers, values);
}

Result<void> take_computer_seconds(ServeConfig& config, const Values& values) {
  const auto count = count_in(values[0], 0, 60);
  if (!count) return wrong("must be a whole number of seconds from 0 to 60");
  config.computer_longest = seconds(*count);
  return {};
}

Result<void> take_analysis_workers(ServeConfig& config, const Values& values) {
  const auto count = count_in(values[0], 0, 64);
  if (!count) return wrong("must be a whole number from 0 to 64");
  config.analysis_workers = *count;
  return {};
}

Result<void> take_analysis_positions(ServeConfig& config, const Values& values) {
  const auto count = count_in(values[0], 1000, 100'000'000);
  if (!count) return wrong("must be a whole number from 1000 to 100000000");
  config.analysis_positions = *count;
  return {};
}

Result<void> take_slow_ms(ServeConfig& config, const Values& values) {
  constexpr std::int32_t day = 86'400'000;
  const auto count = count_in(values[0], 1, day);
  if (!count) return wrong("must be a whole number of milliseconds, such as 500");
  config.slow_after = {*count};
  return {};
}

Result<void> take_min_free_space(ServeConfig& config, const Values& values) {
  const auto size = size_of(values[0]);
  if (!size) return std::unexpected(size.error());
  config.min_free_bytes = *size;
  return {};
}

Result<void> take_metrics_from(ServeConfig& config, const Values& values) {
  return take_networks(config, config.metrics_from, "metrics-from", values);
}

Result<void> take_dev_clock(ServeConfig& config, const Values& values) {
  config.dev_clock = wire::parse_iso_time(values[0]);
  if (!config.dev_clock) return wrong("must be a time like 2024-01-10T12:00:00Z");
  return only_on_loopback(config);
}

Result<void> take_no_limits(ServeConfig& config, const Values& values) {
  const auto off = yes_or_no(values[0]);
  if (!off) return std::unexpected(off.error());
  config.limits = !*off;
  return *off ? only_on_loopback(config) : Result<void>{};
}

Result<void> take_second_factor_for(ServeConfig& config, const Values& values) {
  config.second_factor_for.reset();
  if (values[0] == "off") return {};
  for (const auto role : {accounts::Role::moderator, accounts::Role::director})
    if (values[0] == role_name(role)) config.second_factor_for = role;
  if (!config.second_factor_for) return wrong("must be off, moderator or director");
  return {};
}

Result<void> take_guests(ServeConfig& config, const Values& values) {
  const auto& names = accounts::guest_access_names;
  const auto name = std::ranges::find(names, values[0]);
  if (name == names.end()) return wrong("must be none, links or casual");
  config.guests = static_cast<accounts::GuestAccess>(name - names.begin());
  return {};
}

Result<void> take_tournaments_by(ServeConfig& config, const Values& values) {
  config.tournaments_after.reset();
  if (values[0] == "directors") return {};
  if (values[0] == "everybody") {
    config.tournaments_after = Millis{0};
    return {};
  }
  const auto span = span_of(values[0]);
  if (!span) return wrong(span.error().detail + ", or directors, or everybody");
  config.tournaments_after = *span;
  return {};
}

Result<void> take_tournaments_at_once(ServeConfig& config, const Values& values) {
  const auto count = count_in(values[0], 1, 1000);
  if (!count) return wrong("must be a whole number from 1 to 1000");
  config.tournaments_at_once = *count;
  return {};
}

/// "4 30 1 21": periods, days, and the fewest and the most days per period; or none.
Result<void> take_vacations(ServeConfig& config, const Values& values) {
  config.vacations = {};
  if (values[0] == "none") return {};
  constexpr std::size_t figures = 4;
  constexpr std::int32_t most = 366;
  std::vector<std::int32_t> counts;
  for (const auto& text : items(values[0]))
    if (const auto count = count_in(text, 1, most)) counts.push_back(*count);
  const bool whole = counts.size() == figures && items(values[0]).size() == figures;
  if (!whole || counts[2] > counts[3] || counts[3] > counts[1])
    return wrong(
        "must be none, or parts, days per year, and minimum and maximum days per part, such as"
        " \"4 30 1 21\"");
  config.vacations = {.splits_allowed = counts[0],
                      .days_allowed = counts[1],
                      .min_days = counts[2],
                      .max_days = counts[3]};
  return {};
}

/// "02:00 05:00", or off.
Result<void> take_puzzle_hours(ServeConfig& config, const Values& values) {
  config.puzzle_hours.reset();
  if (values[0] == "off") return {};
  const auto times = items(values[0]);
  const auto from = times.size() == 2 ? minute_of_day(times[0]) : std::nullopt;
  const auto until = times.size() == 2 ? minute_of_day(times[1]) : std::nullopt;
  if (!from || !until || *from == *until)
    return wrong("must be off, or two times of the day, such as \"02:00 05:00\"");
  config.puzzle_hours = DailyHours{.from = *from, .until = *until};
  return {};
}

Result<void> take_webhooks_inside(ServeConfig& config, const Values& values) {
  const auto inside = yes_or_no(values[0]);
  if (!inside) return std::unexpected(inside.error());
  config.webhooks_inside = *inside;
  return {};
}

/// The address of the operator, for push services.
Result<void> take_push_contact(ServeConfig& config, const Values& values) {
  const auto& text = values[0];
  const bool mail = text.starts_with("mailto:") && text.find('@') != std::string::npos;
  static constexpr std::string_view https[] = {"https"};
  const bool page =
      addresses::parse_url(text, https, addresses::UrlTail::path_and_query).has_value();
  if (!text.empty() && !mail && !page)
    return wrong("must be an address such as mailto:club@example.org or https://example.org");
  config.push_contact = text;
  return {};
}

/// Stores the option's text unchanged.
template <auto Member>
Result<void> keep_text(ServeConfig& config, const Values& values) {
  config.*Member = values[0];
  return {};
}

template <auto Member>
Result<void> keep_smtp_text(ServeConfig& config, const Values& values) {
  config.smtp.*Member = values[0];
  return {};
}

template <auto Member>
Result<void> keep_span(ServeConfig& config, const Values& values) {
  return take_span(config.keep.*Member, values);
}

Result<void> take_trusted_proxies(ServeConfig& config, const Values& values) {
  return take_networks(config, config.trusted_proxies, "trusted-proxy", values);
}

constexpr auto table = std::to_array<Option>({
    {"db", "FILE", "",
     "SQLite file, or PostgreSQL database as postgresql://USER@HOST/NAME; default:"
     " crownhead.db in the data folder",
     Kind::text, false, take_db},
    {"node", "NAME", "",
     "Share the PostgreSQL database with other servers, each with a name of its own, as a warm"
     " standby: what does not work between them is in docs/operations.md",
     Kind::text, false, take_node},
    {"link", "URLS", "",
     "Servers of NATS through which nodes send each other messages, as"
     " nats://HOST:PORT,nats://HOST:PORT; all nodes need the same",
     Kind::text, false, take_link},
    {"link-password-file", "FILE", "",
     "File with the password of the user crownhead at the servers of the link", Kind::text, false,
     take_link_password_file},
    {"data", "DIR", "", "Folder for the server's files; default: the folder of the SQLite file",
     Kind::text, false, keep_text<&ServeConfig::data>},
    {"listen", "ADDR:PORT", "127.0.0.1:8080",
     "Address and port to listen on; port 0 picks a free port", Kind::text, false, take_listen},
    {"public-url", "URL", "",
     "Public address of the site, e.g. https://play.example.org: the start of links and the"
     " allowed origin of requests; with https, cookies are Secure",
     Kind::text, false, take_public_url},
    {"trusted-proxy", "CIDR", "",
     "Addresses of proxies whose X-Forwarded-For (or Forwarded) header is trusted, e.g."
     " 10.0.0.0/8",
     Kind::list, false, take_trusted_proxies},
    {"log-level", "LEVEL", "info",
     "Lowest level logged to stderr: trace, debug, info, warning, error, critical or off",
     Kind::text, false, take_log_level},
    {"log-format", "FORMAT", "text", "Log format: text, or json for one object per line",
     Kind::text, false, take_log_format},
    {"threads", "N", "auto",
     "Threads for connections and games: auto is one less than the processors available to"
     " the server, at least one",
     Kind::text, false, take_threads},
    {"readers", "N", "auto",
     "Threads that read the database, each with its own connection: auto is 16 on PostgreSQL,"
     " otherwise the number of processors, from 2 to 4",
     Kind::text, false, take_readers},
    {"endings", "DIR", "",
     "Folder of endgame tables made by `crownhead endings build`, for the computer, the"
     " analysis board and directors",
     Kind::text, false, keep_text<&ServeConfig::endings>},
    {"computer-seconds", "N", "3",
     "Longest thinking time in seconds per move of the computer's strongest level, at"
     " draughts and on the star with two seats, while no other game waits for it; 0 searches"
     " only the positions of its level",
     Kind::text, false, take_computer_seconds},
    {"analysis-workers", "N", "0",
     "Lowest-priority threads that analyse finished games on request, each game once for"
     " everyone; 0 leaves analysis to the browsers",
     Kind::text, false, take_analysis_workers},
    {"analysis-positions", "N", "1000000",
     "Minimum number of positions that an analysis worker searches per position of a game",
     Kind::text, false, take_analysis_positions},
    {"slow-ms", "N", "500",
     "Requests and commits that take longer than this many milliseconds are logged", Kind::text,
     false, take_slow_ms},
    {"min-free-space", "SIZE", "1GiB",
     "With less free space on the database's disk, only games, results, sign-ins and moderation"
     " are stored; 0 stores everything until the disk is full",
     Kind::text, false, take_min_free_space},
    {"metrics-from", "CIDR", "127.0.0.0/8, ::1",
     "Addresses that may read /metrics, directly, not through a proxy", Kind::list, false,
     take_metrics_from},
    {"second-factor-for", "ROLE", "off",
     "Lowest role whose rights require a session started with a second factor: moderator (and"
     " admins), director (and above), or off",
     Kind::text, false, take_second_factor_for},
    {"guests", "ACCESS", "casual",
     "What people may do without an account: casual: play by link, with the computer, and casual"
     " games from the lobby; links: the same without the lobby; none: nothing",
     Kind::text, false, take_guests},
    {"tournaments-by", "WHO", "directors",
     "Who may hold tournaments: directors; everybody; or an account age such as 30d, for"
     " everyone whose account is at least that old",
     Kind::text, false, take_tournaments_by},
    {"tournaments-at-once", "N", "2",
     "Maximum number of unfinished tournaments per player who is not a director", Kind::text, false,
     take_tournaments_at_once},
    {"vacations", "FIGURES", "4 30 1 21",
     "Vacation per player and calendar year in games outside tournaments: number of parts,"
     " days in total, minimum and maximum days per part; or none",
     Kind::text, false, take_vacations},
    {"puzzle-hours", "HOURS", "02:00 05:00",
     "Start and end, in UTC, of the daily search of the site's finished games for puzzles; or"
     " off",
     Kind::text, false, take_puzzle_hours},
    {"keep-sessions", "TIME", "forever",
     "How long an unused browser stays signed in; every session ends 180 days after sign-in",
     Kind::text, false, keep_span<&Retention::sessions>},
    {"keep-guests", "TIME", "30d", "How long the account of an absent guest is kept", Kind::text,
     false, keep_span<&Retention::guests>},
    {"keep-chat", "TIME", "forever", "How long chat lines are kept", Kind::text, false,
     keep_span<&Retention::chat>},
    {"keep-reports", "TIME", "forever", "How long reports are kept after a moderator closes them",
     Kind::text, false, keep_span<&Retention::reports>},
    {"smtp-url", "URL", "",
     "Mail server, e.g. smtps://mail.example.org:465; without it, messages are written as"
     " files to the folder mail in the data folder",
     Kind::text, false, take_smtp_url},
    {"smtp-user", "NAME", "", "User name for the mail server", Kind::text, false,
     keep_smtp_text<&messages::SmtpConfig::user>},
    {"smtp-password", "TEXT", "", "Password for the mail server; prefer smtp-password-file",
     Kind::text, true, keep_smtp_text<&messages::SmtpConfig::password>},
    {"smtp-password-file", "FILE", "", "File that contains only that password", Kind::text, false,
     take_smtp_password_file},
    {"smtp-ca", "FILE", "", "File of certificates to trust instead of the system's", Kind::text,
     false, take_smtp_ca},
    {"mail-from", "ADDRESS", "crownhead@localhost",
     "Sender of messages: an address, or a name and an address, e.g. Club <club@example.org>",
     Kind::text, false, take_mail_from},
    {"webhooks-inside", "", "",
     "Allow webhooks to addresses inside this network, not only on the internet", Kind::flag, false,
     take_webhooks_inside},
    {"push-contact", "ADDRESS", "",
     "How push services reach you: mailto:club@example.org or https://example.org; by default"
     " public-url",
     Kind::text, false, take_push_contact},
    {"push-inside", "FILE", "",
     "For tests: push services inside this network, on any port, with certificates of this file",
     Kind::text, false, take_push_inside},
    {"dev-clock", "ISO", "", "For tests: start the clock at this time; it moves only when set",
     Kind::text, false, take_dev_clock},
    {"no-limits", "", "", "For tests: no rate limits; loopback addresses only", Kind::flag, false,
     take_no_limits},
    {"io-uring", "WHEN", "", "Obsolete: has no effect; remove it", Kind::text, false, nullptr},
});

}  // namespace

std::span<const Option> options() { return table; }

std::vector<std::string> items(std::string_view text) {
  std::vector<std::string> found;
  while (!text.empty()) {
    const auto end = text.find_first_of(", ");
    if (end != 0) found.emplace_back(text.substr(0, end));
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return found;
}

std::vector<std::string> fallback_values(const Option& option) {
  if (option.fallback.empty()) return {};
  if (option.kind == Kind::list) return items(option.fallback);
  return {std::string(option.fallback)};
}

std::string environment_name(std::string_view option) {
  std::string name = "CROWNHEAD_";
  for (const char c : option)
    name += c == '-' ? '_' : static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c);
  return name;
}

}  // namespace crownhead::config
