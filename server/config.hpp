#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "server/messages/mailer.hpp"
#include "server/net/address.hpp"

namespace crownhead::server {

/// The options of `crownhead serve` as they were written.
struct ServeOptions {
  std::string db;    ///< empty: crownhead.db in the data folder
  std::string data;  ///< empty: the folder of the database
  std::string listen = "127.0.0.1:8080";
  std::string public_url;
  std::vector<std::string> trusted_proxies;
  std::string log_level = "info";
  std::string dev_clock;
  bool no_limits = false;
  std::string smtp_url;
  std::string smtp_user;
  std::string smtp_password;
  std::string smtp_ca;
  std::string mail_from = "crownhead@localhost";
  bool webhooks_inside = false;
};

/// The same, understood and checked.
struct ServeConfig {
  std::filesystem::path db;
  net::ListenAddress listen;
  std::string public_url;  ///< scheme and host, without a slash at the end
  std::vector<net::Network> trusted_proxies;
  std::string log_level;
  std::optional<Instant> dev_clock;
  bool limits = true;
  std::filesystem::path data;  ///< the folder of the server's files
  messages::SmtpConfig smtp;   ///< an empty URL: messages are files in data/mail
  std::string mail_from;
  bool webhooks_inside = false;  ///< webhooks may have addresses inside the operator's network
};

/// invalid_field with a sentence that names the option and what it must be.
Result<ServeConfig> checked(const ServeOptions& options);

}  // namespace crownhead::server
