#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "rules/accounts/guest_access.hpp"
#include "rules/accounts/role.hpp"
#include "rules/instant.hpp"
#include "server/auth/password.hpp"
#include "server/net/limits/address.hpp"

namespace crownhead::api {

/// Rules for tournaments created by players who are not directors.
struct TournamentHolders {
  std::optional<Millis> account_age = {};  ///< minimum age of the account; nullopt: none may
  int at_once = 2;                         ///< maximum number of their unfinished tournaments
};

/// The operator's settings for the site as seen from outside.
struct SiteConfig {
  std::string public_url;     ///< "https://play.example.org"; empty: the Host that the client names
  std::string link_url = {};  ///< prefix of links in messages, without a slash at the end
  bool limits = true;         ///< rate limits of accounts and addresses
  /// The lowest role that needs a second factor; nullopt: none does.
  std::optional<accounts::Role> second_factor_for = {};
  accounts::GuestAccess guests = accounts::GuestAccess::casual;
  TournamentHolders holders = {};
  auth::PasswordCost password_cost = {};
  std::vector<net::Network> trusted_proxies = {};
  std::string database = {};  ///< the file, as the operator's commands name it
  /// The folder of that file, whose disk must have room. With PostgreSQL, of the server's other
  /// files.
  std::string folder = ".";
  /// With less room on that disk, everything that stores is refused, except for vital data.
  std::uint64_t min_free_bytes = 0;
  /// The address of the operator for push services, "mailto:" or "https:"; empty: push is off.
  std::string push_contact = {};
  /// Push services may have any address and port, also inside the operator's network.
  bool push_inside = false;

  bool by_tls() const { return public_url.starts_with("https://"); }
  /// Returns the value of a PDN's tag Site.
  std::string pdn_site() const { return public_url.empty() ? "Crownhead" : public_url; }
};

}  // namespace crownhead::api
