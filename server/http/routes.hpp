#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "server/http/call.hpp"
#include "server/http/limits.hpp"
#include "server/http/site.hpp"
#include "server/net/http.hpp"

namespace crownhead::api {

/// Access rules of routes; docs/permissions.md describes the same for readers. A session may do
/// everything that its player may. A token may do what its scopes name, and nothing reserved for
/// sessions. Tournament routes need the scope of that name; creating a tournament also needs the
/// conditions in server/http/tournaments/tournament_holders. Moderators and admins need the scope
/// admin for their routes. A guest may read and play. `member` means playing with one's own
/// account, `guest` is for guests only.
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

/// The handler's use of the request body.
enum class BodyUse : std::uint8_t { read, none };

/// Exceptions from the rule by verb: POST, PUT and PATCH store what was sent, GET and DELETE store
/// nothing.
enum class Storing : std::uint8_t {
  by_verb,
  nothing,  ///< a preview, or it frees space
  vital     ///< see Stores::vital
};

struct Route {
  net::Verb verb;
  std::string_view path;  ///< braces match any text without a slash
  Access access;
  Budget budget;
  std::optional<Handling> (*handler)(Site& site, const CallPtr& call);  ///< see bound.hpp
  BodyUse body = BodyUse::read;  ///< with `none` the router refuses a body with members
  Storing storing = Storing::by_verb;

  constexpr Stores stores() const {
    using enum net::Verb;
    if (storing == Storing::vital) return Stores::vital;
    const bool adds = verb == post || verb == put || verb == patch;
    return adds && storing == Storing::by_verb ? Stores::text : Stores::nothing;
  }
};

/// Returns the table of all HTTP routes, except for the files of the web client.
std::span<const Route> routes();

}  // namespace crownhead::api
