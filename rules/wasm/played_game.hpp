#pragma once

#include "rules/draughts/draw_rules.hpp"
#include "rules/draughts/moves.hpp"
#include "rules/result.hpp"
#include "rules/wasm/buffer.hpp"

namespace crownhead::wasm {

struct Asked {
  const draughts::Variant* variant;
  draughts::Position position;
};

/// A variant and a FEN, in the first two lines.
Result<Asked> asked(const Lines& lines);

/// A game that has been played through, up to where it stands.
struct Played {
  Asked game;
  draughts::DrawCount draws;
};

/// The same with a ruleset, or nothing, and moves with a space between in the next two lines.
Result<Played> played(const Lines& lines);

}  // namespace crownhead::wasm
