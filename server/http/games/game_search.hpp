#pragma once

#include <array>
#include <optional>
#include <span>

#include "db/accounts/users.hpp"
#include "db/games/archive.hpp"
#include "db/games/game_store.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/http/site_config.hpp"

namespace crownhead::api {

/// Returns the player selected by `mine`, `turn` or `player`.
wire::Parsed<std::optional<UserId>> player_of(db::Users& users, const Call& call);

/// True if GET /games asks for a property that only finished games have.
bool asks_for_finished(const Call& call);

/// The parameters of GET /games that select among finished games only.
inline constexpr auto finished_filters =
    std::to_array({"opponent", "speed", "result", "since", "until", "opening"});

/// Refuses the first of these parameters that the call has; nullopt if it has none.
std::optional<wire::Problem> why_not_with(const Call& call, std::span<const char* const> names,
                                          const Reason& why);

/// Returns the search for finished games from the call's parameters, limited to `player` if given.
wire::Parsed<db::GameSearch> search_of(db::Users& users, const Call& call,
                                       std::optional<UserId> player = std::nullopt);

/// Answers GET /games when asks_for_finished() is true.
void search_games(db::Users& users, db::Archive& archive, const CallPtr& call);

/// Streams all finished games of a player as one PDN file.
void get_player_pdn(db::Users& users, db::GameStore& games, db::Tournaments& tournaments,
                    const SiteConfig& config, db::Archive& archive, const RequestRunner& runner,
                    const CallPtr& call);

/// The same for games of every kind, each in its kind's format.
void get_player_records(db::Users& users, db::GameStore& games, db::Tournaments& tournaments,
                        const SiteConfig& config, db::Archive& archive, const RequestRunner& runner,
                        const CallPtr& call);

}  // namespace crownhead::api
