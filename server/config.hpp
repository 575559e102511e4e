#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "server/net/address.hpp"

namespace crownhead::server {

/// The options of `crownhead serve` as they were written.
struct ServeOptions {
  std::string db;  ///< empty: crownhead.db in the data folder
  std::string data = ".";
  std::string listen = "127.0.0.1:8080";
  std::string public_url;
  std::vector<std::string> trusted_proxies;
  std::string log_level = "info";
  std::string dev_clock;
  bool no_limits = false;
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
};

/// invalid_field with a sentence that names the option and what it must be.
Result<ServeConfig> checked(const ServeOptions& options);

}  // namespace crownhead::server
