#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead user create|password|role|ban|unban|close`: for operators, with or without a running
/// server.
void add_user(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
