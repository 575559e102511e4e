#pragma once

#include <cstddef>
#include <string>

#include "bench/load/load_run.hpp"

namespace crownhead::bench {

/// Two players of correspondence games, one after another, over REST; thinking times are as in live
/// play. Everything runs in jobs of the crew, one at a time.
class Correspondence {
 public:
  Correspondence(LoadRun& run, std::size_t number);

  void start();

 private:
  void wait();
  void step(RestSession& session);
  void move(RestSession& session);
  void resign(RestSession& session, draughts::Color by);
  const Account& player(draughts::Color color) const {
    return *(color == draughts::Color::white ? white_ : black_);
  }

  LoadRun& run_;
  const Account* white_;
  const Account* black_;
  const Script* script_ = nullptr;
  std::string game_;  ///< empty while no game runs
  std::size_t ply_ = 0;
};

}  // namespace crownhead::bench
