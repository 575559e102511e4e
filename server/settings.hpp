#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/config/serve_config.hpp"
#include "server/http/site.hpp"
#include "server/messages/mailer.hpp"
#include "server/net/net_config.hpp"
#include "server/runtime/wall_clock.hpp"

namespace crownhead::server {

// The settings of the server's parts, from its configuration.

/// Returns for example "http://127.0.0.1:8080".
std::string listening_url(const std::string& host, std::uint16_t port);

/// Links begin with the public URL; without one, with the address on which the server listens.
api::SiteConfig site_config(const config::ServeConfig& config);

net::NetConfig net_config(const config::ServeConfig& config);

/// Returns the system's clock, or the one that is moved by hand.
std::unique_ptr<live::WallClock> make_clock(const config::ServeConfig& config);

/// Sends by SMTP, or writes to files in data/mail.
std::unique_ptr<messages::Mailer> make_mailer(const config::ServeConfig& config);

}  // namespace crownhead::server
