#include "server/http/streamed_body.hpp"

#include <string>

namespace crownhead::api {

void StreamedBody::next(std::move_only_function<void(Part)> done) {
  const auto shared = std::make_shared<decltype(done)>(std::move(done));
  const bool taken = runner_.pools().on_demand.run(
      who_, [self = shared_from_this(), shared] { (*shared)(self->made()); });
  // The answer has begun, so only closing the connection can report BUSY.
  if (!taken) (*shared)(std::nullopt);
}

net::BodyParts::Part StreamedBody::made() try {
  return make_();
} catch (const std::exception& error) {
  runner_.log_error()(error.what());
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
