#include "server/http/games/games.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "rules/comma_list.hpp"
#include "rules/draughts/pdn/pdn.hpp"
#include "rules/nardi/mat.hpp"
#include "rules/nardi/sgf.hpp"
#include "rules/play/records/nardi_record.hpp"
#include "rules/play/records/record.hpp"
#include "rules/play/records/star_record.hpp"
#include "rules/reasons.hpp"
#include "rules/tournament/files/report.hpp"
#include "server/http/games/game_search.hpp"
#include "server/http/games/long_poll.hpp"
#include "server/http/query.hpp"
#include "server/http/streamed_body.hpp"
#include "server/http/tournaments/tournament_access.hpp"
#include "server/http/viewer.hpp"
#include "server/net/http/etags.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/game_json.hpp"
#include "server/wire/game/lobby_json.hpp"

namespace crownhead::api {
namespace {

wire::Parsed<db::GameFilter> filter_of(db::Users& users, const DirectorAccess& directing,
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
  // Outside tournaments, only aborted games end for reasons that reach this point.
  const auto reason = call.query("reason");
  const bool aborted = reason && !*status && !tournament;
  const bool by_deadline = sorted->value_or(false);
  // Only the number of running games is small enough without another filter.
  if (by_deadline && !*player && !tournament && *status != play::GameStatus::playing)
    return std::unexpected(wire::wrong_field("status", reason::field::playing_by_deadline()));
  // Deadlines in a game with a delay are delayed too, and sorting by them would reveal them.
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

/// Lists running live games, highest rated first.
void list_current_games(const db::GameQueries& game_queries, const live::WallClock& clock,
                        const DirectorAccess& directing, const CallPtr& call) {
  const auto variant = variant_of(*call);
  if (!variant) return call->refuse(variant.error());
  const auto speed = speed_of(*call);
  if (!speed) return call->refuse(speed.error());
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) return call->refuse(limit.error());
  if (call->query("status") != "playing")
    return call->refuse(wire::wrong_field("status", reason::field::playing()));
  static constexpr auto others =
      std::to_array({"mine", "turn", "player", "opponent", "tournament", "result", "reason",
                     "since", "until", "opening", "cursor"});
  if (const auto wrong = why_not_with(*call, others, reason::field::not_with_rating()))
    return call->refuse(*wrong);
  auto rows = game_queries.current(
      {.variant = *variant, .speed = *speed, .limit = static_cast<int>(*limit)}, clock.now());
  show_rows(clock, directing, game_queries, call->bearer(), rows);
  call->json(200, wire::games_json(rows, std::nullopt));
}

constexpr std::string_view pdn_type = "application/x-pdn; charset=utf-8";
constexpr std::string_view sgf_type = "application/x-go-sgf; charset=utf-8";  // SGF of any game
constexpr std::string_view text_type = "text/plain; charset=utf-8";

/// Returns the formats for a game on this board; the first is the default.
std::span<const std::string_view> formats_of(const kind::Board& board) {
  static constexpr std::array<std::string_view, 1> draughts = {"pdn"}, star = {"star"};
  static constexpr std::array<std::string_view, 3> nardi = {"mat", "sgf", "xgid"};
  if (board.as<kind::NardiBoard>()) return nardi;
  if (board.as<kind::StarBoard>()) return star;
  return draughts;
}

/// Returns the parameter `format`.
wire::Parsed<std::string_view> format_of(const Call& call, const kind::Board& board) {
  const auto formats = formats_of(board);
  const auto named = call.query("format");
  if (!named) return formats.front();
  const auto found = std::ranges::find(formats, *named);
  if (found != formats.end()) return *found;
  return std::unexpected(wire::wrong_field("format", reason::field::one_of(comma_list(formats))));
}

/// Awaits the tags from the game's tournament; without them if it cannot be read.
live::Awaitable<play::RecordTags> tags_of(live::TournamentRooms& rooms,
                                          const live::GameSnapshot& shot) {
  play::RecordTags tags;
  if (!shot.names.tournament) co_return tags;
  const auto room = co_await tournament_room(rooms, *shot.names.tournament);
  if (const auto key = room ? (*room)->key_of(shot.names.id) : std::nullopt)
    tournament::tag_record(tags, (*room)->tournament(), *key, shot.game.setup().players,
                           (*room)->names(), (*room)->identities());
  co_return tags;
}

void add_tags(play::RecordTags& to, const play::RecordTags& tags) {
  for (const auto& [name, value] : tags) play::set_tag(to, name, value);
}

/// A game to be written in a format. Formats of a single position use the one at `ply`.
struct AskedRecord {
  live::GameSnapshot shot;
  std::string_view format;
  std::string site;
  int ply;
};

void answer_record(const CallPtr& call, const AskedRecord& asked, const play::RecordTags& tags) {
  const auto& [shot, format, site, ply] = asked;
  const GameId id = shot.names.id;
  const auto& players = shot.names.players;
  if (format == "pdn") {
    auto record = play::record_of(shot.game, players, site);
    add_tags(record.tags, tags);
    const auto& variant = kind::draughts_of(shot.game.board()).variant();
    return answer_game_file(call, id, pdn_type, ".pdn", draughts::write_pdn(variant, record));
  }
  if (format == "star") {
    auto record = play::star_record(shot.game, players, site);
    add_tags(record.tags, tags);
    return answer_game_file(call, id, text_type, ".star", play::write_star(record));
  }
  if (format == "xgid")
    return answer_game_file(call, id, text_type, ".txt", play::nardi_ids(shot.game, ply));
  auto record = play::nardi_record(shot.game, players, site);
  add_tags(record.tags, tags);
  if (format == "sgf")
    return answer_game_file(call, id, sgf_type, ".sgf", nardi::write_sgf(record));
  answer_game_file(call, id, text_type, ".mat", nardi::write_mat(record));
}

/// `format` returns a format for the call and the board, or a refusal. Writing a record takes
/// longer for a longer game, so a pool does it.
template <class Format>
Handling send_record(live::Rooms& rooms, const DirectorAccess& directing, const SiteConfig& config,
                     live::TournamentRooms& tournament_rooms, Limits& limits, CallPtr call,
                     Format format) {
  const auto seen = co_await seen_room(rooms, directing, call->bearer(), {call->path_id()});
  if (!seen) co_return call->fail(seen.error());
  const auto& board = seen->room->game().board();
  const bool one_position = board.template as<kind::NardiBoard>() != nullptr;
  const wire::Parsed<std::string_view> picked = format(*call, board);
  if (!picked) co_return call->refuse(picked.error());
  AskedRecord asked{.shot = seen->room->snapshot(seen->viewer),
                    .format = *picked,
                    .site = config.pdn_site(),
                    .ply = 0};
  const int last = asked.shot.game.ply();
  const auto ply =
      one_position ? number_in(*call, "ply", 0, last, last) : wire::Parsed<std::int64_t>(last);
  if (!ply) co_return call->refuse(ply.error());
  asked.ply = static_cast<int>(*ply);
  if (limits.refuses_plies(call, last)) co_return;
  const auto tags = co_await tags_of(tournament_rooms, asked.shot);
  co_await directing.runner.in_pool(&live::Pools::snapshots, call);
  answer_record(call, asked, tags);
}

}  // namespace

void list_games(const db::GameQueries& game_queries, const live::WallClock& clock,
                const DirectorAccess& directing, db::Users& users, db::Archive& archive,
                db::Vacations& vacations, const CallPtr& call) {
  if (call->query("sort") == "rating")
    return list_current_games(game_queries, clock, directing, call);
  if (!call->query("tournament") && asks_for_finished(*call))
    return search_games(users, archive, call);
  // Without a tournament they ask for finished games.
  if (const auto wrong =
          why_not_with(*call, finished_filters, reason::field::not_with_tournament()))
    return call->refuse(*wrong);
  const auto filter = filter_of(users, directing, *call);
  if (!filter) return call->refuse(filter.error());
  if (!db::readable_cursor(*filter))
    return call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  auto page = game_queries.list(*filter);
  show_rows(clock, directing, game_queries, call->bearer(), page.items);
  vacations.note_vacations(page.items, clock.now());
  call->json(200, wire::games_json(page.items, page.next_cursor, call->user()));
}

Handling get_game(live::Rooms& rooms, const DirectorAccess& directing, const live::WallClock& clock,
                  Limits& limits, CallPtr call) {
  const auto seen = co_await seen_room(rooms, directing, call->bearer(), {call->path_id()});
  if (!seen) co_return call->fail(seen.error());
  const auto shot = seen->room->snapshot(seen->viewer);
  const auto etag = '"' + std::to_string(shot.game.version()) + '"';
  // The answer becomes a 304, so no body is written.
  if (net::has_version(call->request(), etag)) co_return call->json(200, {}, {{"ETag", etag}});
  if (limits.refuses_plies(call, shot.game.ply())) co_return;
  const Instant now = clock.now();
  co_await directing.runner.in_pool(&live::Pools::snapshots, call);
  call->json(200, shot.json(now), {{"ETag", etag}});
}

Handling get_messages(live::Rooms& rooms, const DirectorAccess& directing, CallPtr call) {
  const auto limit = number_in(*call, "limit", 1, 200, 50);
  if (!limit) co_return call->refuse(limit.error());
  std::optional<int> before;
  if (const auto cursor = call->query("cursor")) {
    before = wire::parse_id(*cursor).and_then(
        [](std::int64_t ply) { return ply <= INT32_MAX ? std::optional<int>(ply) : std::nullopt; });
    if (!before) co_return call->refuse(wire::wrong_field("cursor", reason::field::cursor()));
  }
  const auto seen = co_await seen_room(rooms, directing, call->bearer(), {call->path_id()});
  if (!seen) co_return call->fail(seen.error());
  if (!seen->room->game().seat_of(call->bearer()->user))
    co_return call->fail({Code::not_a_player, reason::game::only_its_players()});
  const auto shot = seen->room->snapshot(seen->viewer);
  co_await directing.runner.in_pool(&live::Pools::snapshots, call);
  call->json(
      200, wire::messages_json(shot.game, shot.messages, before, static_cast<std::size_t>(*limit)));
}

Handling get_pdn(live::Rooms& rooms, const DirectorAccess& directing, const SiteConfig& config,
                 live::TournamentRooms& tournament_rooms, Limits& limits, CallPtr call) {
  return send_record(
      rooms, directing, config, tournament_rooms, limits, std::move(call),
      [](const Call&, const kind::Board& board) -> wire::Parsed<std::string_view> {
        if (board.as<kind::DraughtsBoard>()) return std::string_view("pdn");
        return std::unexpected(wire::Problem{{Code::not_found, reason::game::no_pdn()}});
      });
}

Handling get_record(live::Rooms& rooms, const DirectorAccess& directing, const SiteConfig& config,
                    live::TournamentRooms& tournament_rooms, Limits& limits, CallPtr call) {
  return send_record(rooms, directing, config, tournament_rooms, limits, std::move(call),
                     format_of);
}

Handling get_events(live::Rooms& rooms, db::GameStore& games, LongPolls& waits, live::Hubs& hubs,
                    const DirectorAccess& directing, Limits& limits, CallPtr call) {
  // The cursor of a page is the version before its first event.
  const auto after = number_in(*call, call->query("cursor") ? "cursor" : "after", 0, INT64_MAX, 0);
  if (!after) co_return call->refuse(after.error());
  const auto limit = number_in(*call, "limit", 1, 200, 200);
  if (!limit) co_return call->refuse(limit.error());
  const auto lines =
      none_or<bool>(call->query("format"), {{"json", false}, {"ndjson", true}}, "format");
  if (!lines) co_return call->refuse(lines.error());
  const EventSource source{.rooms = rooms,
                           .games = games,
                           .waits = waits,
                           .hubs = hubs,
                           .directing = directing,
                           .runner = directing.runner,
                           .limits = limits};
  const GameId game{call->path_id()};
  if (lines->value_or(false)) co_return co_await stream_events(source, call, game, *after);
  co_await wait_for_events(source, call, game, {.after = *after, .limit = *limit});
}

}  // namespace crownhead::api
