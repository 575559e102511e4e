#include "server/api/routes.hpp"

#include <array>

#include "server/api/account_end.hpp"
#include "server/api/accounts.hpp"
#include "server/api/blocks.hpp"
#include "server/api/calendar.hpp"
#include "server/api/challenges.hpp"
#include "server/api/chat.hpp"
#include "server/api/computer_games.hpp"
#include "server/api/conditionals.hpp"
#include "server/api/director_acts.hpp"
#include "server/api/disputes.hpp"
#include "server/api/game_commands.hpp"
#include "server/api/game_search.hpp"
#include "server/api/games.hpp"
#include "server/api/guests.hpp"
#include "server/api/messages.hpp"
#include "server/api/metrics_page.hpp"
#include "server/api/moderation.hpp"
#include "server/api/notes.hpp"
#include "server/api/operation.hpp"
#include "server/api/passwords.hpp"
#include "server/api/pdn.hpp"
#include "server/api/ratings.hpp"
#include "server/api/second_factor.hpp"
#include "server/api/seeks.hpp"
#include "server/api/sessions.hpp"
#include "server/api/tokens.hpp"
#include "server/api/tournament_acts.hpp"
#include "server/api/tournament_exports.hpp"
#include "server/api/tournament_imports.hpp"
#include "server/api/tournament_vacations.hpp"
#include "server/api/tournaments.hpp"
#include "server/api/vacations.hpp"
#include "server/api/webhooks.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;

constexpr auto table = std::to_array<Route>({
    {post, "/api/v1/accounts", Access::anyone, create_account},
    {post, "/api/v1/guests", Access::anyone, make_guest},
    {post, "/api/v1/guests/sign-up", Access::guest, sign_up_guest},
    {post, "/api/v1/session", Access::anyone, sign_in},
    {del, "/api/v1/session", Access::anyone, sign_out},
    {get, "/api/v1/sessions", Access::session, list_sessions},
    {del, "/api/v1/sessions", Access::session, end_other_sessions},
    {del, "/api/v1/sessions/{id}", Access::session, end_session},
    {get, "/api/v1/account", Access::read, get_account},
    {patch, "/api/v1/account", Access::session, change_account},
    {put, "/api/v1/account/password", Access::session, change_password},
    {get, "/api/v1/account/second-factor", Access::session, get_second_factor},
    {post, "/api/v1/account/second-factor", Access::session, begin_second_factor},
    {post, "/api/v1/account/second-factor/confirm", Access::session, confirm_second_factor},
    {post, "/api/v1/account/second-factor/remove", Access::session, remove_second_factor},
    {get, "/api/v1/account/messages", Access::read, get_message_settings},
    {patch, "/api/v1/account/messages", Access::session, change_message_settings},
    {get, "/api/v1/account/calendar", Access::session, get_calendar_address},
    {post, "/api/v1/account/calendar", Access::session, renew_calendar_address},
    {del, "/api/v1/account/calendar", Access::session, remove_calendar_address},
    {get, "/api/v1/calendar/{secret}.ics", Access::anyone, get_calendar},
    {post, "/api/v1/account/email/ask", Access::session, ask_for_confirmation},
    {post, "/api/v1/account/email/confirm", Access::anyone, confirm_email},
    {post, "/api/v1/password-resets", Access::anyone, ask_for_password},
    {post, "/api/v1/password-resets/use", Access::anyone, reset_password},
    {post, "/api/v1/unsubscribe/{secret}", Access::anyone, unsubscribe},
    {get, "/api/v1/account/export", Access::session, export_account},
    {post, "/api/v1/account/close", Access::session, close_account},
    {get, "/api/v1/users/{username}", Access::anyone, get_user},
    {get, "/api/v1/tokens", Access::session, list_tokens},
    {post, "/api/v1/tokens", Access::session, create_token},
    {del, "/api/v1/tokens/{id}", Access::session, revoke_token},
    {get, "/api/v1/webhooks", Access::session, list_webhooks},
    {post, "/api/v1/webhooks", Access::session, create_webhook},
    {patch, "/api/v1/webhooks/{id}", Access::session, change_webhook},
    {del, "/api/v1/webhooks/{id}", Access::session, delete_webhook},
    {post, "/api/v1/webhooks/{id}/test", Access::session, test_webhook},
    {get, "/api/v1/webhooks/{id}/deliveries", Access::session, list_deliveries},
    {get, "/api/v1/blocks", Access::read, list_blocks},
    {put, "/api/v1/blocks/{username}", Access::play, block_player},
    {del, "/api/v1/blocks/{username}", Access::play, unblock_player},

    {post, "/api/v1/reports", Access::session, report_player},
    {get, "/api/v1/moderation/reports", Access::moderator, list_reports},
    {post, "/api/v1/moderation/reports/{id}/close", Access::moderator, close_report},
    {get, "/api/v1/moderation/log", Access::moderator, list_moderation},
    {post, "/api/v1/moderation/users/{username}/ban", Access::moderator, ban_player},
    {post, "/api/v1/moderation/users/{username}/unban", Access::moderator, unban_player},
    {post, "/api/v1/moderation/users/{username}/chat-ban", Access::moderator, ban_from_chat},
    {post, "/api/v1/moderation/users/{username}/chat-unban", Access::moderator, unban_from_chat},
    {put, "/api/v1/moderation/users/{username}/role", Access::admin, set_role},
    {post, "/api/v1/moderation/games/{id}/annul", Access::moderator, annul_game},

    {get, "/api/v1/players/{username}", Access::anyone, get_profile},
    {get, "/api/v1/players/{username}/rating-history", Access::anyone, get_rating_history},
    {get, "/api/v1/players/{username}/scores", Access::anyone, get_scores},
    {get, "/api/v1/players/{username}/opponents", Access::anyone, get_opponents},
    {get, "/api/v1/players/{username}/games.pdn", Access::anyone, get_player_pdn},
    {get, "/api/v1/leaderboard", Access::anyone, get_leaderboard},

    {get, "/api/v1/challenges", Access::read, list_challenges},
    {post, "/api/v1/challenges", Access::play, create_challenge},
    {get, "/api/v1/challenges/{id}", Access::anyone, get_challenge},
    {del, "/api/v1/challenges/{id}", Access::play, withdraw_challenge},
    {post, "/api/v1/challenges/{id}/accept", Access::play, accept_challenge},
    {post, "/api/v1/challenges/{id}/decline", Access::play, decline_challenge},
    {post, "/api/v1/computer-games", Access::play, begin_computer_game},

    {get, "/api/v1/seeks", Access::anyone, list_seeks},
    {post, "/api/v1/seeks", Access::member, create_seek},
    {del, "/api/v1/seeks/{id}", Access::play, withdraw_seek},
    {post, "/api/v1/seeks/{id}/take", Access::member, take_seek},

    {get, "/api/v1/games", Access::anyone, list_games},
    {get, "/api/v1/games/{id}", Access::anyone, get_game},
    {get, "/api/v1/games/{id}.pdn", Access::anyone, get_pdn},
    {get, "/api/v1/games/{id}/events", Access::anyone, get_events},
    {post, "/api/v1/games/{id}/moves", Access::play, make_move},
    {post, "/api/v1/games/{id}/resign", Access::play, resign},
    {post, "/api/v1/games/{id}/abort", Access::play, abort_game},
    {post, "/api/v1/games/{id}/draw", Access::play, draw},
    {post, "/api/v1/games/{id}/takeback", Access::play, takeback},
    {post, "/api/v1/games/{id}/rematch", Access::play, rematch},
    {post, "/api/v1/games/{id}/give-time", Access::play, give_time},
    {post, "/api/v1/games/{id}/berserk", Access::play, go_berserk},
    {post, "/api/v1/games/{id}/claim", Access::play, claim},
    {get, "/api/v1/games/{id}/conditionals", Access::read, get_conditionals},
    {put, "/api/v1/games/{id}/conditionals", Access::play, set_conditionals},
    {get, "/api/v1/games/{id}/notes", Access::read, get_notes},
    {put, "/api/v1/games/{id}/notes", Access::play, write_notes},
    {get, "/api/v1/games/{id}/chat", Access::anyone, get_chat},
    {post, "/api/v1/games/{id}/chat", Access::play, say_in_chat},

    {get, "/api/v1/vacations/eligible", Access::read, list_eligible},
    {post, "/api/v1/vacations/preview", Access::read, preview_vacation},
    {get, "/api/v1/vacations", Access::read, list_vacations},
    {post, "/api/v1/vacations", Access::play, create_vacation},
    {patch, "/api/v1/vacations/{id}", Access::play, change_vacation},
    {post, "/api/v1/vacations/{id}/preview", Access::read, preview_change},
    {post, "/api/v1/vacations/{id}/cancel", Access::play, cancel_vacation},
    {post, "/api/v1/vacations/{id}/end", Access::play, end_vacation},
    {get, "/api/v1/tournaments/{id}/vacations", Access::anyone, list_tournament_vacations},
    {post, "/api/v1/tournaments/{id}/vacations", Access::tournaments, grant_vacation},
    {patch, "/api/v1/tournaments/{id}/vacations/{allocation}", Access::tournaments, move_vacation},
    {post, "/api/v1/tournaments/{id}/vacations/{allocation}/approve", Access::tournaments,
     approve_vacation},
    {post, "/api/v1/tournaments/{id}/vacations/{allocation}/deny", Access::tournaments,
     deny_vacation},
    {post, "/api/v1/tournaments/{id}/vacations/{allocation}/cancel", Access::tournaments,
     cancel_players_vacation},
    {get, "/api/v1/tournaments/{id}/outlook", Access::tournaments, list_outlook},
    {post, "/api/v1/tournaments/{id}/freezes", Access::tournaments, freeze_tournament},
    {patch, "/api/v1/tournaments/{id}/freezes/{freeze}", Access::tournaments, change_freeze},
    {get, "/api/v1/tournaments", Access::anyone, list_tournaments},
    {post, "/api/v1/tournaments", Access::director, create_tournament},
    {post, "/api/v1/tournaments/import", Access::director, import_tournament},
    {get, "/api/v1/tournaments/{id}", Access::anyone, get_tournament},
    {get, "/api/v1/tournaments/{id}/export.trf", Access::anyone, get_tournament_trf},
    {get, "/api/v1/tournaments/{id}/export.pdn", Access::anyone, get_tournament_pdn},
    {get, "/api/v1/tournaments/{id}/export.csv", Access::anyone, get_tournament_csv},
    {get, "/api/v1/tournaments/{id}/export.json", Access::anyone, get_tournament_json},
    {patch, "/api/v1/tournaments/{id}", Access::tournaments, change_tournament},
    {get, "/api/v1/tournaments/{id}/rounds", Access::anyone, get_rounds},
    {get, "/api/v1/tournaments/{id}/standings", Access::anyone, get_standings},
    {get, "/api/v1/tournaments/{id}/crosstable", Access::anyone, get_crosstable},
    {get, "/api/v1/tournaments/{id}/log", Access::anyone, get_tournament_log},
    {post, "/api/v1/tournaments/{id}/entries", Access::tournaments, enter_tournament},
    {post, "/api/v1/tournaments/{id}/entries/import", Access::tournaments, enter_listed},
    {patch, "/api/v1/tournaments/{id}/entries/{username}", Access::tournaments, answer_entry},
    {del, "/api/v1/tournaments/{id}/entries/{username}", Access::tournaments, leave_tournament},
    {post, "/api/v1/tournaments/{id}/entries/{username}/replace", Access::tournaments,
     replace_player},
    {put, "/api/v1/tournaments/{id}/entries/{username}/byes", Access::tournaments, ask_byes},
    {put, "/api/v1/tournaments/{id}/apart", Access::tournaments, keep_apart},
    {post, "/api/v1/tournaments/{id}/time", Access::tournaments, add_time},
    {post, "/api/v1/tournaments/{id}/messages", Access::tournaments, send_message},
    {post, "/api/v1/tournaments/{id}/clone", Access::director, clone_tournament},
    {put, "/api/v1/tournaments/{id}/directors", Access::tournaments, set_directors},
    {post, "/api/v1/tournaments/{id}/start", Access::tournaments, start_tournament},
    {post, "/api/v1/tournaments/{id}/rounds", Access::tournaments, draw_round},
    {del, "/api/v1/tournaments/{id}/rounds/{n}", Access::tournaments, discard_round},
    {post, "/api/v1/tournaments/{id}/rounds/{n}/publish", Access::tournaments, publish_round},
    {post, "/api/v1/tournaments/{id}/pause", Access::tournaments, pause_tournament},
    {post, "/api/v1/tournaments/{id}/resume", Access::tournaments, resume_tournament},
    {post, "/api/v1/tournaments/{id}/finish", Access::tournaments, finish_tournament},
    {post, "/api/v1/tournaments/{id}/cancel", Access::tournaments, cancel_tournament},
    {put, "/api/v1/tournaments/{id}/games/{game}/result", Access::tournaments, set_game_result},
    {get, "/api/v1/tournaments/{id}/coming-round", Access::tournaments, get_coming_round},
    {get, "/api/v1/tournaments/{id}/disputes", Access::tournaments, list_disputes},
    {post, "/api/v1/tournaments/{id}/disputes/{dispute}/settle", Access::tournaments,
     settle_dispute},

    {post, "/api/v1/pdn/read", Access::anyone, read_pdn},
    {post, "/api/v1/pdn/write", Access::anyone, write_pdn},

    {get, "/api/v1/dev/clock", Access::anyone, get_dev_clock},
    {put, "/api/v1/dev/clock", Access::anyone, set_dev_clock},
    {get, "/healthz", Access::anyone, healthz},
    {get, "/readyz", Access::anyone, readyz},
    {get, "/metrics", Access::anyone, metrics_page},
    {get, "/api/openapi.yaml", Access::anyone, openapi},
});

}  // namespace

std::span<const Route> routes() { return table; }

}  // namespace crownhead::api
