#include "bench/load/spectator.hpp"

#include <utility>

#include "bench/load/message_text.hpp"

namespace crownhead::bench {

Spectator::Spectator(LoadRun& run, Match& match)
    : run_(run),
      match_(match),
      socket_(run, nullptr, [this] { opened(); }, [this](std::string_view text) { heard(text); }) {
  match.on_game([this](const std::string& game) {
    const auto before = std::exchange(topic_, "game/" + game);
    if (!before.empty()) socket_.unfollow(before);
    socket_.follow(topic_);
  });
}

void Spectator::opened() {
  if (!topic_.empty()) socket_.follow(topic_);
}

void Spectator::heard(std::string_view text) {
  const bool move = text.starts_with(R"({"t":"event")") && text.contains(R"("type":"move")") &&
                    text_member(text, "topic") == topic_;
  if (!move) return;
  const auto ply = static_cast<std::size_t>(number_member(text, "ply").value_or(0));
  if (const auto sent = match_.sent_at(ply))
    run_.measured.add(Timed::move_to_spectator, Match::Clock::now() - *sent);
}

}  // namespace crownhead::bench
