#pragma once

#include <optional>
#include <string>

#include "db/accounts/moderation.hpp"
#include "db/accounts/users.hpp"
#include "server/api/call.hpp"
#include "server/api/first_admin_link.hpp"
#include "server/api/open_sockets.hpp"
#include "server/api/site_config.hpp"
#include "server/live/wall_clock.hpp"
#include "server/net/address.hpp"

namespace crownhead::api {

/// The address of the link that makes its reader the first admin, on a server that listens there;
/// nullopt where the command line alone can: there is an admin, people come by a public URL or
/// through a proxy of this machine, or no loopback address leads here.
std::optional<std::string> first_admin_link(const SiteConfig& config, db::Users& users,
                                            FirstAdminLink& first_admin,
                                            const net::ListenAddress& listening);

/// What a server that nobody uses yet has to be told by whoever runs it.
void get_first_steps(db::Users& users, const SiteConfig& config, FirstAdminLink& first_admin,
                     const CallPtr& call);
/// Makes who asks the first admin, by the secret of the link and on this machine alone.
void make_first_admin(const SiteConfig& config, db::Users& users, FirstAdminLink& first_admin,
                      db::Moderation& moderation, const live::WallClock& clock,
                      OpenSockets& sockets, const CallPtr& call);

}  // namespace crownhead::api
