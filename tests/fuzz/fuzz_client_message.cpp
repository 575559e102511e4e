// Any bytes as a WebSocket message: it is accepted, or rejected with an error that can be sent.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "rules/draughts/moves/moves.hpp"
#include "rules/play/clock/time_control.hpp"
#include "server/wire/game/client_message.hpp"
#include "server/wire/game/server_message.hpp"

using namespace crownhead;

namespace {

void check_refusal(const wire::MessageError& refused) {
  if (refused.error.detail.empty()) std::abort();
  const auto frame = wire::error_frame(refused.id, refused.error);
  if (!frame.starts_with(R"({"t":"err")") || !frame.ends_with("}")) std::abort();
}

struct Check {
  void operator()(const wire::Subscribe& message) const { (*this)(message.topic); }
  void operator()(const wire::Unsubscribe& message) const { (*this)(message.topic); }
  void operator()(const wire::Topic& topic) const {
    const auto* game = std::get_if<wire::GameTopic>(&topic);
    if (game && game->game.value <= 0) std::abort();
  }
  void operator()(const wire::AskTime&) const {}
  void operator()(const wire::GameCommand& command) const {
    if (command.game.value <= 0) std::abort();
    const auto* move = std::get_if<wire::MoveWish>(&command.what);
    if (move && move->ply < 0) std::abort();
  }
  /// An accepted message is playable: known variant and ruleset, and a time control within its
  /// bounds.
  void operator()(const wire::Seek& seek) const {
    const auto* variant = draughts::find_variant(seek.wish.terms.variant);
    if (!variant || !draughts::find_ruleset(*variant, seek.wish.terms.ruleset)) std::abort();
    if (!play::validated(seek.wish.terms.control) || wire::wording(seek.wish).empty()) std::abort();
  }
  void operator()(const wire::Unseek& message) const {
    if (message.seek.value <= 0) std::abort();
  }
  void operator()(const wire::Take& message) const {
    if (message.seek.value <= 0) std::abort();
  }
  void operator()(const wire::Chat& message) const {
    if (message.game.value <= 0 || message.wish.text.empty()) std::abort();
  }
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto message = wire::parse_client_message({reinterpret_cast<const char*>(data), size});
  if (message)
    std::visit(Check{}, *message);
  else
    check_refusal(message.error());
  return 0;
}
