#include "server/wire/game/game_shapes.hpp"

#include "server/wire/game/nardi_json.hpp"
#include "server/wire/game/shapes.hpp"

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

}  // namespace

JsonText counters_shape(const play::Game& game) {
  auto list = JsonText::array();
  for (const auto& counter : counters_of(game)) list.push(counter_shape(counter));
  return list;
}

std::optional<JsonText> end_counter_shape(const play::Game& game, const play::Ended& ended) {
  if (!ended.rule) return std::nullopt;
  return JsonText::object()
      .add("rule", draughts::draw_rule_name(*ended.rule))
      .add("article", game.board().article(ended));
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

JsonText path_shape(const std::vector<std::string>& holes) {
  auto path = JsonText::array();
  for (const auto& hole : holes) path.push(PlainText{hole});
  return path;
}

/// Only for a game of nardi.
void add_match_of(JsonText& json, const play::Game& game) {
  if (const auto* board = game.board().as<kind::NardiBoard>()) add_match(json, *board);
}

/// Counted from 1; null while the place is undecided and if the game is annulled.
std::optional<int> place_of(const play::Game& game, Seat side) {
  int place = 0;
  if (game.ended())
    place = game.ended()->finish.places[side];
  else if (const auto* star = game.board().as<kind::StarBoard>())
    place = star->position().seats[index(side)].place;
  return place == 0 ? std::nullopt : std::optional(place);
}

void add_names(JsonText& json, const GameNames& names) {
  json.add("white", names.players[Seat::white]).add("black", names.players[Seat::black]);
  if (names.players.size() == least_seats) return;
  auto seats = JsonText::array();
  for (const auto& name : names.players) seats.push(name);
  json.add("seats", seats);
}

std::string id_text(GameId id) { return std::to_string(id.value); }

}  // namespace crownhead::wire
