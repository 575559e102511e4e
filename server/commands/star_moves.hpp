#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace crownhead::server {

/// The key by which `--variant` names the game on the six-pointed star.
inline constexpr const char* star_key = "star";

/// What `moves` and `perft` are told of the star, beside its variant's name.
struct StarOptions {
  std::optional<int> side;
  std::optional<int> men;
  std::optional<int> seats;
  std::optional<std::string> ruleset;
  std::optional<std::string> state;
  std::optional<int> turn;
};

/// --side, --men, --seats, --ruleset, --state and --turn; `options` outlives the command.
void add_star_options(CLI::App& command, StarOptions& options);

/// `crownhead moves --variant star`: prints {"state":…,"moves":["a4-a5",…]}, no move at all where
/// the seat passes. The exit status; nullopt where the variant is another and there is nothing to
/// refuse.
std::optional<int> star_moves(const std::string& variant, const std::string& fen,
                              const StarOptions& options);

/// The same of `crownhead perft --variant star`, which counts sequences of moves.
std::optional<int> star_perft(const std::string& variant, const std::string& fen,
                              const StarOptions& options, int depth, bool routes, bool divide);

}  // namespace crownhead::server
