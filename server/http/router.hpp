#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/call.hpp"
#include "server/http/routes.hpp"
#include "server/http/sign_in/credentials.hpp"
#include "server/http/site.hpp"

namespace crownhead::api {

/// Finds a request's route, charges for it, checks access, and calls the handler. Paths without a
/// route are files of the web client. Callable from every connection's thread.
class Router {
 public:
  explicit Router(Site& site) : site_(site) {}

  void operator()(net::Request request, net::Respond respond) const;

 private:
  struct Match {
    const Route* route = nullptr;
    std::vector<std::string> parameters;
    std::string allowed;  ///< the verbs of the path, if the request's verb is not one of them
  };

  Match match(const net::Request& request) const;
  Handling dispatch(Match found, CallPtr call) const;
  /// Answers with a file of the web client, or why there is no such route.
  void answer_without_route(const Match& found, const CallPtr& call) const;
  /// Identifies the client and reads the headers. Answers and returns false if the handler must not
  /// run. Call where the database may be read.
  bool admits(const Match& found, const CallPtr& call) const;
  std::optional<Error> refusal(const Route& route, const Call& call,
                               const Credentials& credentials) const;
  bool paid_for_address(Budget budget, Call& call) const;
  bool paid_for_asker(Budget budget, Call& call) const;
  /// Charges the body of a request that stores it. Answers and returns false if there is no room.
  bool has_room_for(Call& call) const;
  std::optional<wire::Problem> read_headers(Call& call) const;

  Site& site_;
};

}  // namespace crownhead::api
