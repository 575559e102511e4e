#pragma once

#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/moves/moves.hpp"
#include "rules/result.hpp"
#include "rules/wasm/buffer.hpp"

namespace crownhead::wasm {

struct Asked {
  const draughts::Variant* variant;
  draughts::Position position;
};

/// Reads a variant and a FEN from the first two lines.
Result<Asked> asked(const Lines& lines);

/// A game replayed to its current position.
struct Played {
  Asked game;
  draughts::DrawCount draws;
};

/// Reads the same, followed by a line with a ruleset or nothing and a line of moves separated by
/// spaces.
Result<Played> played(const Lines& lines);

}  // namespace crownhead::wasm
