#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/accounts/role.hpp"
#include "rules/instant.hpp"
#include "server/auth/password.hpp"
#include "server/net/address.hpp"

namespace crownhead::api {

/// Who may hold tournaments, beside directors.
struct TournamentHolders {
  std::optional<Millis> account_age = {};  ///< everybody whose account is so old; nullopt: nobody
  int at_once = 2;                         ///< tournaments of theirs that are not over
};

/// What an operator decides about the outside of the site.
struct SiteConfig {
  std::string public_url;     ///< "https://play.example.org"; empty: whatever Host the client names
  std::string link_url = {};  ///< what links in messages begin with, without a slash at the end
  bool limits = true;         ///< rate limits of accounts and addresses
  /// From which role on a second factor is asked for; nullopt: of nobody.
  std::optional<accounts::Role> second_factor_for = {};
  TournamentHolders holders = {};
  auth::PasswordCost password_cost = {};
  std::vector<net::Network> trusted_proxies = {};
  std::string database = {};  ///< its file, as the operator's commands name it
  /// Where that file is, whose disk must have room; with PostgreSQL the server's other files.
  std::string folder = ".";
  /// With less room on that disk everything that stores is refused, except for what is vital.
  std::uint64_t min_free_bytes = 0;

  bool by_tls() const { return public_url.starts_with("https://"); }
  /// What the tag Site of a PDN says.
  std::string pdn_site() const { return public_url.empty() ? "Crownhead" : public_url; }
};

}  // namespace crownhead::api
