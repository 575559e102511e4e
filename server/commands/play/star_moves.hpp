#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace crownhead::server {

/// The key of the game on the six-pointed star in `--variant`.
inline constexpr const char* star_key = "star";

/// The options of `moves` and `perft` for the star, besides the variant's name.
struct StarOptions {
  std::optional<int> side;
  std::optional<int> men;
  std::optional<int> seats;
  std::optional<std::string> ruleset;
  std::optional<std::string> state;
  std::optional<int> turn;
};

/// Adds --side, --men, --seats, --ruleset, --state and --turn; `options` must outlive the command.
void add_star_options(CLI::App& command, StarOptions& options);

/// `crownhead moves --variant star`: prints {"state":…,"moves":["a4-a5",…]}, without moves if the
/// seat passes. Returns the exit status, or nullopt for another variant without any of the star's
/// options.
std::optional<int> star_moves(const std::string& variant, const std::string& fen,
                              const StarOptions& options);

/// The same for `crownhead perft --variant star`, which counts sequences of moves.
std::optional<int> star_perft(const std::string& variant, const std::string& fen,
                              const StarOptions& options, int depth, bool routes, bool divide);

}  // namespace crownhead::server
