#include "server/request_log.hpp"

#include <chrono>
#include <string>
#include <utility>

#include "metrics/figures.hpp"
#include "server/http/route_match.hpp"
#include "server/http/route_times.hpp"
#include "server/log.hpp"
#include "server/net/http/request_id.hpp"

namespace crownhead::server {
namespace {

using Steady = std::chrono::steady_clock;

struct Asked {
  net::Verb verb;
  std::string path;
  std::string id;
  Steady::time_point at = Steady::now();
};

void log_answer(const Asked& asked, int status, Millis slow_after) {
  const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Steady::now() - asked.at);
  const bool late = took.count() > slow_after.count * 1000;
  const bool failed = status == 500 || status == 503;
  if (!late && !failed && !logs(LogLevel::debug)) return;
  const auto route = api::route_pattern(asked.verb, asked.path);
  // Requests that wait for events are meant to take long.
  const bool slow = late && !route.ends_with("/events");
  if (slow) metrics::figures().slow.add();
  const auto level = failed ? LogLevel::error : slow ? LogLevel::warning : LogLevel::debug;
  log(level, slow ? "slow request" : "request",
      {{"request", asked.id},
       {"verb", std::string(api::verb_text(asked.verb))},
       {"route", std::string(route)},
       {"status", std::to_string(status)},
       {"micros", std::to_string(took.count())}});
}

}  // namespace

net::Respond logged(const net::Request& request, Millis slow_after, net::Respond respond) {
  return [asked = Asked{request.verb, request.path,
                        std::string(request.header(net::request_id_header))},
          slow_after, respond = std::move(respond)](net::Response response) mutable {
    log_answer(asked, response.status, slow_after);
    respond(std::move(response));
  };
}

}  // namespace crownhead::server
