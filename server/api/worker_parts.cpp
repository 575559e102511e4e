#include "server/api/worker_parts.hpp"

#include <string>

namespace crownhead::api {

void WorkerParts::next(std::move_only_function<void(Part)> done) {
  const auto shared = std::make_shared<decltype(done)>(std::move(done));
  const bool taken = steps_.pools().asked.run(
      who_, [self = shared_from_this(), shared] { (*shared)(self->made()); });
  // The answer has begun: breaking off is the only way to say BUSY.
  if (!taken) (*shared)(std::nullopt);
}

net::BodyParts::Part WorkerParts::made() try {
  return make_();
} catch (const std::exception& error) {
  steps_.trouble()(error.what());
  return std::nullopt;
}

net::Headers file_headers(std::string_view type, std::string_view name) {
  return {{"Content-Type", std::string(type)},
          {"Content-Disposition", "attachment; filename=\"" + std::string(name) + '"'},
          {"Cache-Control", "no-store"}};
}

void answer_game_file(const CallPtr& call, GameId game, std::string_view type,
                      std::string_view ending, std::string body) {
  const auto name = "crownhead-" + std::to_string(game.value) + std::string(ending);
  call->respond({.status = 200, .headers = file_headers(type, name), .body = std::move(body)});
}

}  // namespace crownhead::api
