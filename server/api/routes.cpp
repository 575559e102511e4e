#include "server/api/routes.hpp"

#include <array>

#include "server/api/accounts.hpp"
#include "server/api/challenges.hpp"
#include "server/api/game_commands.hpp"
#include "server/api/games.hpp"
#include "server/api/operation.hpp"
#include "server/api/ratings.hpp"
#include "server/api/seeks.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

constexpr auto table = std::to_array<Route>({
    {post, "/api/v1/accounts", Access::anyone, create_account},
    {post, "/api/v1/session", Access::anyone, sign_in},
    {del, "/api/v1/session", Access::anyone, sign_out},
    {get, "/api/v1/account", Access::read, get_account},
    {patch, "/api/v1/account", Access::session, change_account},
    {get, "/api/v1/users/{username}", Access::anyone, get_user},
    {post, "/api/v1/tokens", Access::session, create_token},

    {get, "/api/v1/players/{username}", Access::anyone, get_profile},
    {get, "/api/v1/players/{username}/rating-history", Access::anyone, get_rating_history},
    {get, "/api/v1/leaderboard", Access::anyone, get_leaderboard},

    {get, "/api/v1/challenges", Access::read, list_challenges},
    {post, "/api/v1/challenges", Access::play, create_challenge},
    {get, "/api/v1/challenges/{id}", Access::anyone, get_challenge},
    {del, "/api/v1/challenges/{id}", Access::play, withdraw_challenge},
    {post, "/api/v1/challenges/{id}/accept", Access::play, accept_challenge},
    {post, "/api/v1/challenges/{id}/decline", Access::play, decline_challenge},

    {get, "/api/v1/seeks", Access::anyone, list_seeks},
    {post, "/api/v1/seeks", Access::play, create_seek},
    {del, "/api/v1/seeks/{id}", Access::play, withdraw_seek},
    {post, "/api/v1/seeks/{id}/take", Access::play, take_seek},

    {get, "/api/v1/games", Access::anyone, list_games},
    {get, "/api/v1/games/{id}", Access::anyone, get_game},
    {get, "/api/v1/games/{id}.pdn", Access::anyone, get_pdn},
    {get, "/api/v1/games/{id}/events", Access::anyone, get_events},
    {post, "/api/v1/games/{id}/moves", Access::play, make_move},
    {post, "/api/v1/games/{id}/resign", Access::play, resign},
    {post, "/api/v1/games/{id}/abort", Access::play, abort_game},
    {post, "/api/v1/games/{id}/draw", Access::play, draw},

    {get, "/api/v1/dev/clock", Access::anyone, get_dev_clock},
    {put, "/api/v1/dev/clock", Access::anyone, set_dev_clock},
    {get, "/healthz", Access::anyone, healthz},
    {get, "/readyz", Access::anyone, readyz},
    {get, "/api/openapi.yaml", Access::anyone, openapi},
});

}  // namespace

std::span<const Route> routes() { return table; }

}  // namespace crownhead::api
