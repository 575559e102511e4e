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

Handling make_first_admin(const SiteConfig& config, db::Users& users, FirstAdminLink& first_admin,
                          db::Moderation& moderation, const live::WallClock& clock,
                          OpenSockets& sockets, CallPtr call) {
  if (!on_own_machine(config, *call))
    co_return call->fail({Code::forbidden, reason::account::no_admin_by_web()});
  const auto secret = wire::parse_secret(call->body());
  if (!secret) co_return call->refuse(secret.error());
  if (users.has_admin())
    co_return call->fail({Code::forbidden, reason::account::no_admin_by_web()});
  if (!first_admin.take(*secret))
    co_return call->fail({Code::forbidden, reason::account::link_used_up()});
  const UserId user = call->bearer()->user;
  const auto made = co_await live::awaited<Result<void>>(
      [&](auto done) { moderation.make_first_admin(user, clock.now(), std::move(done)); });
  // The same reader may succeed in another try.
  if (!made) first_admin.put_back(*secret);
  // An open socket keeps its old rights.
  if (made) sockets.close_all(user);
  call->no_content(made);
}

}  // namespace crownhead::api
