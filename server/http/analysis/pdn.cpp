#include "server/http/analysis/pdn.hpp"

#include <algorithm>
#include <sstream>

#include "rules/draughts/pdn/pdn_rewritten.hpp"
#include "rules/draughts/pdn/pdn_variant.hpp"
#include "rules/reasons.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/wire/analysis/pdn_json.hpp"

namespace crownhead::api {
namespace {

/// Maximum number of bytes of a value that a fault shows.
constexpr std::size_t longest_shown = 40;

/// The maximum size of one request; larger ones are refused, so that no text occupies a thread for
/// long.
constexpr draughts::PdnLimits limits{.games = 200, .moves = draughts::most_moves};

void fault_at_begin(draughts::PdnGame& game, Reason why) {
  const auto [line, column] = game.begin;
  add_fault(game.faults, {line, column, std::move(why)});
}

/// Returns a game whose GameType is not supported; its moves are meaningless.
wire::ReadGame other_game(draughts::PdnGame game, const draughts::Variant& usual) {
  game.moves.clear();
  std::erase_if(game.tags, [](const auto& tag) { return tag.first == "FEN"; });
  fault_at_begin(game, reason::game::no_such_variant());
  return {&usual, &usual.rulesets.front(), std::move(game)};
}

/// Reads a game in the variant from its tags, otherwise the `asked` one, otherwise one that fits.
wire::ReadGame read_game(draughts::PdnGame game, const draughts::Variant* asked,
                         draughts::CaptureBudget& budget) {
  const auto& usual = *draughts::find_variant("international");
  const auto tagged = draughts::tagged_variant(game);
  const auto* variant = tagged.variant != nullptr ? tagged.variant : asked;
  if (variant == nullptr && tagged.other_game) return other_game(std::move(game), usual);
  if (variant == nullptr)
    variant = tagged.unknown.empty() ? &usual : &draughts::likely_variant(game, budget);
  if (!tagged.unknown.empty())
    fault_at_begin(game, reason::pdn::unknown_variant(tagged.unknown.substr(0, longest_shown),
                                                      draughts::label(*variant)));
  const auto* ruleset = draughts::tagged_ruleset(*variant, game);
  if (ruleset == nullptr) {
    ruleset = &variant->rulesets.front();
    fault_at_begin(game,
                   reason::pdn::unknown_ruleset(draughts::label(*variant),
                                                game.tag("Ruleset").substr(0, longest_shown)));
  }
  return {variant, ruleset,
          draughts::rewritten(*variant, std::move(game), draughts::MoveStyle::full, budget)};
}

Error too_many_captures() { return {Code::bad_pdn, reason::pdn::captures_too_long()}; }

/// Limits the faults of all games together to most_faults; a shortened list ends with a note.
void limit_faults(std::vector<wire::ReadGame>& games) {
  std::size_t left = draughts::most_faults;
  for (auto& [variant, ruleset, game] : games) {
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
  const auto* asked = body->variant ? draughts::find_variant(*body->variant) : nullptr;
  std::istringstream in(body->pdn);
  draughts::PdnReader reader(in, limits);
  draughts::CaptureBudget budget(draughts::CaptureBudget::of_a_text);
  std::vector<wire::ReadGame> games;
  while (auto game = reader.next()) {
    games.push_back(read_game(*std::move(game), asked, budget));
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

Handling read_pdn(const RequestRunner& runner, CallPtr call) {
  co_await runner.in_on_demand(call);
  answer_games(call);
}

Handling write_pdn(const RequestRunner& runner, CallPtr call) {
  co_await runner.in_on_demand(call);
  answer_text(call);
}

}  // namespace crownhead::api
