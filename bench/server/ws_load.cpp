#include "bench/server/ws_load.hpp"

#include <boost/asio/steady_timer.hpp>
#include <memory>
#include <optional>
#include <vector>

#include "bench/figures.hpp"

namespace crownhead::bench {
namespace {

namespace asio = boost::asio;
using Clock = std::chrono::steady_clock;

constexpr std::size_t opened_at_once = 100;

/// Opens connections in batches, so that the listener's queue does not overflow, and exchanges one
/// message on each.
std::vector<std::shared_ptr<WsClient>> open_and_greet(asio::io_context& context, std::uint16_t port,
                                                      const std::string& path, std::size_t count,
                                                      const std::string& message,
                                                      const WsClient::Headers& headers) {
  std::vector<std::shared_ptr<WsClient>> clients;
  std::size_t greeted = 0;
  while (clients.size() < count) {
    const auto batch = std::min(opened_at_once, count - clients.size());
    for (std::size_t i = 0; i < batch; ++i) {
      clients.push_back(std::make_shared<WsClient>(
          context, [&greeted](WsClient&, std::string_view) { ++greeted; }));
      clients.back()->open(port, path, headers, [&message](WsClient& self) { self.send(message); });
    }
    while (greeted < clients.size()) context.run_one();
  }
  return clients;
}

}  // namespace

EchoFigures measure_echo(std::uint16_t port, const std::string& path, pid_t server,
                         const EchoLoad& load, const WsClient::Headers& headers) {
  asio::io_context context{1};
  const std::string message(load.message_bytes, 'x');
  Latencies latencies;
  Clock::time_point start;
  std::optional<ProcessorTime> spent;
  std::vector<std::shared_ptr<WsClient>> clients;
  std::vector<Clock::time_point> sent(load.connections);
  for (std::size_t i = 0; i < load.connections; ++i) {
    const auto next = [&, i](WsClient& self) {
      sent[i] = Clock::now();
      self.send(message);
    };
    clients.push_back(std::make_shared<WsClient>(context, [&, i, next](WsClient& self, auto) {
      latencies.add(Clock::now() - sent[i]);
      next(self);
    }));
    clients.back()->open(port, path, headers, next);
  }
  asio::steady_timer timer(context, load.warm_up);
  timer.async_wait([&](auto) {
    latencies.clear();
    start = Clock::now();
    spent.emplace(server);
    timer.expires_after(load.duration);
    timer.async_wait([&](auto) { context.stop(); });
  });
  context.run();
  const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
  const auto count = static_cast<double>(latencies.count());
  const EchoFigures figures{.messages_per_s = count / seconds,
                            .p50_ms = latencies.percentile_ms(0.5),
                            .p99_ms = latencies.percentile_ms(0.99),
                            .server_us = 1e6 * spent->by_server() / count,
                            .client_us = 1e6 * spent->by_client() / count};
  for (auto& client : clients) client->close();
  return figures;
}

double measure_idle(std::uint16_t port, const std::string& path, pid_t server,
                    std::size_t connections, std::size_t message_bytes,
                    const WsClient::Headers& headers) {
  asio::io_context context{1};
  const std::string message(message_bytes, 'x');
  const auto first = open_and_greet(context, port, path, opened_at_once, message, headers);
  const auto before = resident_bytes(server);
  const auto rest = open_and_greet(context, port, path, connections, message, headers);
  const auto after = resident_bytes(server);
  for (const auto& client : first) client->close();
  for (const auto& client : rest) client->close();
  return (static_cast<double>(after) - static_cast<double>(before)) /
         static_cast<double>(connections);
}

}  // namespace crownhead::bench
