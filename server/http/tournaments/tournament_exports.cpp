#include "server/http/tournaments/tournament_exports.hpp"

#include "db/exports/tournament_records.hpp"
#include "rules/draughts/board/variant.hpp"
#include "rules/reasons.hpp"
#include "rules/tournament/files/report.hpp"
#include "server/http/sign_in/guards.hpp"
#include "server/http/streamed_body.hpp"
#include "server/http/tournaments/tournament_access.hpp"
#include "server/wire/tournament/tournament_document.hpp"

namespace crownhead::api {
namespace {

using Tournaments = std::shared_ptr<const TournamentView>;

constexpr std::size_t games_a_part = 20;

std::string file_name(TournamentId id, std::string_view ending) {
  return "tournament-" + std::to_string(id.value) + '.' + std::string(ending);
}

/// Answers with the file that `write` makes from the current tournament, in a worker pool.
template <class Write>
Handling answer_file(const DirectorAccess& directing, const RequestRunner& runner, CallPtr call,
                     const char* type, const char* ending, Write write) {
  const auto view = co_await tournament_view(directing, call);
  if (!view) co_return;
  co_await runner.in_on_demand(call);
  call->respond({.status = 200,
                 .headers = file_headers(type, file_name(view->id, ending)),
                 .body = write(*view)});
}

auto records_of(const SiteConfig& config, db::GameStore& games, const live::WallClock& clock,
                const Tournaments& view, const play::Viewer& viewer) {
  return [&config, &games, &clock, view, viewer, keys = tournament::shown_games(view->tournament),
          next = std::size_t{0}]() mutable -> net::BodyParts::Part {
    const auto name = config.pdn_site();
    std::string text;
    const std::size_t end = std::min(keys.size(), next + games_a_part);
    for (; next < end; ++next)
      text += db::tournament_record(games, *view, keys[next], name, viewer, clock.now()) + '\n';
    return text;
  };
}

void answer_games(const DirectorAccess& directing, db::GameStore& games, const CallPtr& call,
                  const Tournaments& view, const char* type, const char* ending) {
  const play::Viewer viewer{.user = call->user(), .directs = directs(*call, view->tournament)};
  call->respond({.status = 200,
                 .headers = file_headers(type, file_name(view->id, ending)),
                 .body = {},
                 .parts = std::make_shared<StreamedBody>(
                     directing.runner, call,
                     records_of(directing.config, games, directing.clock, view, viewer))});
}

}  // namespace

Handling get_tournament_trf(const DirectorAccess& directing, const RequestRunner& runner,
                            CallPtr call) {
  return answer_file(directing, runner, std::move(call), "text/plain; charset=utf-8", "trf",
                     [](const TournamentView& view) {
                       return tournament::write_trf(
                           tournament::trf_report(view.tournament, view.names, view.identities));
                     });
}

Handling get_tournament_csv(const DirectorAccess& directing, const RequestRunner& runner,
                            CallPtr call) {
  return answer_file(directing, runner, std::move(call), "text/csv; charset=utf-8", "csv",
                     [](const TournamentView& view) {
                       return tournament::standings_file(view.tournament, view.names,
                                                         view.identities);
                     });
}

Handling get_tournament_json(const DirectorAccess& directing, const RequestRunner& runner,
                             CallPtr call) {
  return answer_file(directing, runner, std::move(call), "application/json", "json",
                     [](const TournamentView& view) {
                       return wire::tournament_document(view.tournament, view.names);
                     });
}

Handling get_tournament_pdn(const DirectorAccess& directing, db::GameStore& games, CallPtr call) {
  const auto view = co_await tournament_view(directing, call);
  if (!view) co_return;
  if (!draughts::find_variant(view->tournament.settings().variant))
    co_return call->refuse({{Code::not_found, reason::game::no_pdn()}});
  answer_games(directing, games, call, view, "application/x-pdn; charset=utf-8", "pdn");
}

Handling get_tournament_records(const DirectorAccess& directing, db::GameStore& games,
                                CallPtr call) {
  if (const auto view = co_await tournament_view(directing, call))
    answer_games(directing, games, call, view, "text/plain; charset=utf-8", "txt");
}

}  // namespace crownhead::api
