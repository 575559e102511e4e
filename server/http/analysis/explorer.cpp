#include "server/http/analysis/explorer.hpp"

#include "rules/draughts/notation/fen.hpp"
#include "rules/play/openings/opening_moves.hpp"
#include "rules/reasons.hpp"
#include "server/http/query.hpp"
#include "server/wire/analysis/explorer_json.hpp"

namespace crownhead::api {
namespace {

/// A position of draughts with its rules.
struct Place {
  const draughts::Variant& variant;
  const draughts::Ruleset& ruleset;
  draughts::Position position;
};

wire::Parsed<Place> place_of(const Call& call) {
  const auto key = call.query("variant");
  if (!key) return std::unexpected(wire::wrong_field("variant", reason::field::given()));
  const auto* variant = draughts::find_variant(*key);
  if (!variant) {
    const auto known = comma_list(draughts::variants(), &draughts::Variant::key);
    return std::unexpected(wire::wrong_field("variant", reason::field::one_of(known)));
  }
  const auto name = call.query("ruleset").value_or("");
  const auto* ruleset = draughts::find_ruleset(*variant, name);
  if (!ruleset)
    return std::unexpected(wire::wrong_field(
        "ruleset", reason::game::unknown_ruleset(draughts::label(*variant), name)));
  auto position =
      draughts::read_fen(*variant, call.query("fen").value_or(std::string(variant->start_fen)));
  if (!position) return std::unexpected(wire::wrong_field("fen", position.error().reason));
  return Place{*variant, *ruleset, *std::move(position)};
}

/// Returns the lower bound of a band of ratings.
wire::Parsed<std::optional<int>> band_in(const Call& call, std::string_view name) {
  return none_or<int>(
      call.query(name),
      {{"1400", 1400}, {"1600", 1600}, {"1800", 1800}, {"2000", 2000}, {"2200", 2200}}, name);
}

wire::Parsed<db::OpeningFilter> filter_of(const Call& call) {
  db::OpeningFilter filter;
  QueryFields fields;
  if (call.query("speed") == "live") {
    filter.slowest = rating::Speed::classical;
  } else {
    fields.take(filter.quickest, speed_of(call));
    filter.slowest = filter.quickest;
  }
  fields.take(filter.rating_from, band_in(call, "rating_from"));
  fields.take(filter.rating_below, band_in(call, "rating_below"));
  fields.take(filter.since, instant_in(call, "since"));
  fields.take(filter.until, instant_in(call, "until"));
  if (fields.problem()) return std::unexpected(*fields.problem());
  return filter;
}

std::optional<wire::ExplorerGameLine> line_of(const std::optional<db::OpeningGame>& game) {
  if (!game) return std::nullopt;
  return wire::ExplorerGameLine{game->id,           game->white,        game->black,
                                game->white_rating, game->black_rating, game->created};
}

}  // namespace

void explore_openings(const db::Openings& openings, const live::OpeningCounter& counter,
                      const CallPtr& call) {
  const auto place = place_of(*call);
  if (!place) return call->refuse(place.error());
  const auto filter = filter_of(*call);
  if (!filter) return call->refuse(filter.error());
  const auto& [variant, ruleset, position] = *place;
  const auto moves = openings.moves(play::position_key(variant, ruleset, position), *filter);
  wire::ExplorerPage page{.variant = variant.key,
                          .ruleset = ruleset.key,
                          .fen = draughts::write_fen(variant, position),
                          .counted_plies = static_cast<int>(play::counted_plies),
                          .games_to_count = counter.waiting(),
                          .moves = {}};
  for (const auto& move : moves)
    page.moves.push_back({move.move, move.white_wins, move.draws, move.black_wins, move.rating,
                          line_of(move.newest), line_of(move.strongest)});
  call->json(200, wire::explorer_json(page));
}

}  // namespace crownhead::api
