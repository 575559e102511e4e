#include "server/wire/game_json.hpp"

#include <algorithm>

#include "rules/play/as_shown.hpp"
#include "server/wire/change_json.hpp"
#include "server/wire/json_text.hpp"
#include "server/wire/list_json.hpp"
#include "server/wire/nardi_json.hpp"
#include "server/wire/shapes.hpp"

namespace crownhead::wire {
namespace {

std::vector<draughts::Counter> counters_of(const play::Game& game) {
  const auto* board = game.board().as<kind::DraughtsBoard>();
  return game.ended() || !board ? std::vector<draughts::Counter>{} : board->draws().counters();
}

JsonText counter_shape(const draughts::Counter& counter) {
  return JsonText::object()
      .add("rule", draughts::draw_rule_name(counter.rule))
      .add("left", counter.left)
      .add("article", counter.article);
}

std::optional<JsonText> end_counter_shape(const play::Game& game, const play::Ended& ended) {
  if (!ended.rule) return std::nullopt;
  return JsonText::object()
      .add("rule", draughts::draw_rule_name(*ended.rule))
      .add("article", game.board().article(ended));
}

JsonText legal_moves_shape(const std::vector<std::string>& moves) {
  auto list = JsonText::array();
  for (const auto& move : moves) list.push(move);
  return list;
}

JsonText messages_shape(const play::Game& game, Messages messages) {
  auto list = JsonText::array();
  for (const auto& message : messages) {
    const auto by = game.seat_of(message.by).value_or(Seat::black);
    list.push(JsonText::object()
                  .add("ply", message.ply)
                  .add("by", color_name(by))
                  .add("text", message.text));
  }
  return list;
}

std::optional<std::string_view> result_name(const play::Game& game) {
  if (!game.ended() || game.ended()->outcome() == play::Outcome::none) return std::nullopt;
  if (game.seats() > least_seats) return std::nullopt;
  return game.board().result_text(game.ended()->outcome());
}

std::optional<std::string_view> draw_claim_name(const play::Game& game) {
  if (game.ended()) return std::nullopt;
  const auto end = game.board().claim();
  return end ? std::optional(play::reason_name(*end)) : std::nullopt;
}

JsonText changes_shape(const draughts::Variant& variant, const play::Game& game) {
  auto changes = JsonText::array();
  for (const auto& move : game.moves()) changes.push(ChangeShape{variant, move.change});
  return changes;
}

JsonText path_shape(const std::vector<std::string>& holes) {
  auto path = JsonText::array();
  for (const auto& hole : holes) path.push(PlainText{hole});
  return path;
}

JsonText paths_shape(kind::StarBoard board, const play::Game& game) {
  auto paths = JsonText::array();
  auto left = game.left().begin();
  int ply = 0;
  for (const auto& move : game.moves()) {
    for (; left != game.left().end() && left->ply == ply; ++left) board.put_out(left->seat);
    ++ply;
    board.replay(move.text, nullptr);
    paths.push(path_shape(board.path_of_last(move.text)));
  }
  return paths;
}

/// The moves, and what of them the text does not say: at draughts what changed on the board, at the
/// star the way.
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
    json.add("paths", paths_shape(star->restarted(), game));
  json.add("spent_ms", spent);
}

/// Of a game of nardi alone.
void add_match_of(JsonText& json, const play::Game& game) {
  if (const auto* board = game.board().as<kind::NardiBoard>()) add_match(json, *board);
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

/// Nothing where the seat has not left the others.
const play::LeftSeat* left_of(const play::Game& game, Seat side) {
  const auto found = std::ranges::find(game.left(), side, &play::LeftSeat::seat);
  return found == game.left().end() ? nullptr : &*found;
}

/// From 1; null as long as it is open, and where the game counts for nobody.
std::optional<int> place_of(const play::Game& game, Seat side) {
  int place = 0;
  if (game.ended())
    place = game.ended()->finish.places[side];
  else if (const auto* star = game.board().as<kind::StarBoard>())
    place = star->position().seats[index(side)].place;
  return place == 0 ? std::nullopt : std::optional(place);
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

/// Where more than two play, in an event after which places are others.
void add_places(JsonText& json, const play::Game& after) {
  if (after.seats() == least_seats) return;
  auto places = JsonText::array();
  for (const Seat side : after.setup().players.seats()) places.push(place_of(after, side));
  json.add("places", places);
}

void add_names(JsonText& json, const GameNames& names) {
  json.add("white", names.players[Seat::white]).add("black", names.players[Seat::black]);
  if (names.players.size() == least_seats) return;
  auto seats = JsonText::array();
  for (const auto& name : names.players) seats.push(name);
  json.add("seats", seats);
}

std::optional<JsonText> rating_changes_shape(const rating::ShownRatings& ratings) {
  auto json = JsonText::object();
  for (const Seat seat : ratings.seats()) {
    if (!ratings[seat].change) return std::nullopt;
    json.add(color_name(seat).text, *ratings[seat].change);
  }
  return json;
}

std::string id_text(GameId id) { return std::to_string(id.value); }

std::optional<std::string> tournament_text(const std::optional<TournamentId>& tournament) {
  return tournament ? std::optional(std::to_string(tournament->value)) : std::nullopt;
}

/// Of a game of an arena alone.
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
  const auto needed = play::abandonment_time(game.setup().control);
  return needed ? std::optional(needed->count) : std::nullopt;
}

/// As in add_moves, of the last one.
void add_change(JsonText& json, const play::Game& after) {
  const auto& move = after.moves().back();
  if (const auto* draughts = after.board().as<kind::DraughtsBoard>())
    json.add("change", ChangeShape{draughts->variant(), move.change});
  if (const auto* star = after.board().as<kind::StarBoard>())
    json.add("path", path_shape(star->path_of_last(move.text)));
}

/// The members of an event after its type and instant.
struct EventMembers {
  JsonText& json;
  const GameNames& names;
  const play::Game& after;
  Instant at;
  const play::Showing& showing;

  void operator()(const play::Started& started) const {
    json.add("game", id_text(names.id));
    add_names(json, names);
    json.add("variant", started.setup.variant)
        .add("ruleset", started.setup.ruleset)
        .add("start_fen", started.setup.start_fen)
        .add("time_control", time_control_shape(started.setup.control))
        .add("rated", started.setup.rated)
        .add("vacations", started.setup.vacations)
        .add("clock", ClockShape{after, at, showing});
    add_terms(json, started.setup.variant, started.setup.ruleset, started.setup.start_fen);
    add_dice_tip(json, started.setup.dice_tip);
  }

  void operator()(const play::Moved& moved) const {
    json.add("by", color_name(after.last_mover()))
        .add("ply", after.ply())
        .add("move", PlainText{moved.move});
    add_change(json, after);
    json.add("fen", PlainText{after.board().state()})
        .add("spent_ms", moved.spent.count)
        .add("lag_ms", moved.lag.count)
        .add("clock", ClockShape{after, at, showing})
        .add("counters", list_of(counters_of(after), counter_shape))
        .add("draw_claim", draw_claim_name(after));
    if (after.seats() > least_seats) {
      json.add("turn", color_name(after.turn()));
      add_places(json, after);
    }
    if (!after.board().as<kind::NardiBoard>()) return;
    add_act(json, *after.last_mover(), moved);
    json.add("turn", color_name(after.turn()));
    add_match_of(json, after);
  }

  void operator()(const play::Greeted& greeted) const {
    json.add("by", color_name(greeted.by));
    add_greeting(json, greeted);
  }

  void operator()(const play::Rolled& rolled) const {
    add_roll(json, rolled);
    json.add("fen", PlainText{after.board().state()}).add("turn", color_name(after.turn()));
    // The dice of an opening need not be what is played.
    if (const auto* board = after.board().as<kind::NardiBoard>()) add_to_do(json, *board);
    json.add("clock", ClockShape{after, at, showing});
  }

  void operator()(const play::SeatOut& out) const {
    json.add("by", color_name(out.seat))
        .add("reason", play::reason_name({.finish = {}, .reason = out.reason}))
        .add("fen", PlainText{after.board().state()})
        .add("turn", color_name(after.turn()))
        .add("clock", ClockShape{after, at, showing});
    add_places(json, after);
  }

  void operator()(const play::DrawOffered& offered) const {
    json.add("by", color_name(offered.by));
  }

  void operator()(const play::DrawDeclined& declined) const {
    json.add("by", color_name(declined.by));
  }

  void operator()(const play::TakebackOffered& offered) const {
    json.add("by", color_name(offered.by));
  }

  void operator()(const play::TakebackDeclined& declined) const {
    json.add("by", color_name(declined.by));
  }

  void operator()(const play::TakenBack& taken) const {
    json.add("plies", taken.plies)
        .add("ply", after.ply())
        .add("fen", PlainText{after.board().state()})
        .add("clock", ClockShape{after, at, showing})
        .add("counters", list_of(counters_of(after), counter_shape))
        .add("draw_claim", draw_claim_name(after));
  }

  void operator()(const play::RematchOffered& offered) const {
    json.add("by", color_name(offered.by));
    add_dice_tip(json, offered.dice_tip);
  }

  void operator()(const play::RematchDeclined& declined) const {
    json.add("by", color_name(declined.by));
  }

  void operator()(const play::RematchBegun& begun) const { json.add("game", id_text(begun.game)); }

  void operator()(const play::WentBerserk& berserk) const {
    json.add("by", color_name(berserk.by)).add("clock", ClockShape{after, at, showing});
  }

  void operator()(const play::ClockChanged& changed) const {
    json.add("cause", play::cause_name(changed.cause)).add("clock", ClockShape{after, at, showing});
  }

  void operator()(const play::ResultChanged& changed) const {
    json.add("status", status_name(status_of(*after.ended())))
        .add("result", result_name(after))
        .add("reason", play::reason_name({.finish = changed.finish, .reason = changed.reason}))
        .add("rating_changes", rating_changes_shape(names.ratings));
    add_places(json, after);
  }

  void operator()(const play::Ended& ended) const {
    json.add("status", status_name(status_of(ended)))
        .add("result", result_name(after))
        .add("reason", play::reason_name(ended))
        .add("counter", end_counter_shape(after, ended))
        .add("rating_changes", rating_changes_shape(names.ratings))
        .add("clock", ClockShape{after, at, showing});
    add_places(json, after);
  }
};

struct EventType {
  std::string_view operator()(const play::Started&) const { return "started"; }
  std::string_view operator()(const play::Rolled&) const { return "rolled"; }
  std::string_view operator()(const play::SeatOut&) const { return "seat_out"; }
  std::string_view operator()(const play::Greeted&) const { return "greeting"; }
  std::string_view operator()(const play::Moved&) const { return "move"; }
  std::string_view operator()(const play::DrawOffered&) const { return "draw_offer"; }
  std::string_view operator()(const play::DrawDeclined&) const { return "draw_declined"; }
  std::string_view operator()(const play::ClockChanged&) const { return "clock_changed"; }
  std::string_view operator()(const play::TakebackOffered&) const { return "takeback_offer"; }
  std::string_view operator()(const play::TakebackDeclined&) const { return "takeback_declined"; }
  std::string_view operator()(const play::TakenBack&) const { return "takeback"; }
  std::string_view operator()(const play::RematchOffered&) const { return "rematch_offer"; }
  std::string_view operator()(const play::RematchDeclined&) const { return "rematch_declined"; }
  std::string_view operator()(const play::RematchBegun&) const { return "rematch"; }
  std::string_view operator()(const play::ResultChanged&) const { return "result_changed"; }
  std::string_view operator()(const play::WentBerserk&) const { return "berserk"; }
  std::string_view operator()(const play::Ended&) const { return "end"; }
};

}  // namespace

const std::vector<std::string>& LegalMoves::of(const play::Game& game) {
  if (version_ == game.version()) return texts_;
  version_ = game.version();
  texts_.clear();
  if (!game.ended()) texts_ = game.board().legal();
  return texts_;
}

std::string game_json(const GameNames& names, const play::Game& game, Instant now,
                      Messages messages, const play::Showing& showing, LegalMoves* kept) {
  LegalMoves found;
  auto& legal_moves = kept ? *kept : found;
  const auto& setup = game.setup();
  auto json = JsonText::object();
  json.add("id", id_text(names.id))
      .add("variant", setup.variant)
      .add("ruleset", setup.ruleset)
      .add("rated", setup.rated)
      .add("vacations", setup.vacations)
      .add("tournament_id", tournament_text(names.tournament))
      .add("berserk", berserk_shape(names, game))
      .add("paused_ms", ms_of(paused_since(game)))
      .add("pace", pace_name(game.pace()))
      .add("time_control", time_control_shape(setup.control))
      .add("players", JsonText::object()
                          .add("white", player_shape(names, Seat::white))
                          .add("black", player_shape(names, Seat::black)))
      .add("seats", seats_shape(names, game))
      .add("start_fen", setup.start_fen)
      .add("fen", PlainText{game.board().state()});
  add_terms(json, setup.variant, setup.ruleset, setup.start_fen);
  add_dice_tip(json, setup.dice_tip);
  add_match_of(json, game);
  if (setup.dice_tip) add_rolls(json, game.dice());
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
      .add("counters", list_of(counters_of(game), counter_shape))
      .add("legal_moves", legal_moves_shape(legal_moves.of(game)))
      .add("messages", messages_shape(game, messages))
      .add("shown", shown_name(showing.when))
      .add("delay_minutes", showing.minutes)
      .add("created_ms", game.began().ms)
      .add("server_ms", now.ms);
  if (game.rematch_tip()) json.add("rematch_tip", dice::to_hex(*game.rematch_tip()));
  return json.take();
}

std::string event_data(const GameNames& names, const play::Game& after, const play::Event& event,
                       const play::MoveMessage* message, const play::Showing& showing) {
  auto json = event_shape(std::visit(EventType{}, event.what), event.at);
  std::visit(EventMembers{json, names, after, event.at, showing}, event.what);
  if (message) json.add("message", message->text);
  return json.take();
}

std::string game_started(const GameNames& names, const play::Game& game) {
  auto json = event_shape("game_started", game.began());
  json.add("game", id_text(names.id));
  add_names(json, names);
  return json.add("variant", game.setup().variant).add("pace", pace_name(game.pace())).take();
}

std::string my_turn(GameId game, Instant at, int ply) {
  return event_shape("my_turn", at).add("game", id_text(game)).add("ply", ply).take();
}

std::string offer_made(GameId game, Instant at, const play::MadeOffer& offer) {
  return event_shape("offer", at)
      .add("game", id_text(game))
      .add("offer", play::offer_name(offer.kind))
      .add("by", color_name(offer.by))
      .take();
}

std::string game_ended(GameId id, const play::Game& game) {
  auto json = event_shape("game_ended", game.last_event());
  json.add("game", id_text(id)).add("result", result_name(game));
  if (game.ended())
    json.add("reason", play::reason_name(*game.ended()));
  else
    json.add("reason", std::nullopt);
  return json.take();
}

std::string move_message(GameId game, Instant at, Seat by, const play::MoveMessage& message) {
  return event_shape("move_message", at)
      .add("game", id_text(game))
      .add("ply", message.ply)
      .add("by", color_name(by))
      .add("text", message.text)
      .take();
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

std::string event_page_json(const std::vector<std::string>& frames, std::int64_t version) {
  std::string items;
  for (const auto& frame : frames) items.append(items.empty() ? "" : ",").append(frame);
  return R"({"items":[)" + items + R"(],"version":)" + std::to_string(version) + "}";
}

}  // namespace crownhead::wire
