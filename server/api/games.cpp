#include "server/api/games.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "rules/comma_list.hpp"
#include "rules/draughts/pdn.hpp"
#include "rules/nardi/mat.hpp"
#include "rules/nardi/sgf.hpp"
#include "rules/play/nardi_record.hpp"
#include "rules/play/record.hpp"
#include "rules/play/star_record.hpp"
#include "rules/reasons.hpp"
#include "rules/tournament/report.hpp"
#include "server/api/event_wait.hpp"
#include "server/api/game_search.hpp"
#include "server/api/query.hpp"
#include "server/api/tournament_access.hpp"
#include "server/api/viewer.hpp"
#include "server/api/worker_parts.hpp"
#include "server/net/etags.hpp"
#include "server/wire/client_message.hpp"
#include "server/wire/game_json.hpp"
#include "server/wire/lobby_json.hpp"

namespace crownhead::api {
namespace {

wire::Parsed<db::GameFilter> filter_of(db::Users& users, const Directing& directing,
                                       const Call& call) {
  const auto player = player_of(users, call);
  if (!player) return std::unexpected(player.error());
  const auto variant = variant_of(call);
  if (!variant) return std::unexpected(variant.error());
  const auto status = none_or<play::GameStatus>(call.query("status"),
                                                {{"playing", play::GameStatus::playing},
                                                 {"finished", play::GameStatus::finished},
                                                 {"aborted", play::GameStatus::aborted}},
                                                "status");
  if (!status) return std::unexpected(status.error());
  const auto sorted = none_or<bool>(
      call.query("sort"), {{"deadline", true}, {"newest", false}, {"rating", false}}, "sort");
  if (!sorted) return std::unexpected(sorted.error());
  const auto limit = number_in(call, "limit", 1, 200, 50);
  if (!limit) return std::unexpected(limit.error());
  std::optional<TournamentId> tournament;
  if (const auto text = call.query("tournament"))
    tournament = TournamentId{wire::parse_id(*text).value_or(0)};
  // Without a tournament only aborted games end for the reasons that come here.
  const auto reason = call.query("reason");
  const bool aborted = reason && !*status && !tournament;
  const bool by_deadline = sorted->value_or(false);
  // Of all games together only those that run are few.
  if (by_deadline && !*player && !tournament && *status != play::GameStatus::playing)
    return std::unexpected(wire::wrong_field("status", reason::field::playing_by_deadline()));
  // Their deadlines, by which they would stand among the others, are shown later too.
  const bool sees_all = tournament && directs(directing, call.bearer(), *tournament);
  return db::GameFilter{.player = *player,
                        .players_turn = call.query("turn").has_value(),
                        .variant = *variant,
                        .status = aborted ? play::GameStatus::aborted : *status,
                        .reason = reason,
                        .tournament = tournament,
                        .by_deadline = by_deadline,
                        .shown_at_once = by_deadline && !sees_all,
                        .reader = call.user(),
                        .limit = static_cast<int>(*limit),
                        .cursor = call.query("cursor")};
}

/// Live games that run, best rated first.
void list_current_games(const db::GameQueries& game_queries, const live::WallClock& clock,
                        const Directing& directing, const CallPtr& call) {
  const auto variant = variant_of(*call);
  if (!variant) return call->refuse(variant.error());
  const auto speed = speed_of(*call);
  if (!speed) return call->refuse(speed.error());
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) return call->refuse(limit.error());
  if (call->query("status") != "playing")
    return call->refuse(wire::wrong_field("status", reason::field::playing()));
  for (const char* name : {"mine", "turn", "player", "cursor"})
    if (call->query(name))
      return call->refuse(wire::wrong_field(name, reason::field::not_with_rating()));
  auto rows = game_queries.current(
      {.variant = *variant, .speed = *speed, .limit = static_cast<int>(*limit)}, clock.now());
  show_rows(clock, directing, game_queries, call->bearer(), rows);
  call->json(200, wire::games_json(rows, std::nullopt));
}

constexpr std::string_view pdn_type = "application/x-pdn; charset=utf-8";
constexpr std::string_view sgf_type = "application/x-go-sgf; charset=utf-8";  // SGF's, of any game
constexpr std::string_view text_type = "text/plain; charset=utf-8";

void answer_pdn(const CallPtr& call, GameId game, const draughts::Variant& variant,
                const draughts::PdnGame& record) {
  answer_game_file(call, game, pdn_type, ".pdn", draughts::write_pdn(variant, record));
}

/// The formats in which a game on such a board is told; the first where none is named.
std::span<const std::string_view> formats_of(const kind::Board& board) {
  static constexpr std::array<std::string_view, 1> draughts = {"pdn"}, star = {"star"};
  static constexpr std::array<std::string_view, 3> nardi = {"mat", "sgf", "xgid"};
  if (board.as<kind::NardiBoard>()) return nardi;
  if (board.as<kind::StarBoard>()) return star;
  return draughts;
}

/// The parameter `format`.
wire::Parsed<std::string_view> format_of(const Call& call, const kind::Board& board) {
  const auto formats = formats_of(board);
  const auto named = call.query("format");
  if (!named) return formats.front();
  const auto found = std::ranges::find(formats, *named);
  if (found != formats.end()) return *found;
  return std::unexpected(wire::wrong_field("format", reason::field::one_of(comma_list(formats))));
}

/// Goes on with the tags and with what the game's tournament says of it; where that cannot be read,
/// the game is told without.
template <class Then>
void with_tags(live::TournamentRooms& rooms, const Steps& steps, const CallPtr& call,
               const wire::GameNames& names, play::RecordTags tags, Then then) {
  if (!names.tournament) return then(tags);
  rooms.visit(*names.tournament,
              [&steps, call, id = names.id, tags = std::move(tags),
               then = std::move(then)](Result<live::TournamentRoom*> of) mutable {
                steps.attempt(call, [&] {
                  if (const auto key = of ? (*of)->key_of(id) : std::nullopt)
                    tournament::tag_record(tags, (*of)->tournament(), *key);
                  then(tags);
                });
              });
}

/// In the pool: it plays the whole match again.
void answer_nardi(const Steps& steps, const CallPtr& call, const wire::GameNames& names,
                  const play::Game& shown, std::string_view format, const std::string& site,
                  const play::RecordTags& tags) {
  const auto ply = number_in(*call, "ply", 0, shown.ply(), shown.ply());
  if (!ply) return call->refuse(ply.error());
  steps.in_asked(call, [call, id = names.id, players = names.players, game = shown, format, site,
                        tags, ply = static_cast<int>(*ply)] {
    if (format == "xgid")
      return answer_game_file(call, id, text_type, ".txt", play::nardi_ids(game, ply));
    auto record = play::nardi_record(game, players, site);
    for (const auto& [name, value] : tags) play::set_tag(record.tags, name, value);
    if (format == "sgf")
      return answer_game_file(call, id, sgf_type, ".sgf", nardi::write_sgf(record));
    answer_game_file(call, id, text_type, ".mat", nardi::write_mat(record));
  });
}

}  // namespace

void list_games(const db::GameQueries& game_queries, const live::WallClock& clock,
                const Directing& directing, db::Users& users, db::Archive& archive,
                db::Vacations& vacations, const CallPtr& call) {
  if (call->query("sort") == "rating")
    return list_current_games(game_queries, clock, directing, call);
  if (!call->query("tournament") && asks_for_finished(*call))
    return search_games(users, archive, call);
  const auto filter = filter_of(users, directing, *call);
  if (!filter) return call->refuse(filter.error());
  if (!db::readable_cursor(*filter))
    return call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  auto page = game_queries.list(*filter);
  show_rows(clock, directing, game_queries, call->bearer(), page.items);
  vacations.note_vacations(page.items, clock.now());
  call->json(200, wire::games_json(page.items, page.next_cursor, call->user()));
}

void get_game(live::Rooms& rooms, const Directing& directing, const live::WallClock& clock,
              const CallPtr& call) {
  with_room(rooms, directing, call, {call->path_id()},
            [&clock, call](live::Room& room, const play::Viewer& viewer) {
              const auto [game, showing, legal_moves] = room.sight(viewer);
              const auto etag = '"' + std::to_string(game.version()) + '"';
              // The answer would do without its body: nothing is written that is not sent.
              if (net::has_version(call->request(), etag))
                return call->json(200, {}, {{"ETag", etag}});
              call->json(200,
                         wire::game_json(room.names(), game, clock.now(),
                                         room.messages_for(call->user()), showing, &legal_moves),
                         {{"ETag", etag}});
            });
}

void get_pdn(live::Rooms& rooms, const Directing& directing, const SiteConfig& config,
             live::TournamentRooms& tournament_rooms, const CallPtr& call) {
  with_room(rooms, directing, call, {call->path_id()},
            [&steps = directing.steps, &config, &tournament_rooms, call](
                live::Room& room, const play::Viewer& viewer) {
              if (!room.game().board().as<kind::DraughtsBoard>())
                return call->refuse({{Code::not_found, reason::game::no_pdn()}});
              const auto& game = room.sight(viewer).game;
              const auto& names = room.names();
              const auto& variant = kind::draughts_of(game.board()).variant();
              auto record = play::record_of(game, names.players, config.pdn_site());
              auto tags = std::move(record.tags);
              with_tags(tournament_rooms, steps, call, names, std::move(tags),
                        [call, id = names.id, &variant,
                         record = std::move(record)](play::RecordTags& its) mutable {
                          record.tags = std::move(its);
                          answer_pdn(call, id, variant, record);
                        });
            });
}

void get_record(live::Rooms& rooms, const Directing& directing, const SiteConfig& config,
                live::TournamentRooms& tournament_rooms, const CallPtr& call) {
  with_room(rooms, directing, call, {call->path_id()},
            [&rooms, &directing, &config, &tournament_rooms, call](live::Room& room,
                                                                   const play::Viewer& viewer) {
              const auto format = format_of(*call, room.game().board());
              if (!format) return call->refuse(format.error());
              if (*format == "pdn")
                return get_pdn(rooms, directing, config, tournament_rooms, call);
              const auto& game = room.sight(viewer).game;
              const auto& names = room.names();
              if (*format != "star")
                return with_tags(tournament_rooms, directing.steps, call, names, {},
                                 [&steps = directing.steps, call, names, game, format = *format,
                                  site = config.pdn_site()](const play::RecordTags& tags) {
                                   answer_nardi(steps, call, names, game, format, site, tags);
                                 });
              auto record = play::star_record(game, names.players, config.pdn_site());
              auto tags = std::move(record.tags);
              with_tags(
                  tournament_rooms, directing.steps, call, names, std::move(tags),
                  [call, id = names.id, record = std::move(record)](play::RecordTags& its) mutable {
                    record.tags = std::move(its);
                    answer_game_file(call, id, text_type, ".star", play::write_star(record));
                  });
            });
}

void get_events(live::Rooms& rooms, db::GameStore& games, EventWaits& waits, live::Hubs& hubs,
                const Directing& directing, const Steps& steps, const CallPtr& call) {
  const auto after = number_in(*call, "after", 0, INT64_MAX, 0);
  if (!after) return call->refuse(after.error());
  const auto lines =
      none_or<bool>(call->query("format"), {{"json", false}, {"ndjson", true}}, "format");
  if (!lines) return call->refuse(lines.error());
  const EventSource source{.rooms = rooms,
                           .games = games,
                           .waits = waits,
                           .hubs = hubs,
                           .directing = directing,
                           .steps = steps};
  const auto tell = lines->value_or(false) ? tell_event_lines : wait_for_events;
  tell(source, call, {call->path_id()}, *after);
}

}  // namespace crownhead::api
