#pragma once

namespace CLI {
class App;
}

namespace crownhead::server {

/// `crownhead replay --variant V FILE.pdn…`: plays every game of the files; exit status 1 if one is
/// faulty.
void add_replay(CLI::App& app, int& exit_status);

}  // namespace crownhead::server
