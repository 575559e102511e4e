#pragma once

#include <cstddef>
#include <tuple>
#include <type_traits>

#include "server/api/call.hpp"
#include "server/api/site.hpp"

namespace crownhead::api {

/// How many parts a handler may take. One that needs more lacks a noun: see Passwords, Directing.
inline constexpr std::size_t most_parts = 6;

/// The parts of the site that a handler may name among its parameters, each by its type. The whole
/// is none of them.
inline auto parts_of(Site& site) {
  return std::tie(
      site.config, site.database, site.users, site.sessions, site.factors, site.blocks,
      site.moderation, site.contacts, site.outbox, site.webhooks, site.challenges, site.games,
      site.game_queries, site.dice_tips, site.computer_offers, site.notes, site.studies,
      site.puzzles, site.puzzle_tries, site.chat_lines, site.calendars, site.ratings, site.archive,
      site.openings, site.analyses, site.vacations, site.zones, site.tournaments, site.endings,
      site.clock, site.hubs, site.inboxes, site.rooms, site.rule, site.starter, site.computers,
      site.opening_counter, site.analysis_workers, site.tournament_rooms, site.lobby, site.chat,
      site.study_followers, site.invitations, site.pools, site.files, site.limits, site.free_space,
      site.code_tries, site.shown_solutions, site.first_admin, site.waits, site.sockets, site.steps,
      site.directing, site.arbitration, site.passwords, site.mail, site.sign_ins, site.presence,
      site.account_stores, site.dev_time, site.trouble);
}

template <class Parameter, class Parts>
inline constexpr bool is_among = false;
template <class Parameter, class... Parts>
inline constexpr bool is_among<Parameter, std::tuple<Parts...>> =
    (std::is_same_v<Parameter, Parts> || ...);

/// What a handler with such a parameter is given: the call, or that part of the site.
template <class Parameter>
decltype(auto) given(Site& site, const CallPtr& call) {
  if constexpr (std::is_same_v<Parameter, const CallPtr&>) {
    return call;
  } else {
    using Part = std::remove_reference_t<Parameter>;
    using Parts = decltype(parts_of(site));
    // A handler may take a part as const that the site has to be changed.
    using Kept = std::conditional_t<is_among<Part&, Parts>, Part&, std::remove_const_t<Part>&>;
    return static_cast<Parameter>(std::get<Kept>(parts_of(site)));
  }
}

template <auto handler>
struct Bound;
template <class... Parameters, void (*handler)(Parameters...)>
struct Bound<handler> {
  static_assert(sizeof...(Parameters) <= most_parts + 1, "beside the call");
  static void call(Site& site, const CallPtr& call) { handler(given<Parameters>(site, call)...); }
};

/// The handler with the parts of the site that it takes, as the table of routes has it.
template <auto handler>
inline constexpr void (*bound)(Site& site, const CallPtr& call) = Bound<handler>::call;

}  // namespace crownhead::api
