#include "bench/load/ledger.hpp"

#include <algorithm>
#include <ranges>

#include "bench/load/message_text.hpp"

namespace crownhead::bench {
namespace {

/// Returns the moves in a list of events by ply, from 1; missing plies are empty.
std::vector<std::string> moves_in(std::string_view events) {
  constexpr std::string_view move = R"("type":"move")";
  std::vector<std::string> moves;
  for (auto at = events.find(move); at != events.npos; at = events.find(move, at + 1)) {
    const auto event = events.substr(at);
    const auto ply = number_member(event, "ply").value_or(0);
    if (ply < 1) continue;
    moves.resize(std::max(moves.size(), static_cast<std::size_t>(ply)));
    moves[static_cast<std::size_t>(ply) - 1] = text_member(event, "move");
  }
  return moves;
}

std::string lost(const std::string& game, std::size_t ply, const std::string& acknowledged,
                 const std::string& there) {
  return "game " + game + ": move " + std::to_string(ply) + ", " + acknowledged +
         ", was acknowledged and is missing" +
         (there.empty() ? std::string() : "; " + there + " is in its place");
}

}  // namespace

void Ledger::began(const std::string& game) {
  const std::lock_guard lock(mutex_);
  moves_.try_emplace(game);
}

void Ledger::moved(const std::string& game, std::size_t ply, const std::string& move) {
  const std::lock_guard lock(mutex_);
  auto& moves = moves_[game];
  moves.resize(std::max(moves.size(), ply));
  moves[ply - 1] = move;
}

std::vector<std::string> Ledger::games() const {
  const std::lock_guard lock(mutex_);
  const auto keys = std::views::keys(moves_);
  return {keys.begin(), keys.end()};
}

std::size_t Ledger::moves() const {
  const std::lock_guard lock(mutex_);
  std::size_t sum = 0;
  for (const auto& [game, moves] : moves_) sum += moves.size();
  return sum;
}

std::size_t Ledger::moves_of(const std::string& game) const {
  const std::lock_guard lock(mutex_);
  const auto found = moves_.find(game);
  return found == moves_.end() ? 0 : found->second.size();
}

std::optional<std::string> Ledger::missing(const std::string& game, std::string_view events) const {
  if (!events.contains(R"("type":"started")"))
    return "game " + game + " was acknowledged and is missing";
  const auto there = moves_in(events);
  const std::lock_guard lock(mutex_);
  const auto& acknowledged = moves_.at(game);
  for (std::size_t i = 0; i < acknowledged.size(); ++i) {
    const auto stored = i < there.size() ? there[i] : std::string();
    if (stored != acknowledged[i]) return lost(game, i + 1, acknowledged[i], stored);
  }
  return std::nullopt;
}

}  // namespace crownhead::bench
