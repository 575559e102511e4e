#include "server/http/health/client_errors.hpp"

#include <algorithm>

#include "metrics/page_faults.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/net/limits/address.hpp"
#include "server/wire/game/bodies.hpp"

namespace crownhead::api {
namespace {

/// Keeps a log entry on one line, whatever the client sent.
std::string on_one_line(std::string text) {
  std::ranges::replace_if(text, [](unsigned char c) { return c < ' ' || c == 0x7f; }, ' ');
  return text;
}

}  // namespace

void report_client_error(Limits& limits, const ErrorSink& log_error, const CallPtr& call) {
  const auto body = wire::parse_client_error(call->body());
  if (!body) return call->refuse(body.error());
  metrics::page_faults().add();
  if (limits.refuses(limits.faults_by_address, call, net::address_key(call->request().remote)) ||
      limits.refuses(limits.faults, call, ""))
    return;
  log_error(on_one_line("a page failed in a browser: " + body->message + " page=" + body->page +
                        " program=" + body->program + " stack=" + body->stack));
  call->empty(204);
}

}  // namespace crownhead::api
