#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "server/api/site.hpp"
#include "server/net/http.hpp"

namespace crownhead::api {

/// A body whose parts are made in the workers, one after another; what making one throws is logged
/// and breaks the connection off.
class WorkerParts : public net::BodyParts, public std::enable_shared_from_this<WorkerParts> {
 public:
  /// `make` gives the next part, on one thread at a time.
  WorkerParts(Site& site, std::move_only_function<Part()> make)
      : site_(site), make_(std::move(make)) {}

  void next(std::move_only_function<void(Part)> done) override;

 private:
  Part made();

  Site& site_;
  std::move_only_function<Part()> make_;
};

/// The headers of a file to be kept.
net::Headers file_headers(std::string_view type, std::string_view name);

}  // namespace crownhead::api
