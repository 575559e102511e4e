#include "server/config.hpp"

#include "server/wire/iso_time.hpp"

namespace crownhead::server {
namespace {

bool is_loopback(const std::string& host) {
  return host == "localhost" || host == "::1" || host == "[::1]" || host.starts_with("127.");
}

Result<std::string> checked_url(std::string url) {
  if (url.ends_with('/')) url.pop_back();
  const auto host = url.find("://");
  const bool right =
      url.empty() || ((url.starts_with("https://") || url.starts_with("http://")) &&
                      url.size() > host + 3 && url.find('/', host + 3) == std::string::npos);
  if (!right)
    return fail(Code::invalid_field,
                "--public-url must be like https://play.example.org, without a path");
  return url;
}

std::filesystem::path data_folder(const ServeOptions& options) {
  if (!options.data.empty()) return options.data;
  const auto beside = std::filesystem::path(options.db).parent_path();
  return beside.empty() ? std::filesystem::path(".") : beside;
}

Result<messages::SmtpConfig> checked_mail(const ServeOptions& options) {
  const auto& url = options.smtp_url;
  if (!url.empty() && !url.starts_with("smtp://") && !url.starts_with("smtps://"))
    return fail(Code::invalid_field,
                "--smtp-url must be like smtps://mail.example.org:465 or "
                "smtp://mail.example.org:587");
  if (options.mail_from.find('@') == std::string::npos)
    return fail(Code::invalid_field, "--mail-from must be an address like club@example.org");
  return messages::SmtpConfig{.url = url,
                              .user = options.smtp_user,
                              .password = options.smtp_password,
                              .ca_file = options.smtp_ca};
}

}  // namespace

Result<ServeConfig> checked(const ServeOptions& options) {
  const auto data = data_folder(options);
  auto mail = checked_mail(options);
  if (!mail) return std::unexpected(mail.error());
  ServeConfig config{
      .db = options.db.empty() ? data / "crownhead.db" : std::filesystem::path(options.db),
      .listen = {},
      .public_url = {},
      .trusted_proxies = {},
      .log_level = options.log_level,
      .dev_clock = std::nullopt,
      .limits = !options.no_limits,
      .data = data,
      .smtp = *std::move(mail),
      .mail_from = options.mail_from,
      .webhooks_inside = options.webhooks_inside};
  const auto listen = net::parse_listen(options.listen);
  if (!listen) return fail(Code::invalid_field, "--listen: " + listen.error().detail);
  config.listen = *listen;
  auto url = checked_url(options.public_url);
  if (!url) return std::unexpected(url.error());
  config.public_url = *std::move(url);
  for (const auto& text : options.trusted_proxies) {
    const auto network = net::parse_network(text);
    if (!network) return fail(Code::invalid_field, "--trusted-proxy: " + network.error().detail);
    config.trusted_proxies.push_back(*network);
  }
  if (!options.dev_clock.empty()) {
    config.dev_clock = wire::parse_iso_time(options.dev_clock);
    if (!config.dev_clock)
      return fail(Code::invalid_field, "--dev-clock must be a time like 2024-01-10T12:00:00Z");
  }
  if ((config.dev_clock || options.no_limits) && !is_loopback(config.listen.host))
    return fail(Code::invalid_field,
                "--dev-clock and --no-limits are for tests: listen on 127.0.0.1 with them");
  return config;
}

}  // namespace crownhead::server
