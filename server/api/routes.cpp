#include "server/api/routes.hpp"

#include <array>

#include "server/api/account_end.hpp"
#include "server/api/accounts.hpp"
#include "server/api/blocks.hpp"
#include "server/api/calendar.hpp"
#include "server/api/challenges.hpp"
#include "server/api/chat.hpp"
#include "server/api/client_errors.hpp"
#include "server/api/computer_games.hpp"
#include "server/api/conditionals.hpp"
#include "server/api/director_acts.hpp"
#include "server/api/disputes.hpp"
#include "server/api/first_steps.hpp"
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
using namespace budgets;

constexpr auto table = std::to_array<Route>({
    {post, "/api/v1/accounts", Access::anyone, hashed_entry, create_account},
    {get, "/api/v1/first-steps", Access::anyone, plain, get_first_steps},
    {post, "/api/v1/first-admin", Access::session, plain, make_first_admin},
    {post, "/api/v1/guests", Access::anyone, entry, make_guest},
    {post, "/api/v1/guests/sign-up", Access::guest, hash, sign_up_guest},
    {post, "/api/v1/session", Access::anyone, hashed_entry, sign_in},
    {del, "/api/v1/session", Access::anyone, entry, sign_out},
    {get, "/api/v1/sessions", Access::session, plain, list_sessions},
    {del, "/api/v1/sessions", Access::session, plain, end_other_sessions},
    {del, "/api/v1/sessions/{id}", Access::session, plain, end_session},
    {get, "/api/v1/account", Access::read, plain, get_account},
    {patch, "/api/v1/account", Access::session, hash, change_account},
    {put, "/api/v1/account/password", Access::session, hash, change_password},
    {get, "/api/v1/account/second-factor", Access::session, plain, get_second_factor},
    {post, "/api/v1/account/second-factor", Access::session, hash, begin_second_factor},
    {post, "/api/v1/account/second-factor/confirm", Access::session, hash, confirm_second_factor},
    {post, "/api/v1/account/second-factor/remove", Access::session, hash, remove_second_factor},
    {get, "/api/v1/account/messages", Access::read, plain, get_message_settings},
    {patch, "/api/v1/account/messages", Access::session, plain, change_message_settings},
    {get, "/api/v1/account/calendar", Access::session, plain, get_calendar_address},
    {post, "/api/v1/account/calendar", Access::session, plain, renew_calendar_address},
    {del, "/api/v1/account/calendar", Access::session, plain, remove_calendar_address},
    {get, "/api/v1/calendar/{secret}.ics", Access::anyone, listed, get_calendar},
    {post, "/api/v1/account/email/ask", Access::session, plain, ask_for_confirmation},
    {post, "/api/v1/account/email/confirm", Access::anyone, entry, confirm_email},
    {post, "/api/v1/account/email/refuse", Access::anyone, entry, refuse_email},
    {post, "/api/v1/account/email/undo", Access::anyone, entry, undo_email},
    {post, "/api/v1/password-resets", Access::anyone, entry, ask_for_password},
    {post, "/api/v1/password-resets/use", Access::anyone, hashed_entry, reset_password},
    {post, "/api/v1/unsubscribe/{secret}", Access::anyone, entry, unsubscribe},
    {get, "/api/v1/account/export", Access::session, document, export_account},
    {post, "/api/v1/account/close", Access::session, hash, close_account},
    {get, "/api/v1/users/{username}", Access::anyone, plain, get_user},
    {get, "/api/v1/tokens", Access::session, plain, list_tokens},
    {post, "/api/v1/tokens", Access::session, hash, create_token},
    {del, "/api/v1/tokens/{id}", Access::session, plain, revoke_token},
    {get, "/api/v1/webhooks", Access::session, plain, list_webhooks},
    {post, "/api/v1/webhooks", Access::session, hash, create_webhook},
    {patch, "/api/v1/webhooks/{id}", Access::session, hash, change_webhook},
    {del, "/api/v1/webhooks/{id}", Access::session, plain, delete_webhook},
    {post, "/api/v1/webhooks/{id}/test", Access::session, several, test_webhook},
    {get, "/api/v1/webhooks/{id}/deliveries", Access::session, plain, list_deliveries},
    {get, "/api/v1/blocks", Access::read, plain, list_blocks},
    {put, "/api/v1/blocks/{username}", Access::play, plain, block_player},
    {del, "/api/v1/blocks/{username}", Access::play, plain, unblock_player},

    {post, "/api/v1/reports", Access::session, plain, report_player},
    {get, "/api/v1/moderation/reports", Access::moderator, listed, list_reports},
    {post, "/api/v1/moderation/reports/{id}/close", Access::moderator, plain, close_report},
    {get, "/api/v1/moderation/log", Access::moderator, listed, list_moderation},
    {post, "/api/v1/moderation/users/{username}/ban", Access::moderator, plain, ban_player},
    {post, "/api/v1/moderation/users/{username}/unban", Access::moderator, plain, unban_player},
    {post, "/api/v1/moderation/users/{username}/chat-ban", Access::moderator, plain, ban_from_chat},
    {post, "/api/v1/moderation/users/{username}/chat-unban", Access::moderator, plain,
     unban_from_chat},
    {put, "/api/v1/moderation/users/{username}/role", Access::admin, plain, set_role},
    {post, "/api/v1/moderation/games/{id}/annul", Access::moderator, plain, annul_game},

    {get, "/api/v1/players/{username}", Access::anyone, listed, get_profile},
    {get, "/api/v1/players/{username}/rating-history", Access::anyone, listed, get_rating_history},
    {get, "/api/v1/players/{username}/scores", Access::anyone, listed, get_scores},
    {get, "/api/v1/players/{username}/opponents", Access::anyone, search, get_opponents},
    {get, "/api/v1/players/{username}/games.pdn", Access::anyone, file, get_player_pdn},
    {get, "/api/v1/leaderboard", Access::anyone, search, get_leaderboard},

    {get, "/api/v1/challenges", Access::read, listed, list_challenges},
    {post, "/api/v1/challenges", Access::play, with_fen, create_challenge},
    {get, "/api/v1/challenges/{id}", Access::anyone, plain, get_challenge},
    {del, "/api/v1/challenges/{id}", Access::play, plain, withdraw_challenge},
    {post, "/api/v1/challenges/{id}/accept", Access::play, plain, accept_challenge},
    {post, "/api/v1/challenges/{id}/decline", Access::play, plain, decline_challenge},
    {post, "/api/v1/computer-games", Access::play, with_fen, begin_computer_game},

    {get, "/api/v1/seeks", Access::anyone, plain, list_seeks},
    {post, "/api/v1/seeks", Access::member, plain, create_seek},
    {del, "/api/v1/seeks/{id}", Access::play, plain, withdraw_seek},
    {post, "/api/v1/seeks/{id}/take", Access::member, plain, take_seek},

    {get, "/api/v1/games", Access::anyone, search, list_games},
    {get, "/api/v1/games/{id}", Access::anyone, plain, get_game},
    {get, "/api/v1/games/{id}.pdn", Access::anyone, plain, get_pdn},
    {get, "/api/v1/games/{id}/record", Access::anyone, plain, get_record},
    {get, "/api/v1/games/{id}/events", Access::anyone, several, get_events},
    {post, "/api/v1/games/{id}/moves", Access::play, plain, make_move},
    {post, "/api/v1/games/{id}/resign", Access::play, plain, resign},
    {post, "/api/v1/games/{id}/abort", Access::play, plain, abort_game},
    {post, "/api/v1/games/{id}/draw", Access::play, plain, draw},
    {post, "/api/v1/games/{id}/takeback", Access::play, plain, takeback},
    {post, "/api/v1/games/{id}/rematch", Access::play, plain, rematch},
    {post, "/api/v1/games/{id}/give-time", Access::play, plain, give_time},
    {post, "/api/v1/games/{id}/berserk", Access::play, plain, go_berserk},
    {post, "/api/v1/games/{id}/claim", Access::play, plain, claim},
    {get, "/api/v1/games/{id}/conditionals", Access::read, plain, get_conditionals},
    {put, "/api/v1/games/{id}/conditionals", Access::play, several, set_conditionals},
    {get, "/api/v1/games/{id}/notes", Access::read, plain, get_notes},
    {put, "/api/v1/games/{id}/notes", Access::play, plain, write_notes},
    {get, "/api/v1/games/{id}/chat", Access::anyone, plain, get_chat},
    {post, "/api/v1/games/{id}/chat", Access::play, plain, say_in_chat},

    {get, "/api/v1/vacations/eligible", Access::read, listed, list_eligible},
    {post, "/api/v1/vacations/preview", Access::read, several, preview_vacation},
    {get, "/api/v1/vacations", Access::read, plain, list_vacations},
    {post, "/api/v1/vacations", Access::play, several, create_vacation},
    {patch, "/api/v1/vacations/{id}", Access::play, several, change_vacation},
    {post, "/api/v1/vacations/{id}/preview", Access::read, several, preview_change},
    {post, "/api/v1/vacations/{id}/cancel", Access::play, plain, cancel_vacation},
    {post, "/api/v1/vacations/{id}/end", Access::play, plain, end_vacation},
    {get, "/api/v1/tournaments/{id}/vacations", Access::anyone, listed, list_tournament_vacations},
    {post, "/api/v1/tournaments/{id}/vacations", Access::tournaments, plain, grant_vacation},
    {patch, "/api/v1/tournaments/{id}/vacations/{allocation}", Access::tournaments, plain,
     move_vacation},
    {post, "/api/v1/tournaments/{id}/vacations/{allocation}/approve", Access::tournaments, plain,
     approve_vacation},
    {post, "/api/v1/tournaments/{id}/vacations/{allocation}/deny", Access::tournaments, plain,
     deny_vacation},
    {post, "/api/v1/tournaments/{id}/vacations/{allocation}/cancel", Access::tournaments, plain,
     cancel_players_vacation},
    {get, "/api/v1/tournaments/{id}/outlook", Access::tournaments, several, list_outlook},
    {post, "/api/v1/tournaments/{id}/freezes", Access::tournaments, plain, freeze_tournament},
    {patch, "/api/v1/tournaments/{id}/freezes/{freeze}", Access::tournaments, plain, change_freeze},
    {get, "/api/v1/tournaments", Access::anyone, listed, list_tournaments},
    {post, "/api/v1/tournaments", Access::director, heavy_act, create_tournament},
    {post, "/api/v1/tournaments/import", Access::director, document, import_tournament},
    {get, "/api/v1/tournaments/{id}", Access::anyone, plain, get_tournament},
    {get, "/api/v1/tournaments/{id}/export.trf", Access::anyone, document, get_tournament_trf},
    {get, "/api/v1/tournaments/{id}/export.pdn", Access::anyone, file, get_tournament_pdn},
    {get, "/api/v1/tournaments/{id}/export.csv", Access::anyone, document, get_tournament_csv},
    {get, "/api/v1/tournaments/{id}/export.json", Access::anyone, document, get_tournament_json},
    {patch, "/api/v1/tournaments/{id}", Access::tournaments, heavy_act, change_tournament},
    {get, "/api/v1/tournaments/{id}/rounds", Access::anyone, plain, get_rounds},
    {get, "/api/v1/tournaments/{id}/standings", Access::anyone, several, get_standings},
    {get, "/api/v1/tournaments/{id}/crosstable", Access::anyone, several, get_crosstable},
    {get, "/api/v1/tournaments/{id}/log", Access::anyone, listed, get_tournament_log},
    {post, "/api/v1/tournaments/{id}/entries", Access::tournaments, several, enter_tournament},
    {post, "/api/v1/tournaments/{id}/entries/import", Access::tournaments, heavy_act, enter_listed},
    {patch, "/api/v1/tournaments/{id}/entries/{username}", Access::tournaments, plain,
     answer_entry},
    {del, "/api/v1/tournaments/{id}/entries/{username}", Access::tournaments, plain,
     leave_tournament},
    {post, "/api/v1/tournaments/{id}/entries/{username}/replace", Access::tournaments, plain,
     replace_player},
    {put, "/api/v1/tournaments/{id}/entries/{username}/byes", Access::tournaments, plain, ask_byes},
    {put, "/api/v1/tournaments/{id}/apart", Access::tournaments, plain, keep_apart},
    {post, "/api/v1/tournaments/{id}/time", Access::tournaments, plain, add_time},
    {post, "/api/v1/tournaments/{id}/messages", Access::tournaments, plain, send_message},
    {post, "/api/v1/tournaments/{id}/clone", Access::director, heavy_act, clone_tournament},
    {put, "/api/v1/tournaments/{id}/directors", Access::tournaments, plain, set_directors},
    {post, "/api/v1/tournaments/{id}/start", Access::tournaments, heavy_act, start_tournament},
    {post, "/api/v1/tournaments/{id}/rounds", Access::tournaments, heavy_act, draw_round},
    {del, "/api/v1/tournaments/{id}/rounds/{n}", Access::tournaments, plain, discard_round},
    {post, "/api/v1/tournaments/{id}/rounds/{n}/publish", Access::tournaments, plain,
     publish_round},
    {post, "/api/v1/tournaments/{id}/pause", Access::tournaments, plain, pause_tournament},
    {post, "/api/v1/tournaments/{id}/resume", Access::tournaments, plain, resume_tournament},
    {post, "/api/v1/tournaments/{id}/finish", Access::tournaments, plain, finish_tournament},
    {post, "/api/v1/tournaments/{id}/cancel", Access::tournaments, plain, cancel_tournament},
    {put, "/api/v1/tournaments/{id}/games/{game}/result", Access::tournaments, plain,
     set_game_result},
    {get, "/api/v1/tournaments/{id}/coming-round", Access::tournaments, several, get_coming_round},
    {get, "/api/v1/tournaments/{id}/disputes", Access::tournaments, plain, list_disputes},
    {post, "/api/v1/tournaments/{id}/disputes/{dispute}/settle", Access::tournaments, plain,
     settle_dispute},

    {post, "/api/v1/pdn/read", Access::anyone, pdn, read_pdn},
    {post, "/api/v1/pdn/write", Access::anyone, pdn, write_pdn},

    {post, "/api/v1/client-errors", Access::anyone, entry, report_client_error},

    {get, "/api/v1/dev/clock", Access::anyone, unpaid, get_dev_clock},
    {put, "/api/v1/dev/clock", Access::anyone, unpaid, set_dev_clock},
    {get, "/healthz", Access::anyone, unpaid, healthz},
    {get, "/readyz", Access::anyone, unpaid, readyz},
    {get, "/metrics", Access::anyone, unpaid, metrics_page},
    {get, "/api/openapi.yaml", Access::anyone, plain, openapi},
});

}  // namespace

std::span<const Route> routes() { return table; }

}  // namespace crownhead::api
