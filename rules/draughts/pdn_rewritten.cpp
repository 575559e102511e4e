#include "rules/draughts/pdn_rewritten.hpp"

#include <algorithm>

#include "rules/draughts/notation.hpp"
#include "rules/draughts/replay.hpp"

namespace crownhead::draughts {

namespace {

class Rewriter {
 public:
  Rewriter(const Variant& variant, Numbering numbering, MoveStyle style,
           std::vector<PdnFault>& faults)
      : variant_(variant), numbering_(numbering), style_(style), faults_(faults) {}

  /// `aside` in a variation.
  void rewrite(std::vector<PdnMove>& moves, Position position, bool aside) {
    for (std::size_t i = 0; i < moves.size(); ++i) {
      PdnMove& written = moves[i];
      const auto move = read_move(variant_, position, written.text, numbering_);
      if (!move) {
        faults_.push_back({written.line, written.column, move.error().detail, true, aside});
        moves.resize(i);
        return;
      }
      for (PdnLine& variation : written.variations) rewrite(variation.moves, position, true);
      std::erase_if(written.variations, [](const PdnLine& line) { return line.moves.empty(); });
      written.text = style_ == MoveStyle::full ? write_full(variant_, position, *move)
                                               : write_move(variant_, position, *move);
      position = after(variant_, position, *move);
    }
  }

 private:
  const Variant& variant_;
  Numbering numbering_;
  MoveStyle style_;
  std::vector<PdnFault>& faults_;
};

}  // namespace

PdnGame rewritten(const Variant& variant, PdnGame game, MoveStyle style) {
  const Replayed replayed = replay(variant, game);
  const auto fen = std::ranges::find(game.tags, "FEN", [](const auto& tag) { return tag.first; });
  if (fen != game.tags.end()) {
    const auto start = read_fen(variant, fen->second, replayed.numbering);
    if (!start) {
      game.faults.push_back({1, 1, start.error().detail, true});
      game.moves.clear();
      return game;
    }
    fen->second = write_fen(variant, *start);
  }
  Rewriter(variant, replayed.numbering, style, game.faults)
      .rewrite(game.moves, replayed.start, false);
  return game;
}

}  // namespace crownhead::draughts
