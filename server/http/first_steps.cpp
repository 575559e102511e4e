#include "server/http/first_steps.hpp"

#include "rules/reasons.hpp"
#include "server/net/own_machine.hpp"
#include "server/wire/account/account_bodies.hpp"
#include "server/wire/account/account_json.hpp"

namespace crownhead::api {
namespace {

bool on_own_machine(const SiteConfig& config, const Call& call) {
  return net::from_own_machine(call.request(), config.trusted_proxies);
}

/// Returns the host name under which browsers on this machine reach the server; nullopt if there is
/// none.
std::optional<std::string> loopback_host(const net::ListenAddress& listening) {
  const auto& host = listening.host;
  if (host.empty() || host == "0.0.0.0" || host == "::" || host == "127.0.0.1" || host == "::1")
    return "localhost";
  return net::is_loopback(listening) ? std::optional(host) : std::nullopt;
}

}  // namespace

std::optional<std::string> first_admin_link(const SiteConfig& config, db::Users& users,
                                            FirstAdminLink& first_admin,
                                            const net::ListenAddress& listening) {
  const auto host = loopback_host(listening);
  if (!host || !config.public_url.empty() || net::proxy_on_own_machine(config.trusted_proxies) ||
      users.has_admin())
    return std::nullopt;
  return "http://" + *host + ":" + std::to_string(listening.port) + "/#" + first_admin.make();
}

void get_first_steps(db::Users& users, const SiteConfig& config, FirstAdminLink& first_admin,
                     const CallPtr& call) {
  wire::FirstSteps steps;
  if (!users.has_admin()) {
    steps.is_new = !users.has_people();
    if (on_own_machine(config, *call))
      steps.here = {.by_link = first_admin.is_open(), .database = config.database};
  }
  call->json(200, wire::first_steps_json(steps));
}

void make_first_admin(const SiteConfig& config, db::Users& users, FirstAdminLink& first_admin,
                      db::Moderation& moderation, const live::WallClock& clock,
                      OpenSockets& sockets, const CallPtr& call) {
  if (!on_own_machine(config, *call))
    return call->fail({Code::forbidden, reason::account::no_admin_by_web()});
  const auto secret = wire::parse_secret(call->body());
  if (!secret) return call->refuse(secret.error());
  if (users.has_admin()) return call->fail({Code::forbidden, reason::account::no_admin_by_web()});
  if (!first_admin.take(*secret))
    return call->fail({Code::forbidden, reason::account::link_used_up()});
  const UserId user = call->bearer()->user;
  moderation.make_first_admin(
      user, clock.now(), [&first_admin, &sockets, call, user, secret = *secret](Result<void> made) {
        // The same reader may succeed in another try.
        if (!made) first_admin.put_back(secret);
        answer(call, std::move(made), [&] {
          // An open socket keeps its old rights.
          sockets.close_all(user);
          call->empty(204);
        });
      });
}

}  // namespace crownhead::api
