#include "server/wire/analysis/explorer_json.hpp"

#include "server/wire/core/json_text.hpp"
#include "server/wire/core/list_json.hpp"

namespace crownhead::wire {
namespace {

std::optional<JsonText> game_shape(const std::optional<ExplorerGameLine>& game) {
  if (!game) return std::nullopt;
  return JsonText::object()
      .add("id", std::to_string(game->id.value))
      .add("white", game->white)
      .add("black", game->black)
      .add("white_rating", game->white_rating)
      .add("black_rating", game->black_rating)
      .add("created_ms", game->created.ms);
}

JsonText with_counts(JsonText json, std::int64_t white_wins, std::int64_t draws,
                     std::int64_t black_wins) {
  json.add("games", white_wins + draws + black_wins)
      .add("white_wins", white_wins)
      .add("draws", draws)
      .add("black_wins", black_wins);
  return json;
}

JsonText move_shape(const ExplorerMoveLine& line) {
  return with_counts(JsonText::object().add("move", line.move), line.white_wins, line.draws,
                     line.black_wins)
      .add("rating", line.rating)
      .add("newest", game_shape(line.newest))
      .add("strongest", game_shape(line.strongest));
}

}  // namespace

std::string explorer_json(const ExplorerPage& page) {
  std::int64_t white_wins = 0, draws = 0, black_wins = 0;
  for (const auto& line : page.moves) {
    white_wins += line.white_wins;
    draws += line.draws;
    black_wins += line.black_wins;
  }
  auto json = JsonText::object();
  json.add("variant", page.variant).add("ruleset", page.ruleset).add("fen", page.fen);
  json = with_counts(std::move(json), white_wins, draws, black_wins);
  return json.add("counted_plies", page.counted_plies)
      .add("games_to_count", page.games_to_count)
      .add("moves", list_of(page.moves, move_shape))
      .take();
}

}  // namespace crownhead::wire
