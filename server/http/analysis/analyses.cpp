#include "server/http/analysis/analyses.hpp"

#include <utility>

#include "rules/computer/weights.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/reasons.hpp"
#include "server/wire/analysis/analysis_json.hpp"

namespace crownhead::api {
namespace {

using wire::AnalysisPage;

std::optional<db::GameRow> game_of(const db::GameQueries& game_queries, const CallPtr& call) {
  auto row = game_queries.row(GameId{call->path_id()});
  if (!row) call->fail({Code::not_found, reason::game::none_of_this_id()});
  return row;
}

std::string_view name_of(db::AnalysisState state) {
  switch (state) {
    case db::AnalysisState::waits: return "waiting";
    case db::AnalysisState::whole: return "ready";
    case db::AnalysisState::impossible: break;
  }
  return "impossible";
}

}  // namespace

void get_analysis(const db::Analyses& analyses, const db::GameQueries& game_queries,
                  const live::AnalysisWorkers& workers, const CallPtr& call) {
  const auto row = game_of(game_queries, call);
  if (!row) return;
  const auto* variant = draughts::find_variant(row->variant);
  const bool over = row->status == db::GameStatus::finished;
  AnalysisPage page{.state = "none",
                    .may_be_asked = workers.work_here() && variant != nullptr && over,
                    .plies = row->ply};
  // Reveals nothing about a running game, not even how many plies have been analysed.
  if (!over) page.plies = 0;
  const auto found = over && variant ? analyses.find(row->id) : std::nullopt;
  if (found) {
    page.state = name_of(found->state);
    page.is_newest = found->engine == computer::engine_version(*variant);
    page.ahead = found->ahead;
    for (const auto& position : found->positions)
      page.positions.push_back({.ply = position.ply,
                                .score = position.score,
                                .wins = position.wins,
                                .depth = position.depth,
                                .settled = position.settled,
                                .line = position.line});
  }
  call->json(200, wire::analysis_json(page));
}

Handling ask_for_analysis(db::Analyses& analyses, const db::GameQueries& game_queries,
                          live::AnalysisWorkers& workers, Limits& limits,
                          const live::WallClock& clock, CallPtr call) {
  if (!workers.work_here()) co_return call->fail({Code::not_found, reason::computer::no_workers()});
  const auto row = game_of(game_queries, call);
  if (!row) co_return;
  if (row->status != db::GameStatus::finished)
    co_return call->fail({Code::offer_refused, reason::game::not_over()});
  const auto* variant = draughts::find_variant(row->variant);
  if (!variant) co_return call->refuse({{Code::not_found, reason::computer::only_draughts()}});
  const auto engine = computer::engine_version(*variant);
  const auto known = analyses.progress(row->id);
  if (known && known->engine == engine) co_return call->empty(202);
  if (limits.refuses(limits.analyses_by_name, call, call->payer().asker())) co_return;
  const auto asked = co_await live::awaited<Result<void>>(
      [&](auto done) { analyses.ask(row->id, engine, clock.now(), std::move(done)); });
  if (!asked) co_return call->fail(asked.error());
  workers.wake();
  call->empty(202);
}

}  // namespace crownhead::api
