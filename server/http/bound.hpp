#pragma once

#include <cstddef>
#include <optional>
#include <tuple>
#include <type_traits>

#include "server/http/call.hpp"
#include "server/http/site.hpp"

namespace crownhead::api {

/// Maximum number of parts per handler. A handler that needs more lacks an abstraction: see
/// Passwords, DirectorAccess.
inline constexpr std::size_t most_parts = 6;

/// Returns the parts of the site that a handler may take as parameters, each identified by its
/// type. The whole site is not among them.
inline auto parts_of(Site& site) {
  return std::tuple_cat(
      site.stores.parts(),
      std::tie(site.config, site.database, site.stores, site.zones, site.endings, site.clock,
               site.hubs, site.inboxes, site.rooms, site.rule, site.starter, site.computers,
               site.opening_counter, site.analysis_workers, site.tournament_rooms, site.lobby,
               site.chat, site.study_followers, site.invitations, site.pools, site.files,
               site.limits, site.free_space, site.code_tries, site.shown_solutions,
               site.first_admin, site.waits, site.sockets, site.runner, site.directing,
               site.arbitration, site.vacation_desk, site.passwords, site.mail, site.sign_ins,
               site.presence, site.dev_time, site.log_error));
}

template <class Parameter, class Parts>
inline constexpr bool is_among = false;
template <class Parameter, class... Parts>
inline constexpr bool is_among<Parameter, std::tuple<Parts...>> =
    (std::is_same_v<Parameter, Parts> || ...);

/// Returns the argument for a handler's parameter: the call, or the part of the site of that type.
template <class Parameter>
decltype(auto) given(Site& site, const CallPtr& call) {
  if constexpr (std::is_same_v<Parameter, const CallPtr&> || std::is_same_v<Parameter, CallPtr>) {
    return call;
  } else {
    using Part = std::remove_reference_t<Parameter>;
    using Parts = decltype(parts_of(site));
    // A handler may take a part as const that is not const in the site.
    using Kept = std::conditional_t<is_among<Part&, Parts>, Part&, std::remove_const_t<Part>&>;
    return static_cast<Parameter>(std::get<Kept>(parts_of(site)));
  }
}

template <auto handler>
struct Bound;
template <class... Parameters, void (*handler)(Parameters...)>
struct Bound<handler> {
  static_assert(sizeof...(Parameters) <= most_parts + 1, "beside the call");
  static std::optional<Handling> call(Site& site, const CallPtr& call) {
    handler(given<Parameters>(site, call)...);
    return std::nullopt;
  }
};
template <class... Parameters, Handling (*handler)(Parameters...)>
struct Bound<handler> {
  static_assert(sizeof...(Parameters) <= most_parts + 1, "beside the call");
  static_assert((std::is_same_v<Parameters, CallPtr> || ...), "a coroutine keeps its call");
  static std::optional<Handling> call(Site& site, const CallPtr& call) {
    return handler(given<Parameters>(site, call)...);
  }
};

/// The handler in the form that the table of routes needs; its parts are taken from the site.
/// Returns the coroutine to await if the handler is one.
template <auto handler>
inline constexpr std::optional<Handling> (*bound)(Site& site,
                                                  const CallPtr& call) = Bound<handler>::call;

}  // namespace crownhead::api
