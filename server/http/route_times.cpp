#include "server/http/route_times.hpp"

namespace crownhead::api {

std::string_view verb_text(net::Verb verb) {
  switch (verb) {
    case net::Verb::get: return "GET";
    case net::Verb::head: return "HEAD";
    case net::Verb::post: return "POST";
    case net::Verb::put: return "PUT";
    case net::Verb::patch: return "PATCH";
    case net::Verb::del: return "DELETE";
    case net::Verb::options: return "OPTIONS";
    case net::Verb::other: return "OTHER";
  }
  return "OTHER";
}

std::deque<RouteTimes>& route_times() {
  static std::deque<RouteTimes> all = [] {
    std::deque<RouteTimes> made;
    for (const Route& route : routes()) made.emplace_back(verb_text(route.verb), route.path);
    made.emplace_back("GET", "files");
    return made;
  }();
  return all;
}

RouteTimes& route_times(const Route* route) {
  auto& all = route_times();
  return route ? all[static_cast<std::size_t>(route - routes().data())] : all.back();
}

}  // namespace crownhead::api
