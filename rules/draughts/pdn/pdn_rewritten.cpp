#include "rules/draughts/pdn/pdn_rewritten.hpp"

#include <algorithm>

#include "rules/draughts/notation/notation.hpp"
#include "rules/draughts/pdn/pdn_colors.hpp"
#include "rules/draughts/pdn/replay.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts {

namespace {

using Tag = std::pair<std::string, std::string>;

class Rewriter {
 public:
  Rewriter(const Variant& variant, MoveStyle style, PdnGame& game, CaptureBudget& budget)
      : variant_(variant), style_(style), game_(game), budget_(budget) {}

  void rewrite() {
    forget_unknown_start();
    const Replayed replayed = replay(variant_, game_, budget_);
    if (replayed.colors_exchanged) exchange_colors(variant_, game_);
    compare_results();
    const bool no_start = replayed.fault && replayed.fault->error.code == Code::bad_fen;
    if (no_start) {
      fault(game_.fen_tag, replayed.fault->error.reason, true);
      game_.moves.clear();
      return write_result();
    }
    const auto fen = std::ranges::find(game_.tags, "FEN", &Tag::first);
    if (fen != game_.tags.end()) fen->second = write_fen(variant_, replayed.start);
    if (replayed.turned || replayed.colors_exchanged) {
      fault({game_.moves[0].line, game_.moves[0].column},
            replayed.colors_exchanged ? reason::pdn::colours_exchanged(label(variant_))
                                      : reason::pdn::board_turned());
    }
    compare_end(rewrite(game_.moves, replayed, false));
    write_result();
  }

 private:
  /// Removes a tag FEN that says nothing, and the tag SetUp.
  void forget_unknown_start() {
    if (!start_of(game_).empty()) return;
    if (std::ranges::find(game_.tags, "FEN", &Tag::first) == game_.tags.end()) return;
    std::erase_if(game_.tags,
                  [](const Tag& tag) { return tag.first == "FEN" || tag.first == "SetUp"; });
  }

  /// Returns the position at the end of the line; `aside` in a variation.
  Position rewrite(std::vector<PdnMove>& moves, const Replayed& replayed, bool aside) {
    for (const auto& [ply, reason] : replayed.chosen) {
      say(moves[static_cast<std::size_t>(ply)], reason, false, aside);
    }
    Position position = replayed.start;
    for (std::size_t i = 0; i < replayed.moves.size(); ++i) {
      PdnMove& written = moves[i];
      for (PdnLine& variation : written.variations) rewrite(variation, position, replayed);
      std::erase_if(written.variations, [](const PdnLine& line) { return line.moves.empty(); });
      const Move& move = replayed.moves[i];
      written.text = style_ == MoveStyle::full ? write_full(variant_, position, move, budget_)
                                               : write_move(variant_, position, move, budget_);
      position = after(variant_, position, move);
    }
    if (replayed.fault) {
      const PdnMove& wrong = moves[replayed.moves.size()];
      say(wrong, replayed.fault->error.reason, true, aside);
      report_variations(wrong);
      moves.resize(replayed.moves.size());
    }
    return position;
  }

  void rewrite(PdnLine& variation, const Position& start, const Replayed& main) {
    rewrite(variation.moves, replay_line(variant_, start, variation.moves, main.numbering, budget_),
            true);
  }

  /// Reports the variations that are lost together with an illegal move.
  void report_variations(const PdnMove& wrong) {
    for (const PdnLine& variation : wrong.variations) {
      say(variation.moves.front(), reason::pdn::variation_of_unread_move(), true, true);
    }
  }

  /// The result after the moves takes precedence over the tag.
  void compare_results() {
    const std::string_view tagged = game_.tag("Result");
    const std::string_view usual = usual_result(tagged);
    const bool same = usual.empty() ? tagged == game_.result : usual == usual_result(game_.result);
    if (same || tagged.empty() || tagged == "*" || tagged == "?" || game_.result == "*") return;
    fault(game_.end, reason::pdn::result_differs(tagged, game_.result));
  }

  /// Compares the result with the winner on the board.
  void compare_end(const Position& last) {
    if (game_.moves.empty()) return;
    const auto end = board_end(variant_, last);
    if (!end) return;
    const std::string_view won = end->winner == Color::white ? "1-0" : "0-1";
    const std::string_view said = usual_result(game_.result);
    if (said.empty() || said == won) return;
    const PdnMove& move = game_.moves.back();
    fault({move.line, move.column},
          reason::pdn::board_result_differs(own_result(variant_, won), game_.result));
  }

  void write_result() {
    game_.result = own_result(variant_, game_.result);
    const auto tag = std::ranges::find(game_.tags, "Result", &Tag::first);
    if (tag != game_.tags.end()) tag->second = game_.result;
  }

  void say(const PdnMove& move, Reason reason, bool lost_text, bool aside) {
    add_fault(game_.faults, {move.line, move.column, std::move(reason), lost_text, aside});
  }
  void fault(const PdnGame::Place& place, Reason reason, bool lost_text = false) {
    add_fault(game_.faults, {place.line, place.column, std::move(reason), lost_text, false});
  }

  const Variant& variant_;
  MoveStyle style_;
  PdnGame& game_;
  CaptureBudget& budget_;
};

}  // namespace

PdnGame rewritten(const Variant& variant, PdnGame game, MoveStyle style) {
  CaptureBudget budget(CaptureBudget::of_a_text);
  return rewritten(variant, std::move(game), style, budget);
}

PdnGame rewritten(const Variant& variant, PdnGame game, MoveStyle style, CaptureBudget& budget) {
  Rewriter(variant, style, game, budget).rewrite();
  return game;
}

}  // namespace crownhead::draughts
