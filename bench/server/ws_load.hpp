#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <sys/types.h>

#include "bench/server/ws_client.hpp"

namespace crownhead::bench {

/// The load of live_bench: the same number of connections and message sizes.
struct EchoLoad {
  std::size_t connections = 400;
  std::size_t message_bytes = 94;
  std::chrono::milliseconds warm_up{500};
  std::chrono::milliseconds duration{3000};
};

struct EchoFigures {
  double messages_per_s = 0;
  double p50_ms = 0;
  double p99_ms = 0;
  double server_us = 0;  ///< processor time per message
  double client_us = 0;
};

/// Each connection sends a message, waits for the answer and sends the next.
EchoFigures measure_echo(std::uint16_t port, const std::string& path, pid_t server,
                         const EchoLoad& load, const WsClient::Headers& headers = {});

/// Returns the resident memory in bytes that `server` needs for each further connection that
/// exchanges one message and then stays idle.
double measure_idle(std::uint16_t port, const std::string& path, pid_t server,
                    std::size_t connections, std::size_t message_bytes,
                    const WsClient::Headers& headers = {});

}  // namespace crownhead::bench
