#include "server/link/nats_connection.hpp"

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <utility>
#include <vector>

#include "server/link/nats_library.hpp"

namespace crownhead::link {
namespace {

constexpr std::int64_t connect_timeout_ms = 2000;
constexpr std::int64_t reconnect_wait_ms = 50;
constexpr std::int64_t reconnect_jitter_ms = 20;
/// A server that stopped without closing its connections is left after three of these.
constexpr std::int64_t ping_interval_ms = 500;
constexpr int pings_out = 2;
constexpr const char* user = "crownhead";

struct Options {
  explicit Options(const NatsLibrary& of) : nats(of) { check(nats.create_options(&options)); }
  ~Options() { nats.destroy_options(options); }
  Options(const Options&) = delete;
  Options& operator=(const Options&) = delete;

  void check(natsStatus status) const {
    if (status != NATS_OK)
      throw std::runtime_error(std::string("libnats cannot be set up: ") +
                               nats.status_text(status));
  }

  const NatsLibrary& nats;
  natsOptions* options = nullptr;
};

std::string servers_of(const Address& address) {
  std::string text;
  for (const auto& server : address.servers) text += (text.empty() ? "" : ",") + server;
  return text;
}

}  // namespace

/// What the callbacks of libnats get.
struct NatsConnection::State {
  const NatsLibrary& nats;
  std::string servers;
  natsConnection* connection = nullptr;
  natsSubscription* subscription = nullptr;
  std::atomic<bool> connected = false;
  Receiver receiver = {};
  std::atomic<bool> receives = false;  ///< the receiver is set

  std::mutex mutex = {};
  std::condition_variable changed = {};
  int running = 0;  ///< the connection and the subscription, until their last callbacks

  static State& of(void* closure) { return *static_cast<State*>(closure); }

  void ended() {
    const std::lock_guard lock(mutex);
    --running;
    changed.notify_all();
  }

  [[noreturn]] void fail(natsStatus status) const {
    const char* const why = nats.last_error(nullptr);
    throw std::runtime_error("the link " + servers + " cannot be reached: " +
                             (why && *why ? why : nats.status_text(status)));
  }

  static void on_message(natsConnection*, natsSubscription*, natsMsg* message, void* closure) {
    State& state = of(closure);
    const auto* const data = reinterpret_cast<const std::uint8_t*>(state.nats.data(message));
    state.receiver.received({data, static_cast<std::size_t>(state.nats.length(message))});
    state.nats.destroy_message(message);
  }
  static void on_error(natsConnection*, natsSubscription*, natsStatus status, void* closure) {
    const State& state = of(closure);
    if (state.receives)
      state.receiver.log_error(std::string("the link: ") + state.nats.status_text(status));
  }
  static void on_disconnected(natsConnection*, void* closure) { of(closure).connected = false; }
  static void on_reconnected(natsConnection*, void* closure) {
    State& state = of(closure);
    state.connected = true;
    if (state.receives) state.receiver.reconnected();
  }
  static void on_ended(natsConnection*, void* closure) { of(closure).ended(); }
  static void on_complete(void* closure) { of(closure).ended(); }
};

NatsConnection::NatsConnection(const Address& address, const std::string& name)
    : state_(new State{.nats = NatsLibrary::get(), .servers = servers_of(address)}) {
  const NatsLibrary& nats = state_->nats;
  const Options made(nats);
  natsOptions* const options = made.options;
  std::vector<const char*> servers;
  servers.reserve(address.servers.size());
  for (const auto& server : address.servers) servers.push_back(server.c_str());
  made.check(nats.set_servers(options, servers.data(), static_cast<int>(servers.size())));
  if (!address.password.empty()) made.check(nats.set_user(options, user, address.password.c_str()));
  made.check(nats.set_name(options, name.c_str()));
  made.check(nats.set_timeout(options, connect_timeout_ms));
  // Otherwise libnats waits about a millisecond for more messages.
  made.check(nats.set_send_asap(options, true));
  made.check(nats.set_max_reconnect(options, -1));
  made.check(nats.set_reconnect_wait(options, reconnect_wait_ms));
  made.check(nats.set_reconnect_jitter(options, reconnect_jitter_ms, reconnect_jitter_ms));
  made.check(nats.set_ping_interval(options, ping_interval_ms));
  made.check(nats.set_max_pings_out(options, pings_out));
  made.check(nats.on_error(options, State::on_error, state_.get()));
  made.check(nats.on_disconnected(options, State::on_disconnected, state_.get()));
  made.check(nats.on_reconnected(options, State::on_reconnected, state_.get()));
  made.check(nats.on_closed(options, State::on_ended, state_.get()));
  if (const auto status = nats.connect(&state_->connection, options); status != NATS_OK)
    state_->fail(status);
  state_->running = 1;
  state_->connected = true;
}

NatsConnection::~NatsConnection() {
  close();
  state_->nats.destroy_subscription(state_->subscription);
  state_->nats.destroy_connection(state_->connection);
}

void NatsConnection::close() {
  state_->nats.close(state_->connection);
  std::unique_lock lock(state_->mutex);
  state_->changed.wait(lock, [this] { return state_->running == 0; });
  state_->connected = false;
}

void NatsConnection::subscribe(const std::string& subject, Receiver receiver) {
  const NatsLibrary& nats = state_->nats;
  state_->receiver = std::move(receiver);
  state_->receives = true;
  auto status = nats.subscribe(&state_->subscription, state_->connection, subject.c_str(),
                               State::on_message, state_.get());
  if (status != NATS_OK) state_->fail(status);
  {
    const std::lock_guard lock(state_->mutex);
    ++state_->running;
  }
  status = nats.on_complete(state_->subscription, State::on_complete, state_.get());
  if (status != NATS_OK) state_->fail(status);
  status = nats.flush(state_->connection, connect_timeout_ms);
  if (status != NATS_OK) state_->fail(status);
}

bool NatsConnection::publish(const std::string& subject, std::span<const std::uint8_t> bytes) {
  // Without a connection, libnats would keep the message and send it late.
  return connected() && state_->nats.publish(state_->connection, subject.c_str(), bytes.data(),
                                             static_cast<int>(bytes.size())) == NATS_OK;
}

bool NatsConnection::connected() const { return state_->connected; }

}  // namespace crownhead::link
