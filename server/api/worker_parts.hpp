#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "rules/ids.hpp"
#include "server/api/call.hpp"
#include "server/api/steps.hpp"
#include "server/net/http.hpp"

namespace crownhead::api {

/// A body whose parts are made in the pool of what is asked for, one after another. What making one
/// throws is logged and breaks the connection off; so does a pool that is full.
class WorkerParts : public net::BodyParts, public std::enable_shared_from_this<WorkerParts> {
 public:
  /// `make` gives the next part, on one thread at a time.
  WorkerParts(const Steps& steps, const CallPtr& call, std::move_only_function<Part()> make)
      : steps_(steps), who_(call->payer().asker()), make_(std::move(make)) {}

  void next(std::move_only_function<void(Part)> done) override;

 private:
  Part made();

  const Steps& steps_;
  std::string who_;
  std::move_only_function<Part()> make_;
};

/// The headers of a file to be kept.
net::Headers file_headers(std::string_view type, std::string_view name);

/// Answers with what is told of a game as such a file: "crownhead-7.pdn" for the ending ".pdn".
void answer_game_file(const CallPtr& call, GameId game, std::string_view type,
                      std::string_view ending, std::string body);

}  // namespace crownhead::api
