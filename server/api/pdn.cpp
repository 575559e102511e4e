#include "server/api/pdn.hpp"

#include <algorithm>
#include <charconv>
#include <sstream>

#include "rules/draughts/pdn_rewritten.hpp"
#include "rules/reasons.hpp"
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

/// What one request may bring; what is more is refused, so that nobody's text keeps a thread.
constexpr draughts::PdnLimits limits{.games = 200, .moves = draughts::most_moves};

wire::ReadGame read_game(draughts::PdnGame game, const draughts::Variant& otherwise,
                         draughts::CaptureBudget& budget) {
  using draughts::MoveStyle;
  const auto* variant = variant_of(game, &otherwise);
  if (variant != nullptr)
    return {variant, draughts::rewritten(*variant, std::move(game), MoveStyle::full, budget)};
  game.moves.clear();
  std::erase_if(game.tags, [](const auto& tag) { return tag.first == "FEN"; });
  const auto [line, column] = game.begin;
  add_fault(game.faults, {line, column, reason::game::no_such_variant()});
  return {&otherwise, std::move(game)};
}

Error too_many_captures() { return {Code::bad_pdn, reason::pdn::captures_too_long()}; }

/// All games of a text list most_faults together; of a game behind that one fault says so.
void limit_faults(std::vector<wire::ReadGame>& games) {
  std::size_t left = draughts::most_faults;
  for (auto& [variant, game] : games) {
    if (game.faults.size() > left) {
      auto more = std::move(game.faults[left]);
      more.reason = reason::pdn::more_faults();
      game.faults.resize(left);
      game.faults.push_back(std::move(more));
    }
    left -= std::min(left, game.faults.size());
  }
}

void answer_games(const CallPtr& call) {
  const auto body = wire::parse_pdn_read(call->body());
  if (!body) return call->refuse(body.error());
  const auto* otherwise = draughts::find_variant(body->variant.value_or("international"));
  std::istringstream in(body->pdn);
  draughts::PdnReader reader(in, limits);
  draughts::CaptureBudget budget(draughts::CaptureBudget::of_a_text);
  std::vector<wire::ReadGame> games;
  while (auto game = reader.next()) {
    games.push_back(read_game(*std::move(game), *otherwise, budget));
    if (budget.ran_out()) return call->fail(too_many_captures());
  }
  if (const auto& refusal = reader.refusal(); !refusal) return call->fail(refusal.error());
  const bool empty = std::ranges::all_of(games, [](const wire::ReadGame& read) {
    return read.game.moves.empty() && read.game.tags.empty() && read.game.faults.empty();
  });
  if (empty) return call->fail({Code::bad_pdn, reason::pdn::no_game()});
  limit_faults(games);
  call->json(200, wire::pdn_games_json(games));
}

void answer_text(const CallPtr& call) {
  auto body = wire::parse_pdn_write(call->body());
  if (!body) return call->refuse(body.error());
  const auto& variant = *body->variant;
  draughts::CaptureBudget budget(draughts::CaptureBudget::of_a_text);
  const auto game =
      draughts::rewritten(variant, std::move(body->game), draughts::MoveStyle::brief, budget);
  if (budget.ran_out()) return call->fail(too_many_captures());
  const auto lost = std::ranges::find(game.faults, true, &draughts::PdnFault::lost_text);
  if (lost != game.faults.end())
    return call->refuse(wire::wrong_field("moves", reason::pdn::not_played(lost->reason)));
  call->json(200, wire::pdn_text_json(draughts::write_pdn(variant, game)));
}

}  // namespace

void read_pdn(const Steps& steps, const CallPtr& call) {
  steps.in_asked(call, [call] { answer_games(call); });
}

void write_pdn(const Steps& steps, const CallPtr& call) {
  steps.in_asked(call, [call] { answer_text(call); });
}

}  // namespace crownhead::api
