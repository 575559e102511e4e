#include "server/wire/game/game_json.hpp"

#include <algorithm>

#include "rules/play/as_shown.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/game/change_json.hpp"
#include "server/wire/game/game_shapes.hpp"
#include "server/wire/game/nardi_json.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

JsonText legal_moves_shape(const std::vector<std::string>& moves) {
  auto list = JsonText::array();
  for (const auto& move : moves) list.push(move);
  return list;
}

JsonText message_shape(const play::Game& game, const play::MoveMessage& message) {
  const auto by = game.seat_of(message.by).value_or(Seat::black);
  return JsonText::object()
      .add("ply", message.ply)
      .add("by", color_name(by))
      .add("text", message.text);
}

/// Adds the last messages, and the cursor of the earlier ones.
void add_messages(JsonText& json, const play::Game& game, const Messages& messages) {
  const std::size_t first =
      messages.size() > messages_of_game ? messages.size() - messages_of_game : 0;
  auto list = JsonText::array();
  for (std::size_t i = first; i < messages.size(); ++i) list.push(message_shape(game, messages[i]));
  json.add("messages", list)
      .add("messages_cursor",
           first > 0 ? std::optional(std::to_string(messages[first].ply)) : std::nullopt);
}

JsonText changes_shape(const draughts::Variant& variant, const play::Game& game) {
  auto changes = JsonText::array();
  for (const auto& move : game.moves()) changes.push(ChangeShape{variant, move.change});
  return changes;
}

JsonText paths_shape(const kind::StarBoard& board, const play::Game& game) {
  auto paths = JsonText::array();
  for (const auto& move : game.moves()) paths.push(path_shape(board.hole_names(move.path)));
  return paths;
}

/// Adds the moves, and what their text does not contain: in draughts the change on the board, on
/// the star the path.
void add_moves(JsonText& json, const play::Game& game) {
  auto moves = JsonText::array();
  auto spent = JsonText::array();
  for (const auto& move : game.moves()) {
    moves.push(move.text);
    spent.push(move.spent.count);
  }
  json.add("moves", moves);
  if (const auto* draughts = game.board().as<kind::DraughtsBoard>())
    json.add("changes", changes_shape(draughts->variant(), game));
  if (const auto* star = game.board().as<kind::StarBoard>())
    json.add("paths", paths_shape(*star, game));
  json.add("spent_ms", spent);
}

void add_end(JsonText& json, const play::Game& game) {
  const auto& ended = game.ended();
  json.add("status", status_name(ended ? status_of(*ended) : play::GameStatus::playing))
      .add("result", result_name(game));
  if (ended)
    json.add("reason", play::reason_name(*ended)).add("counter", end_counter_shape(game, *ended));
  else
    json.add("reason", std::nullopt).add("counter", std::nullopt);
}

JsonText player_shape(const GameNames& names, Seat side) {
  return add_rating(JsonText::object()
                        .add("username", names.players[side])
                        .add("bot", names.bots[side])
                        .add("computer_level", names.computers[side]),
                    names.ratings[side]);
}

/// Null if the seat has not left the other players.
const play::LeftSeat* left_of(const play::Game& game, Seat side) {
  const auto found = std::ranges::find(game.left(), side, &play::LeftSeat::seat);
  return found == game.left().end() ? nullptr : &*found;
}

JsonText seats_shape(const GameNames& names, const play::Game& game) {
  auto seats = JsonText::array();
  for (const Seat side : names.players.seats()) {
    auto seat = player_shape(names, side);
    seat.add("place", place_of(game, side));
    if (const auto* left = left_of(game, side))
      seat.add("out", play::reason_name({.finish = {}, .reason = left->reason}))
          .add("out_ply", left->ply);
    else
      seat.add("out", std::nullopt).add("out_ply", std::nullopt);
    seats.push(seat);
  }
  return seats;
}

/// Only for a game of an arena.
std::optional<JsonText> berserk_shape(const GameNames& names, const play::Game& game) {
  if (!names.arena) return std::nullopt;
  return JsonText::object()
      .add("white", game.berserk(Seat::white))
      .add("black", game.berserk(Seat::black));
}

std::optional<std::string> next_game_name(const play::Game& game) {
  return game.next_game() ? std::optional(id_text(*game.next_game())) : std::nullopt;
}

std::optional<Instant> paused_since(const play::Game& game) {
  return game.pause() ? std::optional(game.pause()->since) : std::nullopt;
}

std::optional<std::int64_t> claim_after_ms(const play::Game& game) {
  const auto needed = play::abandonment_time(game.setup().terms.control);
  return needed ? std::optional(needed->count) : std::nullopt;
}

}  // namespace

LegalMoves::Texts LegalMoves::of(const play::Game& game) {
  const std::lock_guard lock(mutex_);
  if (texts_ && version_ == game.version()) return texts_;
  texts_ = std::make_shared<const std::vector<std::string>>(
      game.ended() ? std::vector<std::string>() : game.board().legal());
  version_ = game.version();
  return texts_;
}

std::string game_json(const GameNames& names, const play::Game& game, Instant now,
                      const Messages& messages, const play::Showing& showing, LegalMoves* kept) {
  LegalMoves found;
  auto& legal_moves = kept ? *kept : found;
  const auto& setup = game.setup();
  auto json = JsonText::object();
  json.add("id", id_text(names.id))
      .add("variant", setup.terms.variant)
      .add("ruleset", setup.terms.ruleset)
      .add("rated", setup.terms.rated)
      .add("vacations", setup.terms.vacations)
      .add("tournament_id", id_text(names.tournament))
      .add("berserk", berserk_shape(names, game))
      .add("paused_ms", ms_of(paused_since(game)))
      .add("pace", pace_name(game.pace()))
      .add("time_control", time_control_shape(setup.terms.control))
      .add("players", JsonText::object()
                          .add("white", player_shape(names, Seat::white))
                          .add("black", player_shape(names, Seat::black)))
      .add("seats", seats_shape(names, game))
      .add("start_fen", setup.terms.start_fen)
      .add("fen", PlainText{game.board().state()});
  add_terms(json, setup.terms.of_board());
  add_dice_commitment(json, setup.dice_commitment);
  add_match_of(json, game);
  if (setup.dice_commitment) add_rolls(json, game.dice());
  add_moves(json, game);
  json.add("ply", game.ply())
      .add("version", game.version())
      .add("turn", color_name(game.turn()))
      .add("clock", ClockShape{game, play::shown_at(game, showing, now), showing});
  add_end(json, game);
  json.add("draw_offer", color_name(game.draw_offer()))
      .add("draw_barred", color_name(game.draw_barred()))
      .add("draw_claim", draw_claim_name(game))
      .add("agreed_draw_from_move", game.agreed_draw_from_move())
      .add("takeback_offer", color_name(game.takeback().by))
      .add("takeback_barred", color_name(game.takeback().barred))
      .add("rematch_offer", color_name(game.rematch().by))
      .add("rematch_barred", color_name(game.rematch().barred))
      .add("next_game", next_game_name(game))
      .add("claim_after_ms", claim_after_ms(game))
      .add("counters", counters_shape(game))
      .add("legal_moves", legal_moves_shape(*legal_moves.of(game)));
  add_messages(json, game, messages);
  json.add("shown", shown_name(showing.when))
      .add("delay_minutes", showing.minutes)
      .add("created_ms", game.began().ms)
      .add("server_ms", now.ms);
  if (game.rematch_commitment())
    json.add("rematch_commitment", dice::to_hex(*game.rematch_commitment()));
  return json.take();
}

std::string game_made(GameId game) { return JsonText::object().add("game", id_text(game)).take(); }

std::string game_made_json(GameId game) {
  return JsonText::object().add("game_id", id_text(game)).take();
}

std::string version_json(std::int64_t version) {
  return JsonText::object().add("version", version).take();
}

std::string move_made_json(int ply, std::int64_t version, std::string_view fen) {
  return JsonText::object().add("ply", ply).add("version", version).add("fen", fen).take();
}

std::string messages_json(const play::Game& game, const Messages& messages,
                          std::optional<int> before, std::size_t limit) {
  std::size_t end = messages.size();
  if (before)
    end = static_cast<std::size_t>(
        std::ranges::lower_bound(messages, *before, {}, &play::MoveMessage::ply) -
        messages.begin());
  const std::size_t first = end > limit ? end - limit : 0;
  auto list = JsonText::array();
  for (std::size_t i = end; i > first; --i) list.push(message_shape(game, messages[i - 1]));
  return JsonText::object()
      .add("items", list)
      .add("next_cursor",
           first > 0 ? std::optional(std::to_string(messages[first].ply)) : std::nullopt)
      .take();
}

std::string event_page_json(const std::vector<std::string>& frames, std::int64_t version,
                            bool more) {
  std::string items;
  for (const auto& frame : frames) items.append(items.empty() ? "" : ",").append(frame);
  const std::string last = std::to_string(version);
  return R"({"items":[)" + items + R"(],"version":)" + last + R"(,"next_cursor":)" +
         (more ? '"' + last + '"' : "null") + "}";
}

}  // namespace crownhead::wire
