#include "server/api/tournament_exports.hpp"

#include "db/tournament_records.hpp"
#include "rules/tournament/report.hpp"
#include "server/api/guards.hpp"
#include "server/api/tournament_access.hpp"
#include "server/api/worker_parts.hpp"
#include "server/wire/tournament_document.hpp"

namespace crownhead::api {
namespace {

using Tournaments = std::shared_ptr<const TournamentView>;

constexpr std::size_t games_a_part = 20;

std::string file_name(TournamentId id, std::string_view ending) {
  return "tournament-" + std::to_string(id.value) + '.' + std::string(ending);
}

/// Answers with the file that `write` makes in the workers of the tournament as it stands.
template <class Write>
void answer_file(Site& site, const CallPtr& call, const char* type, const char* ending,
                 Write write) {
  with_tournament(site, call, [=, &site](const live::TournamentRoom* room) {
    in_asked(site, call, [=, view = view_of(*room)] {
      call->respond({.status = 200,
                     .headers = file_headers(type, file_name(view->id, ending)),
                     .body = write(*view)});
    });
  });
}

auto records_of(const Site& site, const Tournaments& view, const play::Looker& looker) {
  return [&site, view, looker, keys = tournament::shown_games(view->tournament),
          next = std::size_t{0}]() mutable -> net::BodyParts::Part {
    const auto name = site.config.pdn_site();
    std::string text;
    const std::size_t end = std::min(keys.size(), next + games_a_part);
    for (; next < end; ++next)
      text += db::tournament_record(site.games, *view, keys[next], name, looker, site.clock.now()) +
              '\n';
    return text;
  };
}

}  // namespace

void get_tournament_trf(Site& site, const CallPtr& call) {
  answer_file(site, call, "text/plain; charset=utf-8", "trf", [](const TournamentView& view) {
    return tournament::write_trf(tournament::trf_report(view.tournament, view.names));
  });
}

void get_tournament_csv(Site& site, const CallPtr& call) {
  answer_file(site, call, "text/csv; charset=utf-8", "csv", [](const TournamentView& view) {
    return tournament::standings_file(view.tournament, view.names);
  });
}

void get_tournament_json(Site& site, const CallPtr& call) {
  answer_file(site, call, "application/json", "json", [](const TournamentView& view) {
    return wire::tournament_document(view.tournament, view.names);
  });
}

void get_tournament_pdn(Site& site, const CallPtr& call) {
  with_tournament(site, call, [&site, call](const live::TournamentRoom* room) {
    const auto view = view_of(*room);
    const play::Looker looker{.user = call->user(), .directs = directs(*call, room->tournament())};
    call->respond(
        {.status = 200,
         .headers = file_headers("application/x-pdn; charset=utf-8", file_name(view->id, "pdn")),
         .body = {},
         .parts = std::make_shared<WorkerParts>(site, call, records_of(site, view, looker))});
  });
}

}  // namespace crownhead::api
