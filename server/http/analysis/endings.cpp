#include "server/http/analysis/endings.hpp"

#include <utility>

#include "rules/draughts/notation/fen.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/endings/lookup.hpp"
#include "rules/reasons.hpp"
#include "server/wire/analysis/ending_json.hpp"

namespace crownhead::api {
namespace {

/// More than anyone plays at a time.
constexpr int most_games = 200;

/// Refuses players in a live game, and players with this position in a correspondence game. The row
/// of a correspondence game contains its position.
Result<void> may_look_up(const db::GameQueries& game_queries, UserId player,
                         const draughts::Variant& variant, const std::string& fen) {
  const auto games =
      game_queries.list({.player = player, .status = db::GameStatus::playing, .limit = most_games});
  for (const auto& game : games.items) {
    if (play::pace(game.control) == play::Pace::live)
      return fail(Code::forbidden, reason::game::live_game_goes_on());
    if (game.variant == variant.key && game.fen == fen)
      return fail(Code::forbidden, reason::game::own_position());
  }
  return {};
}

wire::EndingFigures figures_of(const endings::Table& table, const draughts::Position& position) {
  const draughts::Variant& variant = *table.heading().variant;
  wire::EndingFigures figures;
  const auto value = endings::value(table, position);
  if (!value) return figures;
  figures.value = endings::value_name(*value);
  if (!value->is_draw()) figures.plies = value->plies();
  for (const auto& move : endings::best_moves(table, position))
    figures.best.push_back(draughts::write_move(variant, position, move));
  return figures;
}

}  // namespace

void list_endings(const server::EndgameTables& endings, const CallPtr& call) {
  std::vector<wire::EndingTable> tables;
  for (const auto& [variant, pieces] : endings.headings()) tables.push_back({variant->key, pieces});
  call->json(200, wire::ending_tables_json(tables));
}

void look_up_ending(const server::EndgameTables& endings, const db::GameQueries& game_queries,
                    const CallPtr& call) {
  const auto* variant = draughts::find_variant(call->path_text());
  if (!variant)
    return call->fail({Code::not_found, reason::game::unknown_variant(call->path_text())});
  const auto text = call->query("fen");
  if (!text) return call->refuse(wire::wrong_field("fen", reason::field::given()));
  const auto position = draughts::read_fen(*variant, *text);
  if (!position) return call->refuse(wire::wrong_field("fen", position.error().reason));
  const auto fen = draughts::write_fen(*variant, *position);
  if (const auto user = call->user())
    if (const auto may = may_look_up(game_queries, *user, *variant, fen); !may)
      return call->fail(may.error());
  const auto* table = endings.of(*variant);
  call->json(
      200, wire::known_ending_json({variant->key, table ? table->heading().pieces : 0}, fen,
                                   table ? figures_of(*table, *position) : wire::EndingFigures{}));
}

}  // namespace crownhead::api
