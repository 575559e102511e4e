#include "server/app.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fmt/core.h>
#include <signal.h>
#include <spdlog/sinks/stdout_color_sinks.h>
#include <spdlog/spdlog.h>
#include <thread>

#include "db/archive.hpp"
#include "db/blocks.hpp"
#include "db/calendars.hpp"
#include "db/challenges.hpp"
#include "db/chat_lines.hpp"
#include "db/contacts.hpp"
#include "db/database.hpp"
#include "db/games.hpp"
#include "db/moderation.hpp"
#include "db/outbox.hpp"
#include "db/ratings.hpp"
#include "db/retention.hpp"
#include "db/second_factors.hpp"
#include "db/sessions.hpp"
#include "db/tournaments.hpp"
#include "db/users.hpp"
#include "server/adapters/matching.hpp"
#include "server/api/connection.hpp"
#include "server/api/router.hpp"
#include "server/api/site.hpp"
#include "server/api/vacations.hpp"
#include "server/live/dev_time.hpp"
#include "server/live/recovery.hpp"
#include "server/messages/postman.hpp"
#include "server/net/listener.hpp"

namespace crownhead::server {
namespace {

using config::ServeConfig;

constexpr Millis slew_each_second{50};
constexpr auto longest_stop = std::chrono::seconds(8);
constexpr Millis tidied_every = seconds(60);
constexpr std::size_t worker_threads = 2;
constexpr std::size_t most_waiting_work = 64;

std::unique_ptr<live::WallClock> make_clock(const ServeConfig& config) {
  if (config.dev_clock) return std::make_unique<live::DevWallClock>(*config.dev_clock);
  return std::make_unique<live::SystemWallClock>();
}

net::NetConfig net_config(const ServeConfig& config) {
  net::NetConfig result;
  result.larger_bodies = {{"/import", 1024 * net::kib}};
  result.limit_frames = config.limits;
  result.trusted_proxies = config.trusted_proxies;
  return result;
}

/// "http://127.0.0.1:8080"
std::string listening_url(const std::string& host, std::uint16_t port) {
  const bool bare_ipv6 = host.find(':') != std::string::npos && !host.starts_with('[');
  return "http://" + (bare_ipv6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

api::SiteConfig site_config(const ServeConfig& config) {
  return {.public_url = config.public_url,
          .link_url = config.public_url.empty()
                          ? listening_url(config.listen.host, config.listen.port)
                          : config.public_url,
          .limits = config.limits};
}

std::unique_ptr<messages::Mailer> make_mailer(const ServeConfig& config) {
  if (config.smtp.url.empty()) return std::make_unique<messages::FileMailer>(config.data / "mail");
  return messages::make_smtp_mailer(config.smtp);
}

std::vector<boost::asio::io_context*> contexts_of(live::Threads& threads) {
  std::vector<boost::asio::io_context*> contexts;
  contexts.reserve(threads.count());
  for (std::size_t i = 0; i < threads.count(); ++i) contexts.push_back(&threads.context(i));
  return contexts;
}

/// The signals that end the server; blocked in every thread, so that run() can wait for them.
sigset_t end_signals() {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigaddset(&set, SIGINT);
  return set;
}

void block_end_signals() {
  const sigset_t set = end_signals();
  pthread_sigmask(SIG_BLOCK, &set, nullptr);
}

/// True if one came within a second.
bool end_signal_came() {
  const sigset_t set = end_signals();
  const timespec second{.tv_sec = 1, .tv_nsec = 0};
  return sigtimedwait(&set, nullptr, &second) > 0;
}

void set_up_log(const ServeConfig& config) {
  // stdout is for the line that says where the server listens.
  spdlog::set_default_logger(std::make_shared<spdlog::logger>(
      "", std::make_shared<spdlog::sinks::stderr_color_sink_mt>()));
  spdlog::set_level(spdlog::level::from_str(config.log_level));
}

void log_trouble(std::string_view what) { spdlog::error("{}", what); }

}  // namespace

struct App::Parts {
  explicit Parts(const ServeConfig& c)
      : config(c), dev_time(make_dev_time()), listener_contexts(contexts_of(threads)) {}

  std::unique_ptr<live::DevTime> make_dev_time() {
    auto* dev_clock = dynamic_cast<live::DevWallClock*>(clock.get());
    return dev_clock ? std::make_unique<live::DevTime>(*dev_clock, threads, rooms, games, director)
                     : nullptr;
  }

  net::Handlers handlers() {
    return {
        .request = [this](net::Request request,
                          net::Respond respond) { router(std::move(request), std::move(respond)); },
        .upgrade =
            [this](const net::Request& request, net::Upgrade upgrade) {
              api::open_socket(site, request, std::move(upgrade));
            },
        .fault = log_trouble};
  }

  ServeConfig config;
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
  db::Challenges challenges{database.writer(), database.readers()};
  db::Games games{database.writer(), database.readers()};
  db::Notes notes{database.writer(), database.readers()};
  db::ChatLines chat_lines{database.writer(), database.readers()};
  db::Calendars calendars{database.writer(), database.readers()};
  db::Ratings ratings{database.readers()};
  db::Archive archive{database.readers()};
  db::Vacations vacations{database.writer(), database.readers()};
  adapters::Zones zones;  // the system's time zones
  db::Tournaments tournaments{database.writer(), database.readers()};

  live::Threads threads{std::max(2U, std::thread::hardware_concurrency())};
  live::Hubs hubs{threads};                                        // who follows what, by thread
  live::Inboxes inboxes{hubs};                                     // the topic `me` of each player
  live::Rooms rooms{games, *clock, hubs, inboxes, log_trouble};    // the games in memory
  live::PairingRule rule{users, blocks};                           // who may play whom
  live::GameStarter starter{games, rooms, inboxes, *clock, rule};  // begins games
  live::Lobby lobby{hubs, starter, ratings, *clock};               // open seeks
  live::Chat chat{hubs, rooms, chat_lines, blocks, *clock, log_trouble};  // beside games
  live::Invitations invitations{challenges, starter, inboxes, *clock};    // challenges
  live::Workers workers{worker_threads, most_waiting_work};  // password hashing, pairings
  live::Director director{
      tournaments, rooms, hubs, inboxes, *clock, workers, adapters::best_matching,
      log_trouble};                         // tournaments
  std::unique_ptr<live::DevTime> dev_time;  // only with --dev-clock

  std::unique_ptr<messages::Mailer> mailer = make_mailer(config);  // by SMTP or to files
  messages::Postman postman{{.contacts = contacts,
                             .outbox = outbox,
                             .games = games,
                             .mailer = *mailer,
                             .from = config.mail_from,
                             .url = site_settings.link_url,
                             .now = [this] { return clock->now(); },
                             .trouble = log_trouble}};  // tells players by e-mail

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
                 .challenges = challenges,
                 .games = games,
                 .notes = notes,
                 .chat_lines = chat_lines,
                 .calendars = calendars,
                 .ratings = ratings,
                 .archive = archive,
                 .vacations = vacations,
                 .zones = zones,
                 .tournaments = tournaments,
                 .clock = *clock,
                 .hubs = hubs,
                 .inboxes = inboxes,
                 .rooms = rooms,
                 .rule = rule,
                 .director = director,
                 .lobby = lobby,
                 .chat = chat,
                 .invitations = invitations,
                 .workers = workers,
                 .files = files,
                 .dev_time = dev_time.get(),
                 .trouble = log_trouble};
  api::Router router{site};  // REST
  std::vector<boost::asio::io_context*> listener_contexts;
  std::optional<net::Server> listener;  // the last: from when on strangers come in
};

App::App(const ServeConfig& config) {
  block_end_signals();
  set_up_log(config);
  parts_ = std::make_unique<Parts>(config);
}

// run() may have thrown with the threads at work.
App::~App() { parts_->threads.stop(); }

namespace {

/// No new connections, running commands finish, sockets are told; within ten seconds.
void stop(net::Server& listener, live::Workers& workers, db::Database& database, Instant now,
          live::Threads& threads) {
  spdlog::info("stopping");
  listener.stop_accepting();
  listener.close_all(1001, "the server stops; come back in a moment");
  const auto until = std::chrono::steady_clock::now() + longest_stop;
  while (listener.open_connections() > 0 && std::chrono::steady_clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  workers.join();
  database.beat(now);
  database.drain();
  threads.stop();
}

/// Lets go of what has been kept long enough.
void tidy(db::Users& users, db::Database& database, const config::Retention& keep, Instant now) {
  const auto before = [now](std::optional<Millis> kept) {
    return kept ? std::optional(now - *kept) : std::nullopt;
  };
  users.close_idle_guests(now - keep.guests, now, [](const Result<void>&) {});
  db::forget(database.writer(),
             {.sessions_unused_since = before(keep.sessions),
              .chat_before = before(keep.chat),
              .reports_closed_before = before(keep.reports)},
             now);
}

}  // namespace

void App::run() {
  Parts& p = *parts_;
  p.threads.start(log_trouble);
  api::end_vacations_by_moves(p.site);
  const auto last_alive = p.clock->by_hand() ? std::nullopt : p.database.last_alive();
  live::recover(p.rooms, p.games, last_alive, p.clock->now());
  p.director.start();
  p.rooms.start();
  p.listener.emplace(p.listener_contexts, p.config.listen, net_config(p.config), p.handlers(),
                     [&p] { return p.clock->now(); });
  p.database.beat(p.clock->now());
  const auto url = listening_url(p.config.listen.host, p.listener->port());
  // With port 0 it is known only now.
  if (p.config.public_url.empty() && p.config.listen.port == 0) p.site_settings.link_url = url;
  p.postman.start();
  fmt::print("listening on {}\n", url);
  std::fflush(stdout);

  auto* system_clock = dynamic_cast<live::SystemWallClock*>(p.clock.get());
  std::optional<Instant> tidied;
  while (!end_signal_came()) {
    if (system_clock) system_clock->slew(slew_each_second);
    const Instant now = p.clock->now();
    p.database.beat(now);
    if (tidied && now - *tidied < tidied_every) continue;
    tidied = now;
    tidy(p.users, p.database, p.config.keep, now);
  }
  p.site.waits.end_all();
  p.postman.stop();
  stop(*p.listener, p.workers, p.database, p.clock->now(), p.threads);
}

}  // namespace crownhead::server
