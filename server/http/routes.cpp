#include "server/http/routes.hpp"

#include <array>

#include "server/http/account/account_end.hpp"
#include "server/http/account/accounts.hpp"
#include "server/http/account/blocks.hpp"
#include "server/http/account/calendar.hpp"
#include "server/http/account/notification_settings.hpp"
#include "server/http/account/notifications.hpp"
#include "server/http/account/push.hpp"
#include "server/http/account/unsubscribe.hpp"
#include "server/http/account/webhooks.hpp"
#include "server/http/analysis/analyses.hpp"
#include "server/http/analysis/endings.hpp"
#include "server/http/analysis/explorer.hpp"
#include "server/http/analysis/pdn.hpp"
#include "server/http/bound.hpp"
#include "server/http/first_steps.hpp"
#include "server/http/games/challenges.hpp"
#include "server/http/games/chat.hpp"
#include "server/http/games/computer_games.hpp"
#include "server/http/games/conditionals.hpp"
#include "server/http/games/dice.hpp"
#include "server/http/games/game_commands.hpp"
#include "server/http/games/game_search.hpp"
#include "server/http/games/games.hpp"
#include "server/http/games/notes.hpp"
#include "server/http/games/ratings.hpp"
#include "server/http/health/client_errors.hpp"
#include "server/http/health/health.hpp"
#include "server/http/health/metrics_page.hpp"
#include "server/http/moderation/moderation.hpp"
#include "server/http/players/players.hpp"
#include "server/http/puzzles/puzzles.hpp"
#include "server/http/sign_in/guests.hpp"
#include "server/http/sign_in/passwords.hpp"
#include "server/http/sign_in/second_factor.hpp"
#include "server/http/sign_in/sessions.hpp"
#include "server/http/sign_in/tokens.hpp"
#include "server/http/socket/seeks.hpp"
#include "server/http/studies/studies.hpp"
#include "server/http/studies/study_invitations.hpp"
#include "server/http/tournaments/director_acts.hpp"
#include "server/http/tournaments/disputes.hpp"
#include "server/http/tournaments/pairings.hpp"
#include "server/http/tournaments/tournament_acts.hpp"
#include "server/http/tournaments/tournament_exports.hpp"
#include "server/http/tournaments/tournament_imports.hpp"
#include "server/http/tournaments/tournament_lists.hpp"
#include "server/http/tournaments/tournaments.hpp"
#include "server/http/vacations/tournament_vacations.hpp"
#include "server/http/vacations/vacations.hpp"

namespace crownhead::api {
namespace {

using enum net::Verb;
using namespace budgets;

constexpr auto no_body = BodyUse::none;
constexpr auto with_body = BodyUse::read;
constexpr auto vital = Storing::vital;
constexpr auto stores_nothing = Storing::nothing;

constexpr auto table = std::to_array<Route>({
    {post, "/api/v1/accounts", Access::anyone, hashed_entry, bound<create_account>},
    {get, "/api/v1/first-steps", Access::anyone, plain, bound<get_first_steps>},
    {get, "/api/v1/site", Access::anyone, plain, bound<get_site>},
    {post, "/api/v1/first-admin", Access::session, plain, bound<make_first_admin>},
    {post, "/api/v1/guests", Access::anyone, entry, bound<make_guest>},
    {post, "/api/v1/guests/sign-up", Access::guest, hash, bound<sign_up_guest>},
    {post, "/api/v1/session", Access::anyone, hashed_entry, bound<sign_in>, with_body, vital},
    {del, "/api/v1/session", Access::anyone, entry, bound<sign_out>, no_body},
    {get, "/api/v1/sessions", Access::session, plain, bound<list_sessions>},
    {del, "/api/v1/sessions", Access::session, plain, bound<end_other_sessions>, no_body},
    {del, "/api/v1/sessions/{id}", Access::session, plain, bound<end_session>, no_body},
    {get, "/api/v1/account", Access::read, plain, bound<get_account>},
    {patch, "/api/v1/account", Access::session, hash, bound<change_account>},
    {put, "/api/v1/account/password", Access::session, hash, bound<change_password>, with_body,
     vital},
    {get, "/api/v1/account/second-factor", Access::session, plain, bound<get_second_factor>},
    {post, "/api/v1/account/second-factor", Access::session, hash, bound<begin_second_factor>},
    {post, "/api/v1/account/second-factor/confirm", Access::session, hash,
     bound<confirm_second_factor>},
    {post, "/api/v1/account/second-factor/remove", Access::session, hash,
     bound<remove_second_factor>},
    {get, "/api/v1/account/notifications", Access::read, plain, bound<get_notification_settings>},
    {patch, "/api/v1/account/notifications", Access::session, plain,
     bound<change_notification_settings>},
    {get, "/api/v1/account/calendar", Access::session, plain, bound<get_calendar_address>},
    {post, "/api/v1/account/calendar", Access::session, plain, bound<renew_calendar_address>,
     no_body},
    {del, "/api/v1/account/calendar", Access::session, plain, bound<remove_calendar_address>,
     no_body},
    {get, "/api/v1/calendar/{secret}.ics", Access::anyone, listed, bound<get_calendar>},
    {post, "/api/v1/account/email/ask", Access::session, plain, bound<ask_for_confirmation>,
     no_body},
    {post, "/api/v1/account/email/confirm", Access::anyone, entry, bound<confirm_email>},
    {post, "/api/v1/account/email/refuse", Access::anyone, entry, bound<refuse_email>, with_body,
     vital},
    {post, "/api/v1/account/email/undo", Access::anyone, entry, bound<undo_email>, with_body,
     vital},
    {post, "/api/v1/password-resets", Access::anyone, entry, bound<ask_for_password>, with_body,
     vital},
    {post, "/api/v1/password-resets/use", Access::anyone, hashed_entry, bound<reset_password>,
     with_body, vital},
    {get, "/api/v1/unsubscribe/{secret}", Access::anyone, entry, bound<show_unsubscribe>},
    {post, "/api/v1/unsubscribe/{secret}", Access::anyone, entry, bound<unsubscribe>},
    {get, "/api/v1/account/export", Access::session, account_file, bound<export_account>},
    {post, "/api/v1/account/close", Access::session, hash, bound<close_account>, with_body,
     stores_nothing},
    {get, "/api/v1/users/{username}", Access::anyone, plain, bound<get_user>},
    {get, "/api/v1/tokens", Access::session, plain, bound<list_tokens>},
    {post, "/api/v1/tokens", Access::session, hash, bound<create_token>},
    {del, "/api/v1/tokens/{id}", Access::session, plain, bound<revoke_token>, no_body},
    {get, "/api/v1/webhooks", Access::session, plain, bound<list_webhooks>},
    {post, "/api/v1/webhooks", Access::session, hash, bound<create_webhook>},
    {patch, "/api/v1/webhooks/{id}", Access::session, hash, bound<change_webhook>},
    {del, "/api/v1/webhooks/{id}", Access::session, plain, bound<delete_webhook>, no_body},
    {post, "/api/v1/webhooks/{id}/test", Access::session, several, bound<test_webhook>, no_body},
    {get, "/api/v1/webhooks/{id}/deliveries", Access::session, plain, bound<list_deliveries>},
    {get, "/api/v1/push/key", Access::anyone, plain, bound<get_push_key>},
    {get, "/api/v1/push/subscriptions", Access::session, plain, bound<list_push_subscriptions>},
    {post, "/api/v1/push/subscriptions", Access::session, several, bound<subscribe_to_push>},
    {del, "/api/v1/push/subscriptions/{id}", Access::session, plain,
     bound<delete_push_subscription>, no_body},
    {get, "/api/v1/notifications", Access::read, listed, bound<list_notifications>},
    {post, "/api/v1/notifications/{id}/read", Access::play, plain, bound<read_notifications>,
     no_body},
    {get, "/api/v1/blocks", Access::read, plain, bound<list_blocks>},
    {put, "/api/v1/blocks/{username}", Access::play, plain, bound<block_player>, no_body},
    {del, "/api/v1/blocks/{username}", Access::play, plain, bound<unblock_player>, no_body},

    {post, "/api/v1/reports", Access::session, plain, bound<report_player>},
    {get, "/api/v1/moderation/reports", Access::moderator, listed, bound<list_reports>},
    {post, "/api/v1/moderation/reports/{id}/close", Access::moderator, plain, bound<close_report>,
     with_body, vital},
    {get, "/api/v1/moderation/titles", Access::moderator, listed, bound<list_titles>},
    {post, "/api/v1/moderation/users/{username}/title", Access::moderator, plain,
     bound<decide_title>},
    {get, "/api/v1/moderation/log", Access::moderator, listed, bound<list_moderation>},
    {post, "/api/v1/moderation/users/{username}/ban", Access::moderator, plain, bound<ban_player>,
     with_body, vital},
    {post, "/api/v1/moderation/users/{username}/unban", Access::moderator, plain,
     bound<unban_player>, with_body, vital},
    {post, "/api/v1/moderation/users/{username}/chat-ban", Access::moderator, plain,
     bound<ban_from_chat>, with_body, vital},
    {post, "/api/v1/moderation/users/{username}/chat-unban", Access::moderator, plain,
     bound<unban_from_chat>, with_body, vital},
    {put, "/api/v1/moderation/users/{username}/role", Access::admin, plain, bound<set_role>,
     with_body, vital},
    {post, "/api/v1/moderation/studies/{id}/hide", Access::moderator, plain, bound<hide_study>,
     with_body, vital},
    {post, "/api/v1/moderation/studies/{id}/unhide", Access::moderator, plain, bound<unhide_study>,
     with_body, vital},
    {post, "/api/v1/moderation/games/{id}/annul", Access::moderator, plain, bound<annul_game>,
     with_body, vital},

    {get, "/api/v1/search", Access::anyone, listed, bound<search_site>},
    {get, "/api/v1/online", Access::anyone, search, bound<list_online>},
    {get, "/api/v1/players/{username}", Access::anyone, listed, bound<get_profile>},
    {get, "/api/v1/players/{username}/activity", Access::anyone, plain, bound<get_activity>},
    {get, "/api/v1/players/{username}/rating-history", Access::anyone, listed,
     bound<get_rating_history>},
    {get, "/api/v1/players/{username}/scores", Access::anyone, listed, bound<get_scores>},
    {get, "/api/v1/players/{username}/opponents", Access::anyone, search, bound<get_opponents>},
    {get, "/api/v1/players/{username}/games.pdn", Access::anyone, file, bound<get_player_pdn>},
    {get, "/api/v1/players/{username}/games.txt", Access::anyone, file, bound<get_player_records>},
    {get, "/api/v1/leaderboard", Access::anyone, search, bound<get_leaderboard>},
    {get, "/api/v1/leaderboards", Access::anyone, search, bound<get_leaderboards>},
    {get, "/api/v1/computers", Access::anyone, listed, bound<get_levels>},
    {get, "/api/v1/explorer", Access::anyone, listed, bound<explore_openings>},
    {get, "/api/v1/endings", Access::anyone, plain, bound<list_endings>},
    {get, "/api/v1/endings/{variant}", Access::anyone, listed, bound<look_up_ending>},

    {get, "/api/v1/challenges", Access::read, listed, bound<list_challenges>},
    {post, "/api/v1/challenges", Access::play, with_fen, bound<create_challenge>},
    {get, "/api/v1/challenges/{id}", Access::anyone, plain, bound<get_challenge>},
    {del, "/api/v1/challenges/{id}", Access::play, plain, bound<withdraw_challenge>, no_body},
    {post, "/api/v1/challenges/{id}/accept", Access::play, plain, bound<accept_challenge>},
    {post, "/api/v1/challenges/{id}/decline", Access::play, plain, bound<decline_challenge>,
     no_body},
    {post, "/api/v1/computer-games", Access::play, with_fen, bound<begin_computer_game>},
    {post, "/api/v1/computer-games/commitment", Access::play, heavy_act,
     bound<publish_computer_commitment>},

    {get, "/api/v1/seeks", Access::anyone, plain, bound<list_seeks>},
    {post, "/api/v1/seeks", Access::play, plain, bound<create_seek>},
    {del, "/api/v1/seeks/{id}", Access::play, plain, bound<withdraw_seek>, no_body},
    {post, "/api/v1/seeks/{id}/take", Access::play, plain, bound<take_seek>},

    {get, "/api/v1/games", Access::anyone, search, bound<list_games>},
    {get, "/api/v1/games/{id}", Access::anyone, plain, bound<get_game>},
    {get, "/api/v1/games/{id}.pdn", Access::anyone, plain, bound<get_pdn>},
    {get, "/api/v1/games/{id}/record", Access::anyone, several, bound<get_record>},
    {get, "/api/v1/games/{id}/messages", Access::read, plain, bound<get_messages>},
    {get, "/api/v1/games/{id}/events", Access::anyone, several, bound<get_events>},
    {get, "/api/v1/games/{id}/analysis", Access::anyone, listed, bound<get_analysis>},
    {post, "/api/v1/games/{id}/analysis", Access::member, several, bound<ask_for_analysis>,
     no_body},
    {get, "/api/v1/dice", Access::anyone, listed, bound<get_site_dice>},
    {get, "/api/v1/dice/key", Access::anyone, plain, bound<get_commitment_key>},
    {get, "/api/v1/dice/commitments/by-day/{date}", Access::anyone, listed,
     bound<get_commitments_of_day>},
    {get, "/api/v1/dice/commitments/{commitment}", Access::anyone, plain, bound<find_commitment>},
    {post, "/api/v1/games/{id}/moves", Access::play, plain, bound<make_move>, with_body, vital},
    {post, "/api/v1/games/{id}/resign", Access::play, plain, bound<resign>, no_body, vital},
    {post, "/api/v1/games/{id}/abort", Access::play, plain, bound<abort_game>, no_body, vital},
    {post, "/api/v1/games/{id}/draw", Access::play, plain, bound<draw>, with_body, vital},
    {post, "/api/v1/games/{id}/takeback", Access::play, plain, bound<takeback>, with_body, vital},
    {post, "/api/v1/games/{id}/rematch", Access::play, plain, bound<rematch>, with_body, vital},
    {post, "/api/v1/games/{id}/give-time", Access::play, plain, bound<give_time>, no_body, vital},
    {post, "/api/v1/games/{id}/berserk", Access::play, plain, bound<go_berserk>, no_body, vital},
    {post, "/api/v1/games/{id}/claim", Access::play, plain, bound<claim>, with_body, vital},
    {get, "/api/v1/games/{id}/conditionals", Access::read, plain, bound<get_conditionals>},
    {put, "/api/v1/games/{id}/conditionals", Access::play, several, bound<set_conditionals>},
    {get, "/api/v1/games/{id}/notes", Access::read, plain, bound<get_notes>},
    {put, "/api/v1/games/{id}/notes", Access::play, plain, bound<write_notes>},
    {get, "/api/v1/games/{id}/chat", Access::anyone, plain, bound<get_chat>},
    {post, "/api/v1/games/{id}/chat", Access::play, plain, bound<say_in_chat>},

    {get, "/api/v1/players/{username}/studies", Access::anyone, listed,
     bound<list_players_studies>},
    {get, "/api/v1/studies", Access::read, listed, bound<list_studies>},
    {get, "/api/v1/studies/public", Access::anyone, listed, bound<list_public_studies>},
    {post, "/api/v1/studies", Access::member, with_fen, bound<create_study>},
    {get, "/api/v1/studies/{id}", Access::anyone, plain, bound<get_study>},
    {patch, "/api/v1/studies/{id}", Access::member, plain, bound<change_study>},
    {del, "/api/v1/studies/{id}", Access::member, plain, bound<remove_study>, no_body},
    {del, "/api/v1/studies/{id}/editors/{username}", Access::member, plain, bound<remove_editor>,
     no_body},
    {get, "/api/v1/studies/{id}/export.pdn", Access::anyone, file, bound<get_study_pdn>},
    {post, "/api/v1/studies/{id}/chapters", Access::member, with_fen, bound<add_chapter>},
    {get, "/api/v1/studies/{id}/chapters/{chapter}", Access::anyone, plain, bound<get_chapter>},
    {put, "/api/v1/studies/{id}/chapters/{chapter}", Access::member, with_fen,
     bound<write_chapter>},
    {del, "/api/v1/studies/{id}/chapters/{chapter}", Access::member, plain, bound<remove_chapter>,
     no_body},

    {get, "/api/v1/study-invitations", Access::read, listed, bound<list_study_invitations>},
    {post, "/api/v1/study-invitations/{id}/accept", Access::member, plain,
     bound<accept_study_invitation>, no_body},
    {post, "/api/v1/study-invitations/{id}/decline", Access::member, plain,
     bound<decline_study_invitation>, no_body},

    {get, "/api/v1/puzzles/daily", Access::anyone, plain, bound<get_daily_puzzle>},
    {get, "/api/v1/puzzles/next", Access::anyone, listed, bound<get_next_puzzle>},
    {get, "/api/v1/puzzles/themes", Access::anyone, plain, bound<list_puzzle_themes>},
    {get, "/api/v1/puzzles/results", Access::read, listed, bound<get_puzzle_results>},
    {get, "/api/v1/puzzles/reports", Access::moderator, listed, bound<list_puzzle_reports>},
    {get, "/api/v1/puzzles/disabled", Access::moderator, listed, bound<list_disabled_puzzles>},
    {get, "/api/v1/puzzles/{id}", Access::anyone, plain, bound<get_puzzle>},
    {post, "/api/v1/puzzles/{id}/moves", Access::anyone, plain, bound<solve_puzzle>},
    {post, "/api/v1/puzzles/{id}/solution", Access::anyone, plain, bound<give_puzzle_up>, no_body},
    {post, "/api/v1/puzzles/{id}/hint", Access::anyone, plain, bound<hint_puzzle>, no_body},
    {post, "/api/v1/puzzles/{id}/report", Access::member, plain, bound<report_puzzle>},
    {post, "/api/v1/puzzles/{id}/disable", Access::moderator, plain, bound<disable_puzzle>},
    {post, "/api/v1/puzzles/{id}/enable", Access::moderator, plain, bound<enable_puzzle>},
    {get, "/api/v1/players/{username}/puzzles", Access::anyone, listed, bound<get_players_puzzles>},

    {get, "/api/v1/vacations/eligible", Access::read, listed, bound<list_eligible>},
    {post, "/api/v1/vacations/preview", Access::read, several, bound<preview_vacation>, with_body,
     stores_nothing},
    {get, "/api/v1/vacations", Access::read, plain, bound<list_vacations>},
    {post, "/api/v1/vacations", Access::play, several, bound<create_vacation>},
    {patch, "/api/v1/vacations/{id}", Access::play, several, bound<change_vacation>},
    {post, "/api/v1/vacations/{id}/preview", Access::read, several, bound<preview_change>,
     with_body, stores_nothing},
    {post, "/api/v1/vacations/{id}/cancel", Access::play, plain, bound<cancel_vacation>, no_body},
    {post, "/api/v1/vacations/{id}/end", Access::play, plain, bound<end_vacation>, no_body},
    {get, "/api/v1/tournaments/{id}/vacations", Access::anyone, listed,
     bound<list_tournament_vacations>},
    {post, "/api/v1/tournaments/{id}/vacations", Access::tournaments, plain, bound<grant_vacation>},
    {patch, "/api/v1/tournaments/{id}/vacations/{allocation}", Access::tournaments, plain,
     bound<move_vacation>},
    {post, "/api/v1/tournaments/{id}/vacations/{allocation}/approve", Access::tournaments, plain,
     bound<approve_vacation>},
    {post, "/api/v1/tournaments/{id}/vacations/{allocation}/deny", Access::tournaments, plain,
     bound<deny_vacation>},
    {post, "/api/v1/tournaments/{id}/vacations/{allocation}/cancel", Access::tournaments, plain,
     bound<cancel_players_vacation>},
    {get, "/api/v1/tournaments/{id}/outlook", Access::tournaments, several, bound<list_outlook>},
    {post, "/api/v1/tournaments/{id}/freezes", Access::tournaments, plain,
     bound<freeze_tournament>},
    {patch, "/api/v1/tournaments/{id}/freezes/{freeze}", Access::tournaments, plain,
     bound<change_freeze>},
    {get, "/api/v1/tournaments", Access::anyone, listed, bound<list_tournaments>},
    {get, "/api/v1/tournaments.ics", Access::anyone, search, bound<get_tournaments_calendar>},
    {post, "/api/v1/tournaments", Access::director, heavy_act, bound<create_tournament>},
    {post, "/api/v1/tournaments/import", Access::director, document, bound<import_tournament>},
    {get, "/api/v1/tournaments/{id}", Access::anyone, plain, bound<get_tournament>},
    {get, "/api/v1/tournaments/{id}/export.trf", Access::anyone, document,
     bound<get_tournament_trf>},
    {get, "/api/v1/tournaments/{id}/export.pdn", Access::anyone, file, bound<get_tournament_pdn>},
    {get, "/api/v1/tournaments/{id}/export.txt", Access::anyone, file,
     bound<get_tournament_records>},
    {get, "/api/v1/tournaments/{id}/export.csv", Access::anyone, document,
     bound<get_tournament_csv>},
    {get, "/api/v1/tournaments/{id}/export.json", Access::anyone, document,
     bound<get_tournament_json>},
    {patch, "/api/v1/tournaments/{id}", Access::tournaments, heavy_act, bound<change_tournament>},
    {get, "/api/v1/tournaments/{id}/rounds", Access::anyone, plain, bound<get_rounds>},
    {get, "/api/v1/tournaments/{id}/standings", Access::anyone, several, bound<get_standings>},
    {get, "/api/v1/tournaments/{id}/crosstable", Access::anyone, several, bound<get_crosstable>},
    {get, "/api/v1/tournaments/{id}/log", Access::anyone, listed, bound<get_tournament_log>},
    {post, "/api/v1/tournaments/{id}/entries", Access::tournaments, several,
     bound<enter_tournament>},
    {post, "/api/v1/tournaments/{id}/entries/import", Access::tournaments, heavy_act,
     bound<enter_listed>},
    {patch, "/api/v1/tournaments/{id}/entries/{username}", Access::tournaments, plain,
     bound<answer_entry>},
    {del, "/api/v1/tournaments/{id}/entries/{username}", Access::tournaments, plain,
     bound<leave_tournament>},
    {post, "/api/v1/tournaments/{id}/entries/{username}/replace", Access::tournaments, plain,
     bound<replace_player>},
    {put, "/api/v1/tournaments/{id}/entries/{username}/byes", Access::tournaments, plain,
     bound<ask_byes>},
    {put, "/api/v1/tournaments/{id}/apart", Access::tournaments, plain, bound<keep_apart>},
    {post, "/api/v1/tournaments/{id}/time", Access::tournaments, plain, bound<add_time>},
    {post, "/api/v1/tournaments/{id}/messages", Access::tournaments, plain, bound<send_message>},
    {post, "/api/v1/tournaments/{id}/clone", Access::director, heavy_act, bound<clone_tournament>},
    {put, "/api/v1/tournaments/{id}/directors", Access::tournaments, plain, bound<set_directors>},
    {post, "/api/v1/tournaments/{id}/start", Access::tournaments, heavy_act,
     bound<start_tournament>},
    {post, "/api/v1/tournaments/{id}/rounds", Access::tournaments, heavy_act, bound<draw_round>},
    {del, "/api/v1/tournaments/{id}/rounds/{n}", Access::tournaments, plain, bound<discard_round>},
    {patch, "/api/v1/tournaments/{id}/rounds/{n}/pairings", Access::tournaments, heavy_act,
     bound<change_pairings>},
    {post, "/api/v1/tournaments/{id}/rounds/{n}/publish", Access::tournaments, plain,
     bound<publish_round>},
    {post, "/api/v1/tournaments/{id}/pause", Access::tournaments, plain, bound<pause_tournament>},
    {post, "/api/v1/tournaments/{id}/resume", Access::tournaments, plain, bound<resume_tournament>},
    {post, "/api/v1/tournaments/{id}/finish", Access::tournaments, plain, bound<finish_tournament>},
    {post, "/api/v1/tournaments/{id}/cancel", Access::tournaments, plain, bound<cancel_tournament>},
    {put, "/api/v1/tournaments/{id}/games/{game}/result", Access::tournaments, plain,
     bound<set_game_result>, with_body, vital},
    {get, "/api/v1/tournaments/{id}/coming-round", Access::tournaments, several,
     bound<get_coming_round>},
    {get, "/api/v1/tournaments/{id}/disputes", Access::tournaments, plain, bound<list_disputes>},
    {post, "/api/v1/tournaments/{id}/disputes/{dispute}/settle", Access::tournaments, plain,
     bound<settle_dispute>, with_body, vital},

    {post, "/api/v1/pdn/read", Access::anyone, pdn, bound<read_pdn>, with_body, stores_nothing},
    {post, "/api/v1/pdn/write", Access::anyone, pdn, bound<write_pdn>, with_body, stores_nothing},

    {post, "/api/v1/client-errors", Access::anyone, entry, bound<report_client_error>, with_body,
     stores_nothing},

    {get, "/api/v1/dev/clock", Access::anyone, unpaid, bound<get_dev_clock>},
    {put, "/api/v1/dev/clock", Access::anyone, unpaid, bound<set_dev_clock>, with_body,
     stores_nothing},
    {get, "/ws", Access::anyone, plain, bound<websocket_needed>},
    {get, "/healthz", Access::anyone, unpaid, bound<healthz>},
    {get, "/readyz", Access::anyone, unpaid, bound<readyz>},
    {get, "/metrics", Access::anyone, unpaid, bound<metrics_page>},
    {get, "/api/openapi.yaml", Access::anyone, plain, bound<openapi>},
});

}  // namespace

std::span<const Route> routes() { return table; }

}  // namespace crownhead::api
