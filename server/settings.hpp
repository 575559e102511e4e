#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "server/api/site.hpp"
#include "server/config/serve_config.hpp"
#include "server/live/wall_clock.hpp"
#include "server/messages/mailer.hpp"
#include "server/net/net_config.hpp"

namespace crownhead::server {

// What the parts of the server are told of its configuration.

/// "http://127.0.0.1:8080"
std::string listening_url(const std::string& host, std::uint16_t port);

/// Its links lead to the public URL, without one to where the server listens.
api::SiteConfig site_config(const config::ServeConfig& config);

net::NetConfig net_config(const config::ServeConfig& config);

/// The system's, or the one that is moved by hand.
std::unique_ptr<live::WallClock> make_clock(const config::ServeConfig& config);

/// By SMTP, or to files in data/mail.
std::unique_ptr<messages::Mailer> make_mailer(const config::ServeConfig& config);

}  // namespace crownhead::server
