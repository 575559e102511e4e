#include "server/http/health/metrics_page.hpp"

#include <string>

#include "db/state_of_store.hpp"
#include "metrics/exposition.hpp"
#include "metrics/figures.hpp"
#include "metrics/page_faults.hpp"
#include "metrics/process.hpp"
#include "server/http/health/health.hpp"
#include "server/http/route_times.hpp"

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
  single(page, "crownhead_connections", Kind::gauge, "Open connections, including WebSockets.",
         edge.connections.value());
  single(page, "crownhead_websockets", Kind::gauge, "Open WebSockets.", edge.sockets.value());
  single(page, "crownhead_connections_total", Kind::counter, "Connections accepted.",
         edge.accepted.value());
  single(page, "crownhead_connections_turned_away_total", Kind::counter,
         "Connections closed at once because there were too many.", edge.turned_away.value());
  single(page, "crownhead_websocket_messages_total", Kind::counter,
         "Messages received over WebSockets.", edge.messages.value());
  single(page, "crownhead_websocket_overflows_total", Kind::counter,
         "WebSockets closed because their client read too slowly.", edge.overflows.value());
}

void add_games(Exposition& page, const metrics::Figures& live) {
  single(page, "crownhead_games_in_memory", Kind::gauge, "Games in memory.", live.games.value());
  single(page, "crownhead_tournaments_in_memory", Kind::gauge, "Tournaments in memory.",
         live.tournaments.value());
  single(page, "crownhead_moves_total", Kind::counter, "Moves stored.", live.moves.value());
  single(page, "crownhead_games_ended_total", Kind::counter, "Games that ended.",
         live.ended.value());
  page.family("crownhead_deadline_late_seconds", Kind::histogram,
              "From a deadline to the commit of its effect.");
  page.sample(live.late, micros_per_second);
}

void add_database(Exposition& page, const metrics::Figures& writer, bool healthy,
                  const db::StateOfStore& state) {
  page.family("crownhead_commit_seconds", Kind::histogram, "Duration of a batch commit.");
  page.sample(writer.commit_micros, micros_per_second);
  page.family("crownhead_commit_jobs", Kind::histogram, "Changes per commit.");
  page.sample(writer.commit_jobs, 1);
  single(page, "crownhead_writer_queue", Kind::gauge, "Changes waiting for the writer.",
         writer.writer_queue.value());
  single(page, "crownhead_writer_refused_total", Kind::counter,
         "Changes answered with BUSY or UNAVAILABLE.", writer.writer_refused.value());
  single(page, "crownhead_database_healthy", Kind::gauge,
         "1 while moves are stored; 0 after a disk error, while the disk is full or the database"
         " is unreachable.",
         std::uint64_t{healthy ? 1U : 0U});
  single(page, "crownhead_database_bytes", Kind::gauge,
         "Size of the SQLite file, or of the PostgreSQL database.", state.file_bytes);
  single(page, "crownhead_database_log_bytes", Kind::gauge, "Size of the write-ahead log.",
         state.log_bytes);
}

void add_disk(Exposition& page, const FreeSpace& free_space) {
  if (const auto bytes = free_space.bytes())
    single(page, "crownhead_disk_free_bytes", Kind::gauge,
           "Free space on the disk of the database's file, for the server's user.", *bytes);
  single(page, "crownhead_disk_low", Kind::gauge,
         "1 while less than min-free-space is free and only games, results and sign-ins are"
         " stored.",
         std::uint64_t{free_space.low() ? 1U : 0U});
}

void add_mail(Exposition& page, const metrics::Figures& mail, const db::StateOfStore& state,
              Instant now) {
  single(page, "crownhead_mail_waiting", Kind::gauge, "E-mails waiting to be delivered.",
         state.mails);
  single(page, "crownhead_mail_oldest_seconds", Kind::gauge, "Age of the oldest waiting e-mail.",
         state.oldest_mail ? static_cast<double>((now - *state.oldest_mail).count) / 1000 : 0.0);
  single(page, "crownhead_mail_sent_total", Kind::counter, "E-mails delivered to the mail server.",
         mail.mails_sent.value());
  single(page, "crownhead_mail_failures_total", Kind::counter, "Failed deliveries of e-mails.",
         mail.mail_failures.value());
}

void add_puzzles(Exposition& page, const metrics::Figures& puzzles, const db::StateOfStore& state) {
  page.family("crownhead_puzzle_tries_total", Kind::counter,
              "Players' first tries at puzzles, by result.");
  page.sample(puzzles.puzzles_solved.value(), {{"result", "solved"}});
  page.sample(puzzles.puzzles_failed.value(), {{"result", "failed"}});
  single(page, "crownhead_puzzle_search_games_total", Kind::counter,
         "Games of the site searched for puzzles.", puzzles.puzzle_games.value());
  single(page, "crownhead_puzzles_found_total", Kind::counter, "Puzzles added from these games.",
         puzzles.puzzles_found.value());
  single(page, "crownhead_puzzle_reports_total", Kind::counter,
         "Reports by players that a puzzle is wrong.", puzzles.puzzle_reports.value());
  single(page, "crownhead_puzzle_reports_waiting", Kind::gauge,
         "Puzzle reports waiting for a moderator.", state.puzzle_reports);
}

void add_link(Exposition& page, const metrics::Figures& link) {
  single(page, "crownhead_link_connected", Kind::gauge,
         "1 while messages can be exchanged with other nodes.", link.link_connected.value());
  single(page, "crownhead_link_lost", Kind::gauge,
         "1 while a server with the option link cannot exchange messages.",
         link.link_enabled.value() - link.link_connected.value());
  single(page, "crownhead_link_peers", Kind::gauge, "Other nodes that send messages.",
         link.link_peers.value());
  page.family("crownhead_link_messages_total", Kind::counter, "Messages to and from other nodes.");
  page.sample(link.link_sent.value(), {{"direction", "sent"}});
  page.sample(link.link_received.value(), {{"direction", "received"}});
  single(page, "crownhead_link_gaps_total", Kind::counter,
         "Times that messages of another node were missing.", link.link_gaps.value());
  single(page, "crownhead_link_refused_total", Kind::counter,
         "Received messages that were not understood or expected.", link.link_refused.value());
  single(page, "crownhead_link_catch_ups_total", Kind::counter,
         "Games and tournaments that caught up because of a message.", link.link_catch_ups.value());
}

void add_answers(Exposition& page, const metrics::Figures& api) {
  page.family("crownhead_http_request_seconds", Kind::histogram,
              "Duration of a request, by route; only routes that were requested.");
  for (const auto& route : route_times())
    if (route.micros.count() > 0)
      page.sample(route.micros, micros_per_second, {{"verb", route.verb}, {"route", route.path}});
  page.family("crownhead_http_answers_total", Kind::counter, "Responses by class of status code.");
  for (std::size_t kind = 2; kind < api.answers.size(); ++kind)
    page.sample(api.answers[kind].value(), {{"status", std::to_string(kind) + "xx"}});
  page.family("crownhead_refusals_total", Kind::counter,
              "Refusals over REST and WebSocket, by code.");
  for (std::size_t code = 0; code < api.refusals.size(); ++code)
    if (const auto count = api.refusals[code].value(); count > 0)
      page.sample(count, {{"code", code_name(static_cast<Code>(code))}});
  single(page, "crownhead_slow_total", Kind::counter, "Requests and commits logged as slow.",
         api.slow.value());
  single(page, "crownhead_page_faults_total", Kind::counter, "Errors reported by browsers.",
         metrics::page_faults().value());
}

void add_workers(Exposition& page, const live::Pools& pools, const live::Computers& computers) {
  page.family("crownhead_worker_queue", Kind::gauge, "Slow tasks running or waiting, by pool.");
  for (const auto& [name, workers] : pools.all())
    page.sample(std::uint64_t{workers.busy()}, {{"pool", name}});
  page.family("crownhead_worker_seconds", Kind::histogram, "Duration of a slow task, by pool.");
  for (const auto& [name, workers] : pools.all())
    page.sample(workers.micros(), micros_per_second, {{"pool", name}});
  page.family("crownhead_worker_longest_seconds", Kind::gauge,
              "Longest processor time of a slow task since the start, by pool.");
  for (const auto& [name, workers] : pools.all())
    page.sample(static_cast<double>(workers.longest_micros()) / micros_per_second,
                {{"pool", name}});
  single(page, "crownhead_computer_queue", Kind::gauge, "Games in which it is the computer's turn.",
         std::uint64_t{computers.waiting()});
}

void add_process(Exposition& page) {
  const auto process = metrics::process_figures();
  single(page, "process_resident_memory_bytes", Kind::gauge, "Memory in use.",
         process.resident_bytes);
  single(page, "process_cpu_seconds_total", Kind::counter, "Processor time used.",
         process.cpu_seconds);
  single(page, "process_open_fds", Kind::gauge, "Open files, including sockets.",
         process.open_files);
  single(page, "process_max_fds", Kind::gauge, "Limit of open files.", process.most_files);
  single(page, "process_start_time_seconds", Kind::gauge,
         "Start of the server, in seconds since 1970.", process.started);
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
  add_link(page, figures);
  add_answers(page, figures);
  add_workers(page, pools, computers);
  add_process(page);
  call->respond({.headers = {{"Content-Type", "text/plain; version=0.0.4; charset=utf-8"},
                             {"Cache-Control", "no-store"}},
                 .body = page.text()});
}

}  // namespace crownhead::api
