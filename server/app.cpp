#include "server/app.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fmt/core.h>
#include <functional>
#include <thread>

#include "db/accounts/blocks.hpp"
#include "db/accounts/calendars.hpp"
#include "db/accounts/contacts.hpp"
#include "db/accounts/moderation.hpp"
#include "db/accounts/second_factors.hpp"
#include "db/accounts/sessions.hpp"
#include "db/accounts/users.hpp"
#include "db/database.hpp"
#include "db/games/analyses.hpp"
#include "db/games/archive.hpp"
#include "db/games/challenges.hpp"
#include "db/games/chat_lines.hpp"
#include "db/games/computer_offers.hpp"
#include "db/games/dice_tips.hpp"
#include "db/games/game_queries.hpp"
#include "db/games/game_store.hpp"
#include "db/games/ratings.hpp"
#include "db/jobs/awaited.hpp"
#include "db/jobs/writer.hpp"
#include "db/messages/hook_news.hpp"
#include "db/messages/outbox.hpp"
#include "db/messages/webhooks.hpp"
#include "db/puzzles/puzzle_tries.hpp"
#include "db/puzzles/puzzles.hpp"
#include "db/tournaments/tournaments.hpp"
#include "metrics/figures.hpp"
#include "server/adapters/matching.hpp"
#include "server/admin/services.hpp"
#include "server/admin/socket.hpp"
#include "server/api/connection.hpp"
#include "server/api/dice.hpp"
#include "server/api/first_steps.hpp"
#include "server/api/router.hpp"
#include "server/api/site.hpp"
#include "server/api/vacations.hpp"
#include "server/end_signals.hpp"
#include "server/endings/shelf.hpp"
#include "server/housekeeping.hpp"
#include "server/live/analysis_workers.hpp"
#include "server/live/computers.hpp"
#include "server/live/dev_time.hpp"
#include "server/live/recovery.hpp"
#include "server/log.hpp"
#include "server/messages/hook_sender.hpp"
#include "server/messages/message_dispatcher.hpp"
#include "server/messages/wording.hpp"
#include "server/net/listener.hpp"
#include "server/puzzles/puzzle_lines.hpp"
#include "server/puzzles/puzzle_search.hpp"
#include "server/request_log.hpp"
#include "server/settings.hpp"
#include "server/tls_watch.hpp"

namespace crownhead::server {
namespace {

using config::ServeConfig;

constexpr Millis slew_each_second{50};
constexpr auto longest_stop = std::chrono::seconds(8);

/// One processor is left to the writer and to the system: with a thread more, each finds less to do
/// at a time and waits for the others to make room (docs/performance.md).
std::size_t thread_count(std::optional<std::int32_t> wanted) {
  if (wanted) return static_cast<std::size_t>(*wanted);
  const auto processors = std::thread::hardware_concurrency();
  return processors > 1 ? processors - 1 : 1;
}

/// A file is read from the system's cache, mostly, and takes a processor; over a network a read
/// waits, mostly.
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

void log_trouble(std::string_view what) { log(LogLevel::error, what); }

void log_unaware_of_tls() {
  log(LogLevel::warning,
      "people reach this site by TLS, and public-url does not say so: set it to https://…, or"
      " cookies are sent without TLS, too");
}

/// Until there is an admin nobody can make a director of anybody.
void log_way_to_admin(api::Site& site, const net::ListenAddress& listening) {
  if (site.users.has_admin()) return;
  const auto link = api::first_admin_link(site.config, site.users, site.first_admin, listening);
  const auto command = "crownhead user role NAME admin --db " + site.config.database;
  if (link)
    log(LogLevel::info, "there is no admin yet: open the link on this machine, or use the command",
        {{"link", *link}, {"command", command}});
  else
    log(LogLevel::info, "there is no admin yet: make an account, then use the command",
        {{"command", command}});
}

void log_openings(std::int64_t waiting) {
  log(LogLevel::info,
      waiting > 0 ? "Games whose openings are to be counted" : "All openings are counted",
      {{"games", std::to_string(waiting)}});
}

void log_puzzles(std::int64_t games, std::int64_t puzzles) {
  log(LogLevel::info, "Games were looked through for puzzles",
      {{"games", std::to_string(games)}, {"puzzles", std::to_string(puzzles)}});
}

EndingsShelf opened_endings(const std::filesystem::path& folder) {
  if (folder.empty()) return {};
  auto shelf = EndingsShelf::open(folder);
  if (!shelf) throw std::runtime_error(shelf.error().detail);
  for (const auto& [variant, pieces] : shelf->headings())
    log(LogLevel::info, "Table of endings",
        {{"variant", std::string(variant->key)}, {"pieces", std::to_string(pieces)}});
  if (shelf->headings().empty())
    log(LogLevel::warning, "the folder of endings has no tables", {{"folder", folder.string()}});
  return *std::move(shelf);
}

void log_recovery(std::size_t done, std::size_t all) {
  log(LogLevel::info, "taking up the games that were under way",
      {{"done", std::to_string(done)}, {"all", std::to_string(all)}});
}

void log_not_given_back(std::string_view why) {
  log(LogLevel::warning, "the clocks of games could not be given back an outage; trying again",
      {{"why", std::string(why)}});
}

/// A start that is cut off must leave to the next one what it has not given back.
void keep_last_alive(db::Database& database, Instant at) {
  const auto kept =
      db::awaited<void>([&](auto done) { database.keep_last_alive(at, std::move(done)); });
  if (!kept)
    throw std::runtime_error("when the server was last alive could not be stored: " +
                             kept.error().detail);
}

/// Before the first tip is told; signed with the site's key.
void begin_tip_lists(db::DiceTips& tips, Instant now) {
  const auto begun =
      db::awaited<void>([&](auto done) { api::close_tip_days(tips, now, std::move(done)); });
  if (!begun)
    throw std::runtime_error("the list of tips of dice could not be begun: " +
                             begun.error().detail);
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
        listener_contexts(contexts_of(threads)) {}

  std::unique_ptr<live::DevTime> make_dev_time() {
    auto* dev_clock = dynamic_cast<live::DevWallClock*>(clock.get());
    return dev_clock ? std::make_unique<live::DevTime>(*dev_clock, threads, rooms, games,
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
            .fault = log_trouble};
  }

  void listen() {
    const auto now = [this] { return clock->now(); };
    if (inherited)
      listener.emplace(listener_contexts, *inherited, net_config(config), handlers(), now);
    else
      listener.emplace(listener_contexts, config.listen, net_config(config), handlers(), now);
  }

  /// The threads of low priority, whom the writer still answers.
  void stop_thinking() {
    analysis_workers.stop();
    puzzle_search.stop();
    computers.stop();
    opening_counter.stop();
  }

  /// Without it the site runs, too: the commands are for when no server does.
  void open_admin_socket() {
    try {
      admin_socket.emplace(
          admin::beside_socket(config.db, config.data),
          [this](const admin::Act& act) { return admin::do_act(operators, act); }, log_trouble);
    } catch (const std::exception& error) {
      log_trouble(error.what());
    }
  }

  ServeConfig config;
  TlsWatch tls_watch{config};
  std::optional<net::InheritedSocket> inherited;  // by systemd; else it listens by itself
  api::SiteConfig site_settings = site_config(config);
  std::unique_ptr<live::WallClock> clock = make_clock(config);  // the one source of time

  db::Database database{config.db};  // the file, its writer and its readers
  db::Users users{database.writer(), database.readers()};
  db::Sessions sessions{database.writer(), database.readers()};
  db::SecondFactors factors{database.writer(), database.readers()};
  db::Blocks blocks{database.writer(), database.readers()};
  db::Moderation moderation{database.writer(), database.readers()};
  db::Contacts contacts{database.writer(), database.readers()};
  db::Outbox outbox{database.writer(), database.readers()};
  db::Webhooks webhooks{database.writer(), database.readers()};
  db::HookNews hook_news{database.readers()};
  db::Challenges challenges{database.writer(), database.readers()};
  db::GameStore games{database.writer(), database.readers()};
  db::GameQueries game_queries{database.readers()};
  db::DiceTips dice_tips{database.writer(), database.readers()};
  db::ComputerOffers computer_offers{database.writer(), database.readers()};
  db::Notes notes{database.writer(), database.readers()};
  db::Studies studies{database.writer(), database.readers()};
  db::Puzzles puzzles{database.writer(), database.readers()};
  db::PuzzleTries puzzle_tries{database.writer(), database.readers()};
  db::ChatLines chat_lines{database.writer(), database.readers()};
  db::Calendars calendars{database.writer(), database.readers()};
  db::Ratings ratings{database.readers()};
  db::Archive archive{database.readers()};
  db::Openings openings{database.writer(), database.readers()};
  db::Analyses analyses{database.writer(), database.readers()};
  db::Vacations vacations{database.writer(), database.readers(),
                          [this](const auto& to, const auto& told, Instant now) {
                            return messages::vacation_mail(to, told, now, site_settings.link_url);
                          },
                          config.vacations};
  EndingsShelf endings = opened_endings(config.endings);  // tables, where the operator has some
  adapters::Zones zones;                                  // the system's time zones
  db::Tournaments tournaments{database.writer(), database.readers()};

  live::Threads threads{thread_count(config.threads)};
  live::Pools pools{reader_count(config)};   // reads, and slow work: passwords, rounds, searches
  live::Hubs hubs{threads};                  // who follows what, by thread
  live::Inboxes inboxes{hubs, pools.reads};  // the topic `me` of each player
  live::Rooms rooms{games, *clock, hubs, inboxes, pools, log_trouble};  // the games in memory
  live::PairingRule rule{users, blocks};  // accounts that may play each other
  live::GameStarter starter{games, rooms, inboxes, *clock, rule, pools.reads};  // begins games
  live::Computers computers{rooms,
                            *clock,
                            endings,
                            log_trouble,
                            {.longest = config.computer_longest}};  // opponents of the site's own
  live::OpeningCounter opening_counter{openings, log_trouble, log_openings};  // for the explorer
  live::AnalysisWorkers analysis_workers{
      {.analyses = analyses, .endings = endings},
      {.threads = static_cast<std::size_t>(config.analysis_workers),
       .positions = static_cast<std::uint64_t>(config.analysis_positions)},
      log_trouble};  // look through finished games
  PuzzleSearch puzzle_search{puzzles,     endings,
                             *clock,      config.puzzle_hours.value_or(DailyHours{}),
                             log_trouble, log_puzzles};
  live::Lobby lobby{hubs, starter, ratings, blocks, dice_tips, *clock, pools.reads};  // open seeks
  live::StudyFollowers study_followers{hubs, studies, *clock, pools.reads};
  live::Chat chat{hubs, rooms, chat_lines, *clock, pools.reads, log_trouble};  // beside games
  live::Invitations invitations{challenges, starter, inboxes, *clock};         // challenges
  live::TournamentRooms tournament_rooms{
      tournaments, rooms, hubs, inboxes, *clock, pools, adapters::best_matching,
      log_trouble};                         // tournaments
  std::unique_ptr<live::DevTime> dev_time;  // only with --dev-clock

  std::unique_ptr<messages::Mailer> mailer = make_mailer(config);  // by SMTP or to files
  std::unique_ptr<messages::HookSender> hook_sender =
      messages::make_hook_sender(config.webhooks_inside);  // to players' programs
  messages::MessageDispatcher dispatcher{{.contacts = contacts,
                                          .outbox = outbox,
                                          .games = games,
                                          .game_queries = game_queries,
                                          .vacations = vacations,
                                          .challenges = challenges,
                                          .webhooks = webhooks,
                                          .hook_news = hook_news,
                                          .mailer = *mailer,
                                          .hook_sender = *hook_sender,
                                          .from = config.mail_from,
                                          .from_name = config.mail_name,
                                          .url = site_settings.link_url,
                                          .now = [this] { return clock->now(); },
                                          .trouble = log_trouble}};  // tells players

  net::StaticFiles files{net::embedded_assets()};  // the web client
  api::Site site{.config = site_settings,
                 .database = database,
                 .users = users,
                 .sessions = sessions,
                 .factors = factors,
                 .blocks = blocks,
                 .moderation = moderation,
                 .contacts = contacts,
                 .outbox = outbox,
                 .webhooks = webhooks,
                 .challenges = challenges,
                 .games = games,
                 .game_queries = game_queries,
                 .dice_tips = dice_tips,
                 .computer_offers = computer_offers,
                 .notes = notes,
                 .studies = studies,
                 .puzzles = puzzles,
                 .puzzle_tries = puzzle_tries,
                 .chat_lines = chat_lines,
                 .calendars = calendars,
                 .ratings = ratings,
                 .archive = archive,
                 .openings = openings,
                 .analyses = analyses,
                 .vacations = vacations,
                 .zones = zones,
                 .tournaments = tournaments,
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
                 .trouble = log_trouble};
  api::Router router{site};  // REST
  admin::AdminServices operators{.users = users,
                                 .moderation = moderation,
                                 .holders = {.users = users,
                                             .contacts = contacts,
                                             .sessions = sessions,
                                             .factors = factors,
                                             .blocks = blocks,
                                             .moderation = moderation,
                                             .challenges = challenges,
                                             .games = games,
                                             .game_queries = game_queries,
                                             .ratings = ratings,
                                             .tournaments = tournaments,
                                             .notes = notes,
                                             .studies = studies,
                                             .puzzle_tries = puzzle_tries,
                                             .chat_lines = chat_lines,
                                             .webhooks = webhooks,
                                             .vacations = vacations},
                                 .now = [this] { return clock->now(); },
                                 .signed_out =
                                     [this](UserId user) {
                                       site.lobby.drop(user);
                                       site.sockets.close_all(user);
                                     }};  // what operators' commands do
  std::optional<admin::AdminSocket> admin_socket;  // by which they come while the server runs
  std::vector<boost::asio::io_context*> listener_contexts;
  std::optional<net::Server> listener;  // the last: from when on strangers come in
};

App::App(const ServeConfig& config) {
  block_end_signals();
  set_up_log(config.log_level, config.log_format);
  for (const auto& warning : config.warnings) log(LogLevel::warning, warning);
  auto inherited = net::inherited_socket();
  if (inherited && (config.dev_clock || !config.limits) && !net::is_loopback(inherited->address))
    throw std::runtime_error("dev-clock and no-limits are for tests: open the socket on 127.0.0.1");
  parts_ = std::make_unique<Parts>(config, std::move(inherited));
}

// run() may have thrown with the threads at work, whom workers and the writer still answer.
App::~App() {
  parts_->stop_thinking();
  parts_->pools.join();
  parts_->database.drain();
  parts_->threads.stop();
}

namespace {

/// No new connections, running commands finish, sockets are told; within ten seconds.
void stop(net::Server& listener, const std::function<void()>& stop_thinking, live::Pools& pools,
          db::Database& database, Instant now, live::Threads& threads) {
  log(LogLevel::info, "stopping");
  listener.stop_accepting();
  listener.close_all(1001, "the server stops; come back in a moment");
  const auto until = std::chrono::steady_clock::now() + longest_stop;
  while (listener.open_connections() > 0 && std::chrono::steady_clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  stop_thinking();
  pools.join();
  database.beat(now);
  database.drain();
  threads.stop();
}

/// As after a stop, for the time in which the database could not be reached.
void give_outage_back(live::Rooms& rooms, db::GameStore& games, const live::WallClock& clock) {
  const auto since = rooms.outage().over();
  if (!since) return;
  log(LogLevel::warning, "The database could not be reached; clocks get the time back",
      {{"ms", std::to_string((clock.now() - *since).count)}});
  const Instant ready = clock.now();
  live::recover(rooms, games, clock.by_hand() ? std::nullopt : since, clock,
                {.every = std::chrono::seconds(5), .told = log_recovery},
                {.failed = log_not_given_back});
  rooms.outage().given_back(ready);
}

}  // namespace

void App::run() {
  Parts& p = *parts_;
  p.database.writer().tell_slow_commits(p.config.slow_after, log_slow_commit);
  p.threads.start(log_trouble);
  p.database.report_to([](bool well, const std::string& what) {
    log(well ? LogLevel::info : LogLevel::error, "database: " + what);
  });
  p.database.keep_sends_mail(!p.config.smtp.url.empty());
  p.database.tell_lost([&p](bool lost) { p.rooms.outage().tell(lost); });
  api::end_vacations_by_moves(p.rooms, p.vacations, p.inboxes, *p.clock);
  const auto last_alive = p.clock->by_hand() ? std::nullopt : p.database.last_alive();
  if (last_alive) keep_last_alive(p.database, *last_alive);
  begin_tip_lists(p.dice_tips, p.clock->now());
  take_in_shipped(p.puzzles, p.clock->now());
  live::recover(p.rooms, p.games, last_alive, *p.clock,
                {.every = std::chrono::seconds(5), .told = log_recovery},
                {.failed = log_not_given_back});
  p.computers.start(p.users, p.game_queries);
  p.tournament_rooms.start();
  p.rooms.start();
  p.listen();
  p.database.beat(p.clock->now());
  const auto [host, port] = p.listener->address();
  const auto url = listening_url(host, port);
  // With port 0, or a socket of systemd's, it is known only now.
  if (p.config.public_url.empty()) p.site_settings.link_url = url;
  p.dispatcher.start();
  p.opening_counter.start();
  p.analysis_workers.start();
  if (p.config.puzzle_hours) p.puzzle_search.start();
  p.open_admin_socket();
  log(LogLevel::info, "Threads for connections and games",
      {{"count", std::to_string(p.threads.count())}});
  log_way_to_admin(p.site, {host, port});
  Housekeeping housekeeping(p.site, p.computers, p.config.keep);
  fmt::print("listening on {}\n", url);
  std::fflush(stdout);

  auto* system_clock = dynamic_cast<live::SystemWallClock*>(p.clock.get());
  while (!end_signal_came()) {
    if (system_clock) system_clock->slew(slew_each_second);
    const Instant now = p.clock->now();
    p.database.beat(now);
    try {
      give_outage_back(p.rooms, p.games, *p.clock);
      housekeeping.tick(now);
    } catch (const std::exception& error) {
      log_trouble(error.what());  // a database that cannot be reached just now
    }
  }
  p.database.tell_lost([](bool) {});
  p.site.waits.end_all();
  p.admin_socket.reset();
  p.dispatcher.stop();
  stop(*p.listener, [&p] { p.stop_thinking(); }, p.pools, p.database, p.clock->now(), p.threads);
}

}  // namespace crownhead::server
