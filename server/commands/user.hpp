#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead user create|password|role|ban|unban`: for operators, while no server runs.
void add_user(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
