#pragma once

#include <optional>
#include <string>

#include "db/accounts/moderation.hpp"
#include "db/accounts/users.hpp"
#include "server/http/call.hpp"
#include "server/http/sign_in/first_admin_link.hpp"
#include "server/http/site_config.hpp"
#include "server/http/socket/open_sockets.hpp"
#include "server/net/limits/address.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::api {

/// Returns the address of the link that makes its reader the first admin. Returns nullopt if only
/// the command line can do that: an admin exists, the site has a public URL or a proxy on this
/// machine, or no loopback address leads to this server.
std::optional<std::string> first_admin_link(const SiteConfig& config, db::Users& users,
                                            FirstAdminLink& first_admin,
                                            const net::ListenAddress& listening);

/// Answers with what the operator of an unused server has to do.
void get_first_steps(db::Users& users, const SiteConfig& config, FirstAdminLink& first_admin,
                     const CallPtr& call);
/// Makes the asker the first admin, given the link's secret; only from this machine.
Handling make_first_admin(const SiteConfig& config, db::Users& users, FirstAdminLink& first_admin,
                          db::Moderation& moderation, const live::WallClock& clock,
                          OpenSockets& sockets, CallPtr call);

}  // namespace crownhead::api
