#include "server/app.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fmt/core.h>
#include <functional>
#include <future>
#include <thread>

#include "db/database.hpp"
#include "db/jobs/awaited.hpp"
#include "db/jobs/writer.hpp"
#include "db/stores.hpp"
#include "metrics/figures.hpp"
#include "rules/reasons.hpp"
#include "server/adapters/matching.hpp"
#include "server/admin/services.hpp"
#include "server/admin/socket.hpp"
#include "server/background/analysis_workers.hpp"
#include "server/background/dev_time.hpp"
#include "server/background/puzzles/puzzle_lines.hpp"
#include "server/background/puzzles/puzzle_search.hpp"
#include "server/end_signals.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/game/computer/computers.hpp"
#include "server/game/recovery.hpp"
#include "server/housekeeping.hpp"
#include "server/http/account/departure.hpp"
#include "server/http/account/notifications.hpp"
#include "server/http/first_steps.hpp"
#include "server/http/games/dice.hpp"
#include "server/http/router.hpp"
#include "server/http/site.hpp"
#include "server/http/socket/connection.hpp"
#include "server/http/tournaments/director_acts.hpp"
#include "server/log.hpp"
#include "server/membership.hpp"
#include "server/messages/hook_sender.hpp"
#include "server/messages/message_dispatcher.hpp"
#include "server/messages/push/keys.hpp"
#include "server/messages/wording.hpp"
#include "server/net/listener.hpp"
#include "server/node_messages.hpp"
#include "server/node_work.hpp"
#include "server/request_log.hpp"
#include "server/settings.hpp"
#include "server/tls_watch.hpp"

namespace crownhead::server {
namespace {

using config::ServeConfig;

constexpr Millis slew_each_second{50};
/// If no node was alive for so long, all were down, and every node that starts refunds the time.
constexpr Millis down_after = seconds(3);
constexpr auto longest_stop = std::chrono::seconds(8);

/// Leaves one processor to the writer and the system. With another thread, each thread finds less
/// work at a time and waits for the others to free a processor (docs/performance.md).
std::size_t thread_count(std::optional<std::int32_t> wanted) {
  if (wanted) return static_cast<std::size_t>(*wanted);
  const auto processors = std::thread::hardware_concurrency();
  return processors > 1 ? processors - 1 : 1;
}

/// Reads from a file mostly hit the system's cache and use a processor; reads over a network mostly
/// wait.
std::size_t reader_count(const ServeConfig& config) {
  if (config.readers) return static_cast<std::size_t>(*config.readers);
  if (db::is_postgres(config.db)) return 16;
  return std::clamp(std::thread::hardware_concurrency(), 2U, 4U);
}

std::vector<boost::asio::io_context*> contexts_of(live::Threads& threads) {
  std::vector<boost::asio::io_context*> contexts;
  contexts.reserve(threads.count());
  for (std::size_t i = 0; i < threads.count(); ++i) contexts.push_back(&threads.context(i));
  return contexts;
}

void log_unaware_of_tls() {
  log(LogLevel::warning,
      "requests arrive over TLS, but public-url does not begin with https://; set it, or"
      " cookies are also sent without TLS");
}

/// Without an admin, no one can appoint directors.
void log_way_to_admin(api::Site& site, const net::ListenAddress& listening, bool by_link) {
  if (site.stores.users.has_admin()) return;
  const auto link =
      !by_link ? std::nullopt
               : api::first_admin_link(site.config, site.stores.users, site.first_admin, listening);
  const auto command = "crownhead user role NAME admin --db " + site.config.database;
  if (link)
    log(LogLevel::info, "there is no admin yet: open the link on this machine, or run the command",
        {{"link", *link}, {"command", command}});
  else
    log(LogLevel::info, "there is no admin yet: create an account, then run the command",
        {{"command", command}});
}

void log_openings(std::int64_t waiting) {
  log(LogLevel::info, waiting > 0 ? "counting openings of games" : "all openings are counted",
      {{"games", std::to_string(waiting)}});
}

void log_puzzles(std::int64_t games, std::int64_t puzzles) {
  log(LogLevel::info, "searched games for puzzles",
      {{"games", std::to_string(games)}, {"puzzles", std::to_string(puzzles)}});
}

EndgameTables opened_endings(const std::filesystem::path& folder) {
  if (folder.empty()) return {};
  auto shelf = EndgameTables::open(folder);
  if (!shelf) throw std::runtime_error(shelf.error().detail);
  for (const auto& [variant, pieces] : shelf->headings())
    log(LogLevel::info, "endgame table loaded",
        {{"variant", std::string(variant->key)}, {"pieces", std::to_string(pieces)}});
  if (shelf->headings().empty())
    log(LogLevel::warning, "the folder of endgame tables is empty", {{"folder", folder.string()}});
  return *std::move(shelf);
}

void log_recovery(std::size_t done, std::size_t all) {
  log(LogLevel::info, "resuming running games",
      {{"done", std::to_string(done)}, {"all", std::to_string(all)}});
}

void log_not_given_back(std::string_view why) {
  log(LogLevel::warning, "cannot refund an outage to the games' clocks; retrying",
      {{"why", std::string(why)}});
}

/// Stores the time, so that the next start can refund the outage if this start is interrupted.
void keep_last_alive(db::Database& database, Instant at) {
  const auto kept =
      db::awaited<void>([&](auto done) { database.keep_last_alive(at, std::move(done)); });
  if (!kept)
    throw std::runtime_error("cannot store when the server was last alive: " + kept.error().detail);
}

/// Call before the first commitment is published. The lists are signed with the site's key.
void begin_commitment_lists(db::DiceCommitments& commitments, Instant now) {
  const auto begun = db::awaited<void>(
      [&](auto done) { api::close_commitment_days(commitments, now, std::move(done)); });
  if (!begun)
    throw std::runtime_error("cannot start the list of dice commitments: " + begun.error().detail);
}

/// Makes the site's key at the first start. Without a contact or libcrypto, push is off.
void begin_push(db::PushSubscriptions& subscriptions, const std::string& contact, Instant now) {
  if (contact.empty())
    return log(LogLevel::info,
               "push notifications are off: set push-contact, or a public-url with https");
  if (subscriptions.key()) return;
  try {
    const auto pair = messages::push::make_key_pair();
    const auto made =
        db::awaited<void>([&](auto done) { subscriptions.make_key(pair, now, std::move(done)); });
    if (!made) write_error("cannot store the key for push: " + made.error().detail);
  } catch (const std::exception& error) {
    write_error(error.what());
  }
}

void log_slow_commit(Millis took, std::size_t jobs) {
  metrics::figures().slow.add();
  log(LogLevel::warning, "slow commit",
      {{"ms", std::to_string(took.count)}, {"jobs", std::to_string(jobs)}});
}

}  // namespace

struct App::Parts {
  Parts(const ServeConfig& c, std::optional<net::InheritedSocket> socket)
      : config(c),
        inherited(std::move(socket)),
        dev_time(make_dev_time()),
        listener_contexts(contexts_of(threads)) {
    if (auto* heartbeats = membership.heartbeats()) heartbeats->require_own_name();
    if (auto* link = membership.link())
      node_messages.emplace(*link, NodeMessages::Parts{.share = share,
                                                       .rooms = rooms,
                                                       .tournaments = tournament_rooms,
                                                       .inboxes = inboxes,
                                                       .chat = chat,
                                                       .sockets = site.sockets,
                                                       .sessions = stores.sessions,
                                                       .reads = pools.reads,
                                                       .clock = *clock,
                                                       .log_error = write_error});
    membership.serve();
  }

  std::unique_ptr<live::DevTime> make_dev_time() {
    auto* dev_clock = dynamic_cast<live::DevWallClock*>(clock.get());
    return dev_clock ? std::make_unique<live::DevTime>(*dev_clock, threads, rooms, stores.games,
                                                       tournament_rooms, lobby)
                     : nullptr;
  }

  net::Handlers handlers() {
    return {.request =
                [this](net::Request request, net::Respond respond) {
                  if (tls_watch.warns_of(request)) log_unaware_of_tls();
                  auto told = logged(request, config.slow_after, std::move(respond));
                  router(std::move(request), std::move(told));
                },
            .upgrade =
                [this](const net::Request& request, net::Upgrade upgrade) {
                  api::open_socket(site, request, std::move(upgrade));
                },
            .fault = write_error};
  }

  void listen() {
    const auto now = [this] { return clock->now(); };
    if (inherited)
      listener.emplace(listener_contexts, *inherited, net_config(config), handlers(), now);
    else
      listener.emplace(listener_contexts, config.listen, net_config(config), handlers(), now);
  }

  /// While the disk is nearly full, only what visitors need is stored. Of several nodes, one
  /// searches and counts.
  void pause_background_work() {
    const bool others_do = !share.holds(cluster::Role::housekeeping);
    analysis_workers.pause(disk_is_low);
    puzzle_search.pause(disk_is_low || others_do);
    opening_counter.pause(disk_is_low || others_do);
  }

  /// Stops the low-priority threads. The writer must still be running, because it answers them.
  void stop_thinking() {
    analysis_workers.stop();
    puzzle_search.stop();
    computers.stop();
    opening_counter.stop();
  }

  /// Blocks the operator's thread.
  Result<void> leave_everything(UserId user) {
    std::promise<Result<void>> left;
    leave_everything(user, left);
    return left.get_future().get();
  }
  live::Detached leave_everything(UserId user, std::promise<Result<void>>& left) {
    Result<void> result;
    try {
      co_await departure.leave(user, "operator");
    } catch (const api::PoolIsFull&) {
      result = fail(Code::busy, reason::request::much_is_asked());
    } catch (const std::exception& error) {
      result = fail(Code::unavailable, in_english(error.what()));
    }
    left.set_value(std::move(result));
  }

  /// The site also runs without it: the commands then work only while no server runs.
  void open_admin_socket() {
    try {
      admin_socket.emplace(
          admin::beside_socket(config.db, config.data),
          [this](const admin::Act& act) { return admin::do_act(operators, act); }, write_error);
    } catch (const std::exception& error) {
      write_error(error.what());
    }
  }

  ServeConfig config;
  TlsWatch tls_watch{config};
  std::optional<net::InheritedSocket> inherited;  // from systemd, if it passes one
  api::SiteConfig site_settings = site_config(config);
  std::unique_ptr<live::WallClock> clock = make_clock(config);  // the only source of time

  Membership membership{config, *clock, [this](Millis span) {
                          rooms.outage().add(clock->now() - span);
                        }};  // among the nodes
  cluster::Share& share = membership.share();  // of the work of all nodes
  bool disk_is_low = false;
  db::Database database{config.db, membership.node()};  // the file, its writer and its readers
  db::Stores stores{database.writer(), database.readers(), {.vacations_outside = config.vacations}};
  EndgameTables endings =
      opened_endings(config.endings);  // endgame tables, if the operator has any
  adapters::Zones zones;               // the system's time zones

  live::Threads threads{thread_count(config.threads)};
  live::Pools pools{reader_count(config)};   // reads, and slow work: passwords, rounds, searches
  live::Hubs hubs{threads};                  // followers of topics, by thread
  live::Inboxes inboxes{hubs, pools.reads};  // the topic `me` of each player
  live::Rooms rooms{stores.games, *clock,      hubs, inboxes,
                    pools,        write_error, share};  // the games in memory
  live::PairingRule rule{stores.users, stores.blocks};  // accounts that may play each other
  live::GameStarter starter{threads, stores.games, rooms,      inboxes,
                            *clock,  rule,         pools.reads};  // begins games
  live::Computers computers{rooms,
                            *clock,
                            endings,
                            write_error,
                            {.longest = config.computer_longest}};  // the site's computer opponents
  live::OpeningCounter opening_counter{stores.openings, write_error,
                                       log_openings};  // for the explorer
  live::AnalysisWorkers analysis_workers{
      {.analyses = stores.analyses, .endings = endings},
      {.threads = static_cast<std::size_t>(config.analysis_workers),
       .positions = static_cast<std::uint64_t>(config.analysis_positions)},
      write_error};  // analyse finished games
  PuzzleSearch puzzle_search{stores.puzzles, endings,
                             *clock,         config.puzzle_hours.value_or(DailyHours{}),
                             write_error,    log_puzzles};
  live::Lobby lobby{hubs,
                    starter,
                    stores.ratings,
                    stores.blocks,
                    stores.dice_commitments,
                    *clock,
                    pools.reads,
                    membership.seek_ids_above()};  // open seeks
  live::StudyFollowers study_followers{hubs, stores.studies, *clock, pools.reads};
  live::Chat chat{hubs,   rooms,       stores.chat_lines, stores.blocks,
                  *clock, pools.reads, write_error};  // chats of games
  live::Invitations invitations{threads, stores.challenges, starter, inboxes,
                                *clock,  pools.reads};  // challenges
  live::TournamentRooms tournament_rooms{
      stores.tournaments,      rooms,       hubs, inboxes, *clock, pools,
      adapters::best_matching, write_error, share};  // tournaments
  std::unique_ptr<live::DevTime> dev_time;           // only with --dev-clock

  std::unique_ptr<messages::Mailer> mailer = make_mailer(config);  // by SMTP or to files
  std::unique_ptr<messages::HookSender> hook_sender =
      messages::make_hook_sender({.inside = config.webhooks_inside});  // to players' programs
  std::unique_ptr<messages::HookSender> push_sender =
      messages::make_hook_sender({.inside = site_settings.push_inside,
                                  .https_only = true,
                                  .ca_file = config.push_inside,
                                  .receiver = "the push service"});  // to players' browsers
  messages::MessageDispatcher dispatcher{
      {.contacts = stores.contacts,
       .outbox = stores.outbox,
       .games = stores.games,
       .game_queries = stores.game_queries,
       .vacations = stores.vacations,
       .challenges = stores.challenges,
       .webhooks = stores.webhooks,
       .hook_news = stores.hook_news,
       .mailer = *mailer,
       .hook_sender = *hook_sender,
       .push_subscriptions = stores.push_subscriptions,
       .push_sender = *push_sender,
       .push_contact = site_settings.push_contact,
       .from = config.mail_from,
       .from_name = config.mail_name,
       .url = site_settings.link_url,
       .now = [this] { return clock->now(); },
       .log_error = write_error,
       .share = share,
       .on_listed = [this](UserId user) { inboxes.notify_of_unread(user); }}};  // notifies players

  net::StaticFiles files{net::embedded_assets()};  // the web client
  api::Site site{.config = site_settings,
                 .database = database,
                 .stores = stores,
                 .zones = zones,
                 .endings = endings,
                 .clock = *clock,
                 .hubs = hubs,
                 .inboxes = inboxes,
                 .rooms = rooms,
                 .rule = rule,
                 .starter = starter,
                 .computers = computers,
                 .opening_counter = opening_counter,
                 .analysis_workers = analysis_workers,
                 .tournament_rooms = tournament_rooms,
                 .lobby = lobby,
                 .chat = chat,
                 .study_followers = study_followers,
                 .invitations = invitations,
                 .pools = pools,
                 .files = files,
                 .dev_time = dev_time.get(),
                 .log_error = write_error};
  api::Departure departure{.users = stores.users,
                           .tournaments = stores.tournaments,
                           .game_queries = stores.game_queries,
                           .presence = site.presence,
                           .clock = *clock,
                           .pools = pools};  // ends what players of closed accounts take part in
  api::Router router{site};                  // REST
  admin::AdminServices operators{
      .stores = stores,
      .now = [this] { return clock->now(); },
      .signed_out =
          [this](UserId user) {
            site.lobby.drop(user);
            site.sockets.close_all(user);
          },
      .leave = [this](UserId user) { return leave_everything(user); },
      .closed = [this](UserId user) { departure.forget(user); }};  // the operators' commands
  std::optional<NodeMessages> node_messages;                       // only with --link
  std::optional<admin::AdminSocket> admin_socket;  // receives them while the server runs
  std::vector<boost::asio::io_context*> listener_contexts;
  std::optional<net::Server> listener;  // declared last: accepts connections from here on
};

App::App(const ServeConfig& config) {
  block_end_signals();
  set_up_log(config.log_level, config.log_format);
  for (const auto& warning : config.warnings) log(LogLevel::warning, warning);
  auto inherited = net::inherited_socket();
  if (inherited && (config.dev_clock || !config.limits) && !net::is_loopback(inherited->address))
    throw std::runtime_error("dev-clock and no-limits are for tests; open the socket on 127.0.0.1");
  parts_ = std::make_unique<Parts>(config, std::move(inherited));
}

// run() may have thrown while the threads were running, for example because it cannot listen.
// Nothing needs an answer then, so the threads end first: a read that they began later would be
// refused and logged.
App::~App() {
  parts_->membership.leave();
  parts_->stop_thinking();
  parts_->threads.stop();
  parts_->pools.join();
  parts_->database.drain();
}

namespace {

/// Stops accepting connections, lets running commands finish and notifies sockets, within ten
/// seconds.
void stop(net::Server& listener, const std::function<void()>& stop_thinking, live::Pools& pools,
          db::Database& database, Instant now, live::Threads& threads) {
  log(LogLevel::info, "stopping");
  listener.stop_accepting();
  listener.close_all(1001, "the server is stopping; reconnect in a moment");
  const auto until = std::chrono::steady_clock::now() + longest_stop;
  while (listener.open_connections() > 0 && std::chrono::steady_clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  stop_thinking();
  pools.join();
  database.beat(now);
  database.drain();
  threads.stop();
}

/// Refunds the time during which the database could not be reached or the lease was lost, like
/// after a stop.
void give_outage_back(live::Rooms& rooms, db::GameStore& games, const live::WallClock& clock) {
  const auto since = rooms.outage().over();
  if (!since) return;
  log(LogLevel::warning, "the database was unreachable; refunding the time to the clocks",
      {{"ms", std::to_string((clock.now() - *since).count)}});
  const Instant ready = clock.now();
  live::recover(rooms, games, clock.by_hand() ? std::nullopt : since, clock,
                {.every = std::chrono::seconds(5), .on_progress = log_recovery},
                {.failed = log_not_given_back});
  rooms.outage().given_back(ready);
}

}  // namespace

void App::run() {
  Parts& p = *parts_;
  p.database.writer().on_slow_commit(p.config.slow_after, log_slow_commit);
  p.threads.start(write_error);
  p.database.report_to([](bool well, const std::string& what) {
    log(well ? LogLevel::info : LogLevel::error, "database: " + what);
  });
  p.database.keep_sends_mail(!p.config.smtp.url.empty());
  p.database.on_lost([&p](bool lost) { p.rooms.outage().set_lost(lost); });
  api::publish_unread(p.stores.notifications, *p.clock, p.inboxes);
  api::mail_messages(p.tournament_rooms, p.stores.contacts, p.site_settings, *p.clock);
  if (p.node_messages) p.node_messages->start();
  auto* const heartbeats = p.membership.heartbeats();  // only with --node
  const bool others_run = heartbeats && heartbeats->join();
  auto last_alive = p.clock->by_hand() ? std::nullopt : p.database.last_alive();
  if (others_run && last_alive && p.clock->now() - *last_alive < down_after) last_alive.reset();
  const std::size_t deaths = p.share.deaths().size();
  if (last_alive) keep_last_alive(p.database, *last_alive);
  begin_commitment_lists(p.stores.dice_commitments, p.clock->now());
  take_in_shipped(p.stores.puzzles, p.clock->now());
  live::recover(p.rooms, p.stores.games, last_alive, *p.clock,
                {.every = std::chrono::seconds(5), .on_progress = log_recovery},
                {.failed = log_not_given_back}, [&p, &last_alive](GameId game) {
                  return last_alive || p.share.owns(cluster::Owned::game, game.value);
                });
  if (last_alive) p.share.refunded(deaths);
  p.computers.start(p.stores.users, p.stores.game_queries);
  p.tournament_rooms.start();
  p.rooms.start();
  p.listen();
  begin_push(p.stores.push_subscriptions, p.site_settings.push_contact, p.clock->now());
  p.database.beat(p.clock->now());
  const auto [host, port] = p.listener->address();
  const auto url = listening_url(host, port);
  // With port 0 or a socket from systemd, the address is known only here.
  if (p.config.public_url.empty()) p.site_settings.link_url = url;
  if (heartbeats) heartbeats->set_address(host + ":" + std::to_string(port));
  p.pause_background_work();
  p.dispatcher.start();
  p.opening_counter.start();
  p.analysis_workers.start();
  if (p.config.puzzle_hours) p.puzzle_search.start();
  p.open_admin_socket();
  log(LogLevel::info, "threads for connections and games",
      {{"count", std::to_string(p.threads.count())}});
  // The link is known to one process only.
  log_way_to_admin(p.site, {host, port}, !heartbeats);
  Housekeeping housekeeping(
      p.site, p.computers, p.config.keep, [&p](bool low) { p.disk_is_low = low; }, p.share);
  NodeWork node_work(p.share, p.rooms, p.tournament_rooms, p.stores, *p.clock);
  fmt::print("listening on {}\n", url);
  std::fflush(stdout);

  auto* system_clock = dynamic_cast<live::SystemWallClock*>(p.clock.get());
  while (!end_signal_came()) {
    if (system_clock)
      system_clock->slew(slew_each_second, heartbeats ? heartbeats->database_ahead() : Millis{});
    const Instant now = p.clock->now();
    p.database.beat(now);
    p.pause_background_work();
    try {
      give_outage_back(p.rooms, p.stores.games, *p.clock);
      if (heartbeats) node_work.tick(now);
      housekeeping.tick(now);
    } catch (const std::exception& error) {
      write_error(error.what());  // the database may be unreachable for a moment
    }
  }
  p.membership.leave();
  p.database.on_lost([](bool) {});
  p.site.waits.end_all();
  p.admin_socket.reset();
  p.dispatcher.stop();
  stop(*p.listener, [&p] { p.stop_thinking(); }, p.pools, p.database, p.clock->now(), p.threads);
}

}  // namespace crownhead::server
