#include "server/settings.hpp"

#include "db/address.hpp"

namespace crownhead::server {

std::unique_ptr<live::WallClock> make_clock(const config::ServeConfig& config) {
  if (config.dev_clock) return std::make_unique<live::DevWallClock>(*config.dev_clock);
  return std::make_unique<live::SystemWallClock>();
}

std::string listening_url(const std::string& host, std::uint16_t port) {
  const bool bare_ipv6 = host.find(':') != std::string::npos && !host.starts_with('[');
  return "http://" + (bare_ipv6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

namespace {

std::string folder_to_watch(const config::ServeConfig& config) {
  const auto folder = db::is_postgres(config.db) ? config.data : config.db.parent_path();
  return folder.empty() ? "." : folder.string();
}

/// A database in PostgreSQL may be on another machine.
bool has_folder_to_watch(const config::ServeConfig& config) {
  return !db::is_postgres(config.db) || !config.data.empty();
}

/// Empty if push services could not reach the operator.
std::string push_contact(const config::ServeConfig& config) {
  if (!config.push_contact.empty()) return config.push_contact;
  return config.public_url.starts_with("https://") ? config.public_url : "";
}

}  // namespace

api::SiteConfig site_config(const config::ServeConfig& config) {
  return {
      .public_url = config.public_url,
      .link_url = config.public_url.empty() ? listening_url(config.listen.host, config.listen.port)
                                            : config.public_url,
      .limits = config.limits,
      .second_factor_for = config.second_factor_for,
      .guests = config.guests,
      .holders = {.account_age = config.tournaments_after, .at_once = config.tournaments_at_once},
      .trusted_proxies = config.trusted_proxies,
      .database = config.db.string(),
      .folder = folder_to_watch(config),
      .min_free_bytes = has_folder_to_watch(config) ? config.min_free_bytes : 0,
      .push_contact = push_contact(config),
      .push_inside = !config.push_inside.empty()};
}

net::NetConfig net_config(const config::ServeConfig& config) {
  net::NetConfig result;
  result.larger_bodies = {{"/import", 1024 * net::kib},
                          {"/pdn/read", 1536 * net::kib},
                          {"/pdn/write", 1024 * net::kib}};
  result.limit_frames = config.limits;
  if (!config.limits) result.connections_by_address = result.max_connections;
  result.trusted_proxies = config.trusted_proxies;
  result.inside_path = "/metrics";
  result.inside_from = config.metrics_from;
  if (site_config(config).by_tls())
    result.default_headers = net::security_headers(net::Reached::by_tls);
  return result;
}

std::unique_ptr<messages::Mailer> make_mailer(const config::ServeConfig& config) {
  if (config.smtp.url.empty()) return std::make_unique<messages::FileMailer>(config.data / "mail");
  return messages::make_smtp_mailer(config.smtp);
}

}  // namespace crownhead::server
