#include "server/commands/operate/health.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>

#include "server/net/probe.hpp"

namespace crownhead::server {
namespace {

constexpr Millis probe_patience{3000};

int run(std::string url) {
  while (url.ends_with('/')) url.pop_back();
  const auto answer = net::probe(url + "/readyz", probe_patience);
  if (!answer) {
    std::cerr << "crownhead health: " << answer.error().detail << '\n';
    return answer.error().code == Code::invalid_field ? 2 : 1;
  }
  if (answer->status != 200) {
    std::cerr << "crownhead health: " << url << " is not ready (" << answer->status
              << "): " << answer->body << '\n';
    return 1;
  }
  std::cout << url << " is ready\n";
  return 0;
}

}  // namespace

void add_health(CLI::App& app, int& exit_status) {
  auto url = std::make_shared<std::string>();
  auto* command = app.add_subcommand(
      "health", "Check whether a running server is ready; exits with 0 if it is, otherwise with 1");
  command->add_option("--url", *url, "Address of the server, e.g. http://127.0.0.1:8080")
      ->required();
  command->callback([url, &exit_status] { exit_status = run(*url); });
}

}  // namespace crownhead::server
