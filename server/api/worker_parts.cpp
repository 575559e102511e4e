#include "server/api/worker_parts.hpp"

#include <string>

namespace crownhead::api {

void WorkerParts::next(std::move_only_function<void(Part)> done) {
  const auto shared = std::make_shared<decltype(done)>(std::move(done));
  const auto make = [self = shared_from_this(), shared] { (*shared)(self->made()); };
  // Where the workers have too much to do, those who wait for files help themselves.
  if (!site_.workers.run(make)) make();
}

net::BodyParts::Part WorkerParts::made() try {
  return make_();
} catch (const std::exception& error) {
  site_.trouble(error.what());
  return std::nullopt;
}

net::Headers file_headers(std::string_view type, std::string_view name) {
  return {{"Content-Type", std::string(type)},
          {"Content-Disposition", "attachment; filename=\"" + std::string(name) + '"'},
          {"Cache-Control", "no-store"}};
}

}  // namespace crownhead::api
