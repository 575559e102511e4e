#pragma once

#include <istream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/draughts/moves.hpp"
#include "rules/draughts/pdn_text.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

struct PdnMove {
  /// Moves one after another, as a variation has them.
  struct Line {
    std::string comment = {};  ///< before the first move
    std::vector<PdnMove> moves = {};
  };

  std::string text = {};     ///< as written, without number and annotation
  std::string comment = {};  ///< of the braces after it, unescaped; empty if none
  int line = 0;              ///< 1-based, in the file
  int column = 0;
  std::string sign = {};              ///< "!" "?" "!!" "??" "!?" "?!", "*" (forced) or nothing
  std::vector<Line> variations = {};  ///< what could be played instead
};

using PdnLine = PdnMove::Line;

struct PdnFault {
  int line = 0;
  int column = 0;
  std::string text = {};   ///< what was expected and what stood there
  bool lost_text = false;  ///< something was left out that may have been a move
  bool aside = false;      ///< in a variation: the game itself is whole
};

/// Variations inside variations deeper than this are read over and not written.
constexpr int deepest_variation = 30;

/// A game as a file has it.
struct PdnGame {
  std::vector<std::pair<std::string, std::string>> tags = {};  ///< in the file's order
  std::string comment = {};  ///< of the braces before the first move
  std::vector<PdnMove> moves = {};
  std::string result = {};  ///< as written behind the moves, else in the tag Result; "*" if nowhere
  std::vector<PdnFault> faults = {};

  /// Empty if there is no such tag.
  std::string_view tag(std::string_view name) const;
};

/// Reads games one after another from a stream in constant memory; bytes that are no UTF-8 are
/// taken as Latin-1.
class PdnReader {
 public:
  explicit PdnReader(std::istream& in);

  /// The next game, nullopt at the end. Never throws on bad input: see PdnGame::faults.
  std::optional<PdnGame> next();

 private:
  PdnText text_;
};

/// PDN 3.0: tags, then moves with numbers in lines of at most 79 characters, then "*".
std::string write_pdn(const Variant& variant, const PdnGame& game);

}  // namespace crownhead::draughts
