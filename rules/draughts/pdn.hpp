#pragma once

#include <cstdint>
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
  Reason reason;           ///< what was expected and what stood there
  bool lost_text = false;  ///< something was left out that may have been a move
  bool aside = false;      ///< in a variation: the game itself is whole
};

/// Variations inside variations deeper than this are read over, with a fault, and not written.
constexpr int deepest_variation = 30;

/// What a game has at most.
constexpr std::size_t most_tags = 64;
constexpr std::size_t most_moves = 20'000;  ///< with those of its variations
constexpr std::size_t most_faults = 200;    ///< that are listed; then one says that there are more

/// What a text has at most that somebody sends.
struct PdnLimits {
  std::size_t games = SIZE_MAX;
  std::size_t moves = SIZE_MAX;  ///< of all its games
};

/// A game as a file has it.
struct PdnGame {
  /// 1-based, in the file.
  struct Place {
    int line = 1;
    int column = 1;
  };

  std::vector<std::pair<std::string, std::string>> tags = {};  ///< in the file's order
  std::string comment = {};  ///< of the braces before the first move
  std::vector<PdnMove> moves = {};
  std::string result = {};  ///< as written behind the moves, else in the tag Result; "*" if nowhere
  std::vector<PdnFault> faults = {};
  Place begin = {};    ///< of the first that is read of it
  Place fen_tag = {};  ///< if there is one
  Place end = {};      ///< of what ends the moves, if there is something

  /// Empty if there is no such tag.
  std::string_view tag(std::string_view name) const;
};

/// Reads games one after another from a stream in constant memory; bytes that are no UTF-8 are
/// taken as windows-1252.
class PdnReader {
 public:
  explicit PdnReader(std::istream& in, PdnLimits limits = {});

  /// The next game, nullopt at the end and where the text has more of something than it may: see
  /// refusal(). Never throws on bad input: see PdnGame::faults.
  std::optional<PdnGame> next();

  /// Fails with bad_pdn if reading has stopped before the end.
  const Result<void>& refusal() const { return refusal_; }

 private:
  PdnText text_;
  PdnLimits left_;
  Result<void> refusal_;
  std::size_t usual_moves_ = 0;  ///< of a game: those of the last one
};

/// Adds a fault, or that there are more than are listed.
void add_fault(std::vector<PdnFault>& faults, PdnFault fault);

/// A result in any of the usual forms as "1-0" "0-1" "1/2-1/2" "0-0"; empty for others and "*".
/// Takes every dash, with blanks around it.
std::string_view usual_result(std::string_view text);

/// The position of the tag FEN; empty where there is none, or it says nothing, as "?" and "-": the
/// game begins from the start position.
std::string_view start_of(const PdnGame& game);

/// The tag GameType of the variant's games, e.g. "20,W,10,10,N2,0"; empty if PDN has no number.
std::string game_type_text(const Variant& variant);

/// The same result as the game writes it, e.g. "2-0"; `text` itself if it is in no usual form.
std::string_view own_result(const Variant& variant, std::string_view text);

/// PDN 3.0: tags, then moves with numbers in lines of at most 79 characters, then "*".
std::string write_pdn(const Variant& variant, const PdnGame& game);

}  // namespace crownhead::draughts
