#pragma once

#include <optional>

#include "db/accounts/users.hpp"
#include "db/games/archive.hpp"
#include "db/games/game_store.hpp"
#include "db/tournaments/tournaments.hpp"
#include "server/api/call.hpp"
#include "server/api/site_config.hpp"
#include "server/api/steps.hpp"

namespace crownhead::api {

/// Whose games are asked for, by `mine`, `turn` or `player`.
wire::Parsed<std::optional<UserId>> player_of(db::Users& users, const Call& call);

/// Whether GET /games asks for what finished games alone have.
bool asks_for_finished(const Call& call);

/// The finished games that the call's parameters name; of `player` if that is known already.
wire::Parsed<db::GameSearch> search_of(db::Users& users, const Call& call,
                                       std::optional<UserId> player = std::nullopt);

/// Answers GET /games where it asks_for_finished().
void search_games(db::Users& users, db::Archive& archive, const CallPtr& call);

/// All finished games of a player as one PDN file, made while it is sent.
void get_player_pdn(db::Users& users, db::GameStore& games, db::Tournaments& tournaments,
                    const SiteConfig& config, db::Archive& archive, const Steps& steps,
                    const CallPtr& call);

/// The same of games of every kind, each as its kind has it.
void get_player_records(db::Users& users, db::GameStore& games, db::Tournaments& tournaments,
                        const SiteConfig& config, db::Archive& archive, const Steps& steps,
                        const CallPtr& call);

}  // namespace crownhead::api
