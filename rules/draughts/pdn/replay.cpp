#include "rules/draughts/pdn/replay.hpp"

#include <algorithm>
#include <span>

#include "rules/draughts/moves/play_move.hpp"
#include "rules/draughts/notation/notation.hpp"
#include "rules/draughts/pdn/pdn_tokens.hpp"
#include "rules/reasons.hpp"

namespace crownhead::draughts {

namespace {

/// Returns a field, from 0, of a GameType such as "20,W,10,10,N2,0"; empty if there is none.
std::string_view field_of(std::string_view game_type, int field) {
  for (; field > 0; --field) {
    const std::size_t comma = game_type.find(',');
    if (comma == game_type.npos) return {};
    game_type.remove_prefix(comma + 1);
  }
  const std::size_t begin = std::min(game_type.find_first_not_of(' '), game_type.size());
  return game_type.substr(begin, game_type.find(',', begin) - begin);
}

/// Returns the side that begins according to the GameType.
std::optional<Color> tagged_first(std::string_view game_type) {
  const std::string_view first = field_of(game_type, 1);
  if (first.starts_with('W') || first.starts_with('w')) return Color::white;
  if (first.starts_with('B') || first.starts_with('b')) return Color::black;
  return std::nullopt;
}

/// Returns the numbering of the GameType, which counts corners from the side that begins.
std::optional<Numbering> tagged_numbering(const Variant& variant, std::string_view game_type) {
  const std::string_view notation = field_of(game_type, 4);
  if (notation.size() < 2 || notation[1] < '0' || notation[1] > '3') return std::nullopt;
  const auto seen = static_cast<Corner>(notation[1] - '0');
  const bool from_white = tagged_first(game_type).value_or(variant.first) == Color::white;
  const Corner corner = from_white ? seen : opposite(seen);
  Numbering numbering;
  if (notation[0] == 'N') numbering.square_1 = corner;
  if (notation[0] == 'A') numbering.a1 = corner;
  return numbering;
}

/// For a game whose moves make sense only on the rotated board: returns true if it is begun by the
/// other colour than usual for the variant, not merely numbered from the other end. A position
/// names its colours, and where squares have letters, a1 is at White's left.
bool other_side_begins(const Variant& variant, const PdnGame& game) {
  if (!start_of(game).empty() || game.moves.empty()) return false;
  if (const auto first = tagged_first(game.tag("GameType"))) return *first != variant.first;
  return variant.first == Color::black && pdn::is_letter(game.moves.front().text[0]);
}

/// Plays one line of moves.
class LinePlayer {
 public:
  LinePlayer(const Variant& variant, Numbering numbering, CaptureBudget& budget)
      : variant_(variant), numbering_(numbering), budget_(budget) {}

  void play(std::span<const PdnMove> written, Replayed& replayed) {
    Position position = replayed.start;
    replayed.moves.reserve(written.size());
    for (std::size_t ply = 0; ply < written.size(); ++ply) {
      const std::string& text = written[ply].text;
      auto move = play_move(variant_, position, text, numbering_, budget_);
      if (!move && move.error().code == Code::ambiguous_move) {
        if (const auto only = only_way(position, written.subspan(ply), most_nested)) {
          replayed.chosen.push_back({static_cast<int>(ply), remark(position, text, *only)});
          position = after(variant_, position, *only);
          move = *only;
        }
      }
      if (!move) {
        replayed.fault = {static_cast<int>(ply), text, move.error()};
        return;
      }
      replayed.moves.push_back(*move);
    }
  }

 private:
  static constexpr int most_nested = 3;
  static constexpr std::size_t most_ways = 12;

  /// Returns the reading of the first of `rest` if only that one makes the others legal.
  std::optional<Move> only_way(const Position& position, std::span<const PdnMove> rest,
                               int nested) {
    if (nested == 0 || rest.size() == 1) return std::nullopt;
    const auto ways = meanings(variant_, position, rest.front().text, numbering_, budget_);
    if (ways.size() > most_ways) return std::nullopt;
    std::optional<Move> only;
    for (const Move& way : ways) {
      if (!goes_on(after(variant_, position, way), rest.subspan(1), nested)) continue;
      if (only) return std::nullopt;
      only = way;
    }
    return only;
  }

  bool goes_on(Position position, std::span<const PdnMove> rest, int nested) {
    for (std::size_t i = 0; i < rest.size(); ++i) {
      if (tried_++ == most_tried) return false;
      const auto move = play_move(variant_, position, rest[i].text, numbering_, budget_);
      if (move) continue;
      if (move.error().code != Code::ambiguous_move) return false;
      // The last move may be ambiguous.
      if (i + 1 == rest.size()) return true;
      const auto only = only_way(position, rest.subspan(i), nested - 1);
      if (!only) return false;
      position = after(variant_, position, *only);
    }
    return true;
  }

  Reason remark(const Position& position, const std::string& text, const Move& move) {
    return reason::pdn::capture_taken(text, write_full(variant_, position, move, budget_));
  }

  static constexpr std::size_t most_tried = 20'000;

  const Variant& variant_;
  Numbering numbering_;
  CaptureBudget& budget_;
  std::size_t tried_ = 0;
};

Replayed replay_with(const Variant& variant, const PdnGame& game, Numbering numbering,
                     CaptureBudget& budget) {
  Replayed replayed{.numbering = numbering, .start = start_position(variant)};
  if (const std::string_view fen = start_of(game); !fen.empty()) {
    const auto start = read_fen(variant, fen, numbering);
    const auto may = start ? may_be_played_from(variant, *start, budget)
                           : Result<void>(std::unexpected(start.error()));
    if (!may) {
      replayed.fault = {0, std::string(fen), may.error()};
      return replayed;
    }
    replayed.start = *start;
  }
  LinePlayer(variant, numbering, budget).play(game.moves, replayed);
  return replayed;
}

/// Returns true if `turned` makes sense of moves that make no sense in `upright`.
bool proves(const Replayed& turned, const Replayed& upright) {
  constexpr std::size_t chance = 8;  // this many moves may be legal by chance
  if (turned.moves.empty()) return false;
  return !turned.fault || turned.moves.size() > upright.moves.size() + chance;
}

}  // namespace

Replayed replay(const Variant& variant, const PdnGame& game) {
  CaptureBudget budget(CaptureBudget::of_a_text);
  return replay(variant, game, budget);
}

Replayed replay(const Variant& variant, const PdnGame& game, CaptureBudget& budget) {
  Replayed furthest = replay_with(variant, game, {}, budget);
  if (!furthest.fault) return furthest;
  if (const auto tagged = tagged_numbering(variant, game.tag("GameType"))) {
    Replayed replayed = replay_with(variant, game, *tagged, budget);
    const bool round =
        tagged->a1 == Corner::top_right || tagged->square_1 == opposite(variant.square_1);
    replayed.colors_exchanged = round && other_side_begins(variant, game);
    if (!replayed.fault) return replayed;
    if (replayed.moves.size() > furthest.moves.size()) furthest = std::move(replayed);
  }
  const Numbering round = {.a1 = Corner::top_right, .square_1 = opposite(variant.square_1)};
  Replayed turned = replay_with(variant, game, round, budget);
  turned.turned = true;
  turned.colors_exchanged = other_side_begins(variant, game);
  return proves(turned, furthest) ? turned : furthest;
}

Replayed replay_line(const Variant& variant, const Position& start,
                     const std::vector<PdnMove>& moves, Numbering numbering,
                     CaptureBudget& budget) {
  Replayed replayed{.numbering = numbering, .start = start};
  LinePlayer(variant, numbering, budget).play(moves, replayed);
  return replayed;
}

}  // namespace crownhead::draughts
