#pragma once

#include <functional>
#include <map>
#include <string>

#include "tests/http/costs/full_world.hpp"

namespace crownhead::api {

/// A request that succeeds once, with its route's verb.
struct Prepared {
  std::string path;
  std::string body = {};
  net::Headers headers = {};
};

/// Keyed by verb and path of a route. Each call creates a new object for the request, as full as
/// the world.
using PreparedRequests = std::map<std::string, std::function<Prepared(World&)>>;

PreparedRequests requests_of_accounts();
PreparedRequests requests_of_staff();
PreparedRequests requests_of_games();
PreparedRequests requests_of_studies();
PreparedRequests requests_of_vacations();
PreparedRequests requests_of_tournaments();

}  // namespace crownhead::api
