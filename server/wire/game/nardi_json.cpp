#include "server/wire/game/nardi_json.hpp"

#include "server/wire/core/list_json.hpp"
#include "server/wire/game/shapes.hpp"

namespace crownhead::wire {
namespace {

std::string_view to_do_name(kind::NardiBoard::ToDo to_do) {
  switch (to_do) {
    case kind::NardiBoard::ToDo::play: return "play";
    case kind::NardiBoard::ToDo::roll_or_double: return "roll_or_double";
    case kind::NardiBoard::ToDo::take_or_drop: return "take_or_drop";
    case kind::NardiBoard::ToDo::accept_or_refuse: return "accept_or_refuse";
  }
  return "play";
}

JsonText pair_shape(int first, int second) {
  return std::move(JsonText::array().push(first).push(second));
}

JsonText thrown_shape(const play::DiceHistory::Thrown& thrown) {
  return JsonText::object()
      .add("ply", thrown.ply)
      .add("dice", pair_shape(thrown.dice.first, thrown.dice.second));
}

std::optional<std::string_view> owner_name(const nardi::Cube& cube) {
  if (!cube.owner) return std::nullopt;
  return *cube.owner == nardi::Color::white ? "white" : "black";
}

void add_heard(JsonText& json, Seat by, std::string_view act, const std::string& entropy) {
  json.add("seat", static_cast<int>(index(by))).add("act", PlainText{act});
  if (!entropy.empty()) json.add("entropy", entropy);
}

}  // namespace

void add_to_do(JsonText& json, const kind::NardiBoard& board) {
  const auto to_do = board.to_do();
  json.add("to_do", to_do ? std::optional(to_do_name(*to_do)) : std::nullopt);
}

void add_match(JsonText& json, const kind::NardiBoard& board) {
  const auto dice = board.dice();
  const auto conceded = board.conceded();
  const nardi::Match& match = board.match();
  json.add("dice", dice ? std::optional(pair_shape(dice->first, dice->second)) : std::nullopt);
  add_to_do(json, board);
  json.add("score", JsonText::object()
                        .add("white", match.score_of(nardi::Color::white))
                        .add("black", match.score_of(nardi::Color::black)));
  if (board.terms().cube && !match.crawford)
    json.add(
        "cube",
        JsonText::object().add("value", match.cube.value).add("owner", owner_name(match.cube)));
  else
    json.add("cube", std::nullopt);
  json.add("crawford", match.crawford)
      .add("conceded", conceded ? std::optional(static_cast<int>(*conceded)) : std::nullopt);
}

void add_rolls(JsonText& json, const play::DiceHistory& dice) {
  json.add("rolls", list_of(dice.rolls, thrown_shape));
}

void add_act(JsonText& json, Seat by, const play::Moved& moved) {
  add_heard(json, by, moved.move, moved.entropy);
  if (moved.automatic) json.add("auto", true);
}

void add_greeting(JsonText& json, const play::Greeted& greeted) {
  add_heard(json, greeted.by, play::Greeted::act, greeted.entropy);
}

void add_roll(JsonText& json, const play::Rolled& rolled) {
  json.add("seat", rolled.seat)
      .add("number", rolled.number)
      .add("dice", pair_shape(rolled.dice.first, rolled.dice.second))
      .add("link", dice::to_hex(rolled.link));
}

}  // namespace crownhead::wire
