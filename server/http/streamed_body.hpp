#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "rules/ids.hpp"
#include "server/http/call.hpp"
#include "server/http/request_runner.hpp"
#include "server/net/http.hpp"

namespace crownhead::api {

/// A response body whose parts are made one after another in the pool `on_demand`. An exception is
/// logged and closes the connection; so does a full pool.
class StreamedBody : public net::BodyParts, public std::enable_shared_from_this<StreamedBody> {
 public:
  /// `make` returns the next part; called on one thread at a time.
  StreamedBody(const RequestRunner& runner, const CallPtr& call,
               std::move_only_function<Part()> make)
      : runner_(runner), who_(call->payer().asker()), make_(std::move(make)) {}

  void next(std::move_only_function<void(Part)> done) override;

 private:
  Part made();

  const RequestRunner& runner_;
  std::string who_;
  std::move_only_function<Part()> make_;
};

/// Returns the headers of a file to download.
net::Headers file_headers(std::string_view type, std::string_view name);

/// Answers with `body` as a file of the game: "crownhead-7.pdn" for the ending ".pdn".
void answer_game_file(const CallPtr& call, GameId game, std::string_view type,
                      std::string_view ending, std::string body);

}  // namespace crownhead::api
