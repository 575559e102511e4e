#pragma once

#include <cstdint>
#include <istream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/draughts/moves/moves.hpp"
#include "rules/draughts/pdn/pdn_text.hpp"
#include "rules/result.hpp"

namespace crownhead::draughts {

struct PdnMove {
  /// A sequence of moves, as in a variation.
  struct Line {
    std::string comment = {};  ///< before the first move
    std::vector<PdnMove> moves = {};
  };

  std::string text = {};     ///< as written, without number and annotation
  std::string comment = {};  ///< text of the braces after it, unescaped; empty if none
  int line = 0;              ///< in the file, from 1
  int column = 0;
  std::string sign = {};              ///< "!" "?" "!!" "??" "!?" "?!", "*" (forced) or nothing
  std::vector<Line> variations = {};  ///< alternatives to this move
};

using PdnLine = PdnMove::Line;

struct PdnFault {
  int line = 0;
  int column = 0;
  Reason reason;           ///< what was expected and what was found
  bool lost_text = false;  ///< the skipped text may have been a move
  bool aside = false;      ///< in a variation: the game itself is complete
};

/// Variations nested deeper than this are skipped with a fault, and are not written.
constexpr int deepest_variation = 30;

/// Limits per game.
constexpr std::size_t most_tags = 64;
constexpr std::size_t most_moves = 20'000;  ///< including variations
constexpr std::size_t most_faults = 200;    ///< a further fault says that there are more

/// Limits for a text sent by a user.
struct PdnLimits {
  std::size_t games = SIZE_MAX;
  std::size_t moves = SIZE_MAX;  ///< of all games together
};

/// A game as in a file.
struct PdnGame {
  /// A place in the file, counted from 1.
  struct Place {
    int line = 1;
    int column = 1;
  };

  std::vector<std::pair<std::string, std::string>> tags = {};  ///< in the file's order
  std::string comment = {};  ///< text of the braces before the first move
  std::vector<PdnMove> moves = {};
  std::string result =
      {};  ///< as written after the moves, otherwise as in the tag Result; "*" if in neither
  std::vector<PdnFault> faults = {};
  Place begin = {};    ///< of the first part that was read
  Place fen_tag = {};  ///< if there is one
  Place end = {};      ///< of the token that ends the moves, if there is one

  /// Returns an empty text if there is no such tag.
  std::string_view tag(std::string_view name) const;
};

/// Reads games one after another from a stream in constant memory. Bytes that are not UTF-8 are
/// read as windows-1252.
class PdnReader {
 public:
  explicit PdnReader(std::istream& in, PdnLimits limits = {});

  /// Returns the next game; nullopt at the end, and if the text exceeds a limit: see refusal().
  /// Never throws on bad input: see PdnGame::faults.
  std::optional<PdnGame> next();

  /// Fails with bad_pdn if reading stopped before the end.
  const Result<void>& refusal() const { return refusal_; }

 private:
  PdnText text_;
  PdnLimits left_;
  Result<void> refusal_;
  std::size_t usual_moves_ = 0;  ///< of the last game, used as an estimate for the next
};

/// Adds a fault, or the note that there are more.
void add_fault(std::vector<PdnFault>& faults, PdnFault fault);

/// Converts a result in any usual notation to "1-0" "0-1" "1/2-1/2" "0-0"; empty for other texts
/// and "*". Accepts every kind of dash, with blanks around it.
std::string_view usual_result(std::string_view text);

/// Returns the position in the tag FEN; empty if the game begins from the initial position: there
/// is no tag, or it says nothing, like "?" and "-".
std::string_view start_of(const PdnGame& game);

/// Returns the tag GameType of the variant's games, e.g. "20,W,10,10,N2,0"; empty if PDN has no
/// number for the variant.
std::string game_type_text(const Variant& variant);

/// Converts a result to the variant's notation, e.g. "2-0"; returns `text` itself if it is not in a
/// usual notation.
std::string_view own_result(const Variant& variant, std::string_view text);

/// Writes PDN 3.0: tags, then numbered moves in lines of at most 79 characters, then "*".
std::string write_pdn(const Variant& variant, const PdnGame& game);

}  // namespace crownhead::draughts
