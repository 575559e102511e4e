#include "server/api/pdn.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "rules/draughts/pdn_rewritten.hpp"
#include "server/api/guards.hpp"
#include "server/wire/pdn_json.hpp"

namespace crownhead::api {
namespace {

/// The variant that a game's tags tell; nullptr for one that is not played here, `otherwise` where
/// they tell none. Many a file names in Variant something else, "Standard", and tells the game by
/// its GameType.
const draughts::Variant* variant_of(const draughts::PdnGame& game,
                                    const draughts::Variant* otherwise) {
  const auto all = draughts::variants();
  const auto name = game.tag("Variant");
  const auto named = std::ranges::find_if(
      all, [name](const auto& variant) { return variant.name == name || variant.key == name; });
  if (named != all.end()) return &*named;
  const auto type = game.tag("GameType");
  int number = 0;
  if (std::from_chars(type.data(), type.data() + type.size(), number).ec != std::errc())
    return name.empty() ? otherwise : nullptr;
  const auto found = std::ranges::find(
      all, number, [](const auto& variant) { return variant.game_type.value_or(-1); });
  return found == all.end() ? nullptr : &*found;
}

wire::ReadGame read_game(draughts::PdnGame game, const draughts::Variant& otherwise) {
  const auto* variant = variant_of(game, &otherwise);
  if (variant != nullptr)
    return {variant, draughts::rewritten(*variant, std::move(game), draughts::MoveStyle::full)};
  game.moves.clear();
  std::erase_if(game.tags, [](const auto& tag) { return tag.first == "FEN"; });
  game.faults.push_back({1, 1, "This kind of draughts is not played here."});
  return {&otherwise, std::move(game)};
}

void answer_games(const CallPtr& call) {
  const auto body = wire::parse_pdn_read(call->body());
  if (!body) return call->refuse(body.error());
  const auto* otherwise = draughts::find_variant(body->variant.value_or("international"));
  std::istringstream in(body->pdn);
  draughts::PdnReader reader(in);
  std::vector<wire::ReadGame> games;
  while (auto game = reader.next()) games.push_back(read_game(*std::move(game), *otherwise));
  const bool empty = std::ranges::all_of(games, [](const wire::ReadGame& read) {
    return read.game.moves.empty() && read.game.tags.empty();
  });
  if (empty)
    return call->fail({Code::bad_pdn,
                       "there is no game in this text; paste tags such as "
                       "[White \"…\"], or moves such as 1. 32-28 19-23"});
  call->json(200, wire::pdn_games_json(games));
}

void answer_text(const CallPtr& call) {
  auto body = wire::parse_pdn_write(call->body());
  if (!body) return call->refuse(body.error());
  const auto& variant = *body->variant;
  const auto game = draughts::rewritten(variant, std::move(body->game), draughts::MoveStyle::brief);
  if (!game.faults.empty())
    return call->refuse(wire::wrong_field("moves", "cannot be played: " + game.faults[0].text));
  call->json(200, wire::pdn_text_json(draughts::write_pdn(variant, game)));
}

}  // namespace

void read_pdn(Site& site, const CallPtr& call) {
  in_asked(site, call, [call] { answer_games(call); });
}

void write_pdn(Site& site, const CallPtr& call) {
  in_asked(site, call, [call] { answer_text(call); });
}

}  // namespace crownhead::api
