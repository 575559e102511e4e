#include "server/api/metrics_page.hpp"

#include <string>

#include "db/state_of_store.hpp"
#include "metrics/exposition.hpp"
#include "metrics/figures.hpp"
#include "metrics/page_faults.hpp"
#include "metrics/process.hpp"
#include "server/api/operation.hpp"
#include "server/api/route_times.hpp"

namespace crownhead::api {
namespace {

using metrics::Exposition;
using Kind = Exposition::Kind;

constexpr double micros_per_second = 1e6;

template <class Value>
void single(Exposition& page, std::string_view name, Kind kind, std::string_view help,
            Value value) {
  page.family(name, kind, help);
  page.sample(value);
}

void add_edge(Exposition& page, const metrics::Figures& edge) {
  single(page, "crownhead_connections", Kind::gauge, "Open connections, WebSockets among them.",
         edge.connections.value());
  single(page, "crownhead_websockets", Kind::gauge, "Open WebSockets.", edge.sockets.value());
  single(page, "crownhead_connections_total", Kind::counter, "Connections accepted.",
         edge.accepted.value());
  single(page, "crownhead_connections_turned_away_total", Kind::counter,
         "Connections closed at once because there were too many.", edge.turned_away.value());
  single(page, "crownhead_websocket_messages_total", Kind::counter,
         "Messages that came in over WebSockets.", edge.messages.value());
  single(page, "crownhead_websocket_overflows_total", Kind::counter,
         "WebSockets closed because their client did not read what was sent.",
         edge.overflows.value());
}

void add_games(Exposition& page, const metrics::Figures& live) {
  single(page, "crownhead_games_in_memory", Kind::gauge, "Games in memory.", live.games.value());
  single(page, "crownhead_tournaments_in_memory", Kind::gauge, "Tournaments in memory.",
         live.tournaments.value());
  single(page, "crownhead_moves_total", Kind::counter, "Moves stored.", live.moves.value());
  single(page, "crownhead_games_ended_total", Kind::counter, "Games that have ended.",
         live.ended.value());
  page.family("crownhead_deadline_late_seconds", Kind::histogram,
              "Between a deadline and the commit of what it brought.");
  page.sample(live.late, micros_per_second);
}

void add_database(Exposition& page, const metrics::Figures& writer, bool healthy,
                  const db::StateOfStore& state) {
  page.family("crownhead_commit_seconds", Kind::histogram, "How long a commit of a batch took.");
  page.sample(writer.commit_micros, micros_per_second);
  page.family("crownhead_commit_jobs", Kind::histogram, "Changes that were one commit.");
  page.sample(writer.commit_jobs, 1);
  single(page, "crownhead_writer_queue", Kind::gauge, "Changes that wait for the writer.",
         writer.writer_queue.value());
  single(page, "crownhead_writer_refused_total", Kind::counter,
         "Changes that were answered with BUSY or UNAVAILABLE.", writer.writer_refused.value());
  single(page, "crownhead_database_healthy", Kind::gauge,
         "1 while moves are stored; 0 after a disk error, without room, or out of reach.",
         std::uint64_t{healthy ? 1U : 0U});
  single(page, "crownhead_database_bytes", Kind::gauge,
         "The size of the database: of its file, or of all that PostgreSQL has of it.",
         state.file_bytes);
  single(page, "crownhead_database_log_bytes", Kind::gauge,
         "The size of the write-ahead log beside it.", state.log_bytes);
}

void add_disk(Exposition& page, const FreeSpace& free_space) {
  if (const auto bytes = free_space.bytes())
    single(page, "crownhead_disk_free_bytes", Kind::gauge,
           "Room on the disk of the database's file, for the server's user.", *bytes);
  single(page, "crownhead_disk_low", Kind::gauge,
         "1 while there is less than min-free-space and only games, results and signing in are "
         "stored.",
         std::uint64_t{free_space.low() ? 1U : 0U});
}

void add_mail(Exposition& page, const metrics::Figures& mail, const db::StateOfStore& state,
              Instant now) {
  single(page, "crownhead_mail_waiting", Kind::gauge, "E-mails that wait to be handed over.",
         state.mails);
  single(page, "crownhead_mail_oldest_seconds", Kind::gauge, "How long the oldest of them waits.",
         state.oldest_mail ? static_cast<double>((now - *state.oldest_mail).count) / 1000 : 0.0);
  single(page, "crownhead_mail_sent_total", Kind::counter, "E-mails handed over.",
         mail.mails_sent.value());
  single(page, "crownhead_mail_failures_total", Kind::counter,
         "Times that an e-mail could not be handed over.", mail.mail_failures.value());
}

void add_puzzles(Exposition& page, const metrics::Figures& puzzles, const db::StateOfStore& state) {
  page.family("crownhead_puzzle_tries_total", Kind::counter,
              "Players' first tries of puzzles, by what came of them.");
  page.sample(puzzles.puzzles_solved.value(), {{"result", "solved"}});
  page.sample(puzzles.puzzles_failed.value(), {{"result", "failed"}});
  single(page, "crownhead_puzzle_search_games_total", Kind::counter,
         "Games of the site looked through for puzzles.", puzzles.puzzle_games.value());
  single(page, "crownhead_puzzles_found_total", Kind::counter, "Puzzles added from these games.",
         puzzles.puzzles_found.value());
  single(page, "crownhead_puzzle_reports_total", Kind::counter,
         "Times that a player has reported a puzzle as wrong.", puzzles.puzzle_reports.value());
  single(page, "crownhead_puzzle_reports_waiting", Kind::gauge,
         "Reports of puzzles that wait for a moderator.", state.puzzle_reports);
}

void add_answers(Exposition& page, const metrics::Figures& api) {
  page.family("crownhead_http_request_seconds", Kind::histogram,
              "From the request to its answer, by route; those that were asked for.");
  for (const auto& route : route_times())
    if (route.micros.count() > 0)
      page.sample(route.micros, micros_per_second, {{"verb", route.verb}, {"route", route.path}});
  page.family("crownhead_http_answers_total", Kind::counter, "Answers by the kind of status.");
  for (std::size_t kind = 2; kind < api.answers.size(); ++kind)
    page.sample(api.answers[kind].value(), {{"status", std::to_string(kind) + "xx"}});
  page.family("crownhead_refusals_total", Kind::counter,
              "What was refused over REST and WebSocket, by code.");
  for (std::size_t code = 0; code < api.refusals.size(); ++code)
    if (const auto count = api.refusals[code].value(); count > 0)
      page.sample(count, {{"code", code_name(static_cast<Code>(code))}});
  single(page, "crownhead_slow_total", Kind::counter, "Requests and commits logged as slow.",
         api.slow.value());
  single(page, "crownhead_page_faults_total", Kind::counter,
         "Faults of pages that browsers have reported.", metrics::page_faults().value());
}

void add_workers(Exposition& page, const live::Pools& pools, const live::Computers& computers) {
  page.family("crownhead_worker_queue", Kind::gauge,
              "Slow work that is being done or waits, by pool.");
  for (const auto& [name, workers] : pools.all())
    page.sample(std::uint64_t{workers.busy()}, {{"pool", name}});
  page.family("crownhead_worker_seconds", Kind::histogram,
              "How long a piece of slow work kept its thread.");
  for (const auto& [name, workers] : pools.all())
    page.sample(workers.micros(), micros_per_second, {{"pool", name}});
  page.family("crownhead_worker_longest_seconds", Kind::gauge,
              "The most processor time that one of them has taken since the start.");
  for (const auto& [name, workers] : pools.all())
    page.sample(static_cast<double>(workers.longest_micros()) / micros_per_second,
                {{"pool", name}});
  single(page, "crownhead_computer_queue", Kind::gauge,
         "Games that wait for the computer to do something.", std::uint64_t{computers.waiting()});
}

void add_process(Exposition& page) {
  const auto process = metrics::process_figures();
  single(page, "process_resident_memory_bytes", Kind::gauge, "Memory in use.",
         process.resident_bytes);
  single(page, "process_cpu_seconds_total", Kind::counter, "Processor time used.",
         process.cpu_seconds);
  single(page, "process_open_fds", Kind::gauge, "Open files, sockets among them.",
         process.open_files);
  single(page, "process_max_fds", Kind::gauge, "How many there may be.", process.most_files);
  single(page, "process_start_time_seconds", Kind::gauge, "When the server started, since 1970.",
         process.started);
}

}  // namespace

void metrics_page(FreeSpace& free_space, db::Database& database, live::Rooms& rooms,
                  const live::WallClock& clock, live::Pools& pools,
                  const live::Computers& computers, const CallPtr& call) {
  const auto& figures = metrics::figures();
  const auto state = db::state_of_store(database);
  Exposition page;
  add_edge(page, figures);
  add_games(page, figures);
  add_database(page, figures, takes_moves(database, rooms), state);
  add_disk(page, free_space);
  add_mail(page, figures, state, clock.now());
  add_puzzles(page, figures, state);
  add_answers(page, figures);
  add_workers(page, pools, computers);
  add_process(page);
  call->respond({.headers = {{"Content-Type", "text/plain; version=0.0.4; charset=utf-8"},
                             {"Cache-Control", "no-store"}},
                 .body = page.text()});
}

}  // namespace crownhead::api
