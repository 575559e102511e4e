#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "server/api/call.hpp"
#include "server/api/limits.hpp"
#include "server/api/site.hpp"
#include "server/net/http.hpp"

namespace crownhead::api {

/// Who may use a route; docs/permissions.md is the same for readers. A session may do all that its
/// player may; a token what its scopes name, and nothing that is for sessions. What concerns
/// tournaments needs the scope of that name, and to make one what server/api/tournament_holders
/// asks for. Moderators and admins need the scope admin for what is theirs. A guest may read and
/// play; `member` is to play with an account of one's own, `guest` for guests alone.
enum class Access : std::uint8_t {
  anyone,
  read,
  play,
  member,
  guest,
  tournaments,
  director,
  session,
  moderator,
  admin
};

/// Whether a request of the route has a body that its handler reads.
enum class BodyUse : std::uint8_t { read, none };

/// How a route differs from the rule by its verb: POST, PUT and PATCH store what was sent, GET and
/// DELETE nothing.
enum class Storing : std::uint8_t {
  by_verb,
  nothing,  ///< a preview, or it makes room
  vital     ///< see Stores::vital
};

struct Route {
  net::Verb verb;
  std::string_view path;  ///< what stands in braces is any text without a slash
  Access access;
  Budget budget;
  void (*handler)(Site& site, const CallPtr& call);
  BodyUse body = BodyUse::read;  ///< with `none` the router refuses all members
  Storing storing = Storing::by_verb;

  constexpr Stores stores() const {
    using enum net::Verb;
    if (storing == Storing::vital) return Stores::vital;
    const bool adds = verb == post || verb == put || verb == patch;
    return adds && storing == Storing::by_verb ? Stores::text : Stores::nothing;
  }
};

/// The table of everything that can be asked over HTTP, beside the files of the web client.
std::span<const Route> routes();

}  // namespace crownhead::api
