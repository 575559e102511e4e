#include "rules/draughts/replay.hpp"

#include <algorithm>

#include "rules/draughts/play_move.hpp"

namespace crownhead::draughts {

namespace {

/// The numbering in the fifth field of a GameType such as "20,W,10,10,N2,0".
std::optional<Numbering> tagged_numbering(std::string_view game_type) {
  for (int field = 1; field < 5; ++field) {
    const std::size_t comma = game_type.find(',');
    if (comma == game_type.npos) return std::nullopt;
    game_type.remove_prefix(comma + 1);
  }
  if (game_type.size() < 2 || game_type[1] < '0' || game_type[1] > '3') return std::nullopt;
  const auto corner = static_cast<Corner>(game_type[1] - '0');
  Numbering numbering;
  if (game_type[0] == 'N') numbering.square_1 = corner;
  if (game_type[0] == 'A') numbering.a1 = corner;
  return numbering;
}

Corner opposite(Corner corner) { return static_cast<Corner>(3 - static_cast<int>(corner)); }

Replayed replay_with(const Variant& variant, const PdnGame& game, Numbering numbering) {
  Replayed replayed{.numbering = numbering, .start = start_position(variant)};
  if (const std::string_view fen = game.tag("FEN"); !fen.empty()) {
    const auto start = read_fen(variant, fen, numbering);
    if (!start) {
      replayed.fault = {0, std::string(fen), start.error()};
      return replayed;
    }
    replayed.start = *start;
  }
  Position position = replayed.start;
  replayed.moves.reserve(game.moves.size());
  for (const PdnMove& written : game.moves) {
    if (const auto move = play_move(variant, position, written.text, numbering)) {
      replayed.moves.push_back(*move);
    } else {
      replayed.fault = {static_cast<int>(replayed.moves.size()), written.text, move.error()};
      return replayed;
    }
  }
  return replayed;
}

}  // namespace

Replayed replay(const Variant& variant, const PdnGame& game) {
  Replayed furthest = replay_with(variant, game, {});
  if (!furthest.fault) return furthest;
  const Numbering turned = {.a1 = Corner::top_right, .square_1 = opposite(variant.square_1)};
  for (const auto& numbering : {tagged_numbering(game.tag("GameType")), std::optional(turned)}) {
    if (!numbering) continue;
    Replayed replayed = replay_with(variant, game, *numbering);
    if (!replayed.fault) return replayed;
    if (replayed.moves.size() > furthest.moves.size()) furthest = std::move(replayed);
  }
  return furthest;
}

}  // namespace crownhead::draughts
