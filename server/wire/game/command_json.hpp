#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/draughts/board/variant.hpp"
#include "rules/result.hpp"
#include "server/wire/core/problem.hpp"

namespace crownhead::wire {

/// The input and output of the commands of the command line: one line of JSON each, without the end
/// of the line.

struct PerftFigures {
  std::string_view variant;
  int depth;
  std::uint64_t nodes;
  double seconds;
  /// Each move in full notation with the nodes below it, if this was requested.
  std::optional<std::vector<std::pair<std::string, std::uint64_t>>> divide;
};

/// {"variant":…,"depth":N,"nodes":N,"seconds":S}, with "divide":{"32-28":N,…}.
std::string perft_json(const PerftFigures& figures);

/// {"fen":…,"moves":["32-28",…]}
std::string moves_json(std::string_view fen, const std::vector<std::string>& moves);

/// A play of a roll and the position after it.
struct WrittenPlay {
  std::string text;
  std::string position;
};

/// {"plays":[{"text":"8/5 6/5","position":…},…]}
std::string plays_json(const std::vector<WrittenPlay>& plays);

/// The same for a kind of game without FENs: {"state":…,"moves":["a4-a5",…]}
std::string state_moves_json(std::string_view state, const std::vector<std::string>& moves);

struct ReplayError {
  int game;  ///< in the file, from 1
  int ply;   ///< moves played before it
  std::string text;
  Code code;
};

struct ReplayReport {
  std::string file;
  int games = 0;
  int moves = 0;
  std::vector<ReplayError> errors = {};
};

/// {"file":…,"games":N,"moves":N,"errors":[{"game":i,"ply":p,"text":…,"code":…}]}
std::string replay_json(const ReplayReport& report);

/// A puzzle that was found in a game, with its moves in notation.
struct FoundPuzzle {
  std::string_view variant;
  std::string_view ruleset;
  int game;         ///< in the file, from 1
  int ply;          ///< of the game, before the solution
  std::string fen;  ///< before the last move
  std::string last_move;
  std::vector<std::string> solution;
  std::vector<std::string_view> themes;
  int score;  ///< in hundredths of a man
};

/// {"variant":…,"ruleset":…,"game":i,"ply":p,"fen":…,"last_move":…,"solution":["32-28",…],
/// "themes":["shot",…],"score":N}
std::string puzzle_json(const FoundPuzzle& puzzle);

/// {"read":N,"new":N}: how many puzzles of a file were read, and how many of them were new to the
/// database.
std::string puzzles_stored_json(std::int64_t read, std::int64_t added);

/// A request for a move by the computer.
struct ThinkWish {
  const draughts::Variant* variant;
  const draughts::Ruleset* ruleset;
  std::optional<std::string> fen;  ///< the initial position; the variant's own if empty
  std::vector<std::string> moves;  ///< played from there
  int level;                       ///< from computer::weakest to computer::strongest
  std::optional<std::uint64_t> lot;
};

/// {"variant":…,"ruleset":…,"fen":…,"moves":["32-28",…],"level":N,"lot":N}; everything except for
/// the variant is optional.
Parsed<ThinkWish> parse_think(std::string_view line);

/// {"move":"19-23","score":N}, the score in hundredths of a man from the side to move.
std::string thought_json(std::string_view move, int score);

/// A game of a match between two programs.
struct MatchGameReport {
  int game;  ///< of the match, from 1
  std::string white;
  std::string black;
  std::string result;
  std::string cause;  ///< how it ended
  int plies;
  std::string fault = {};  ///< why it was aborted; empty if it was not
};

/// {"game":N,"white":…,"black":…,"result":"2-0","cause":"no_moves","plies":N}, and "fault":… if
/// there is one.
std::string match_game_json(const MatchGameReport& report);

/// A match, from this program's side.
struct MatchReport {
  int games = 0;
  int won = 0;
  int drawn = 0;
  int lost = 0;
  int undecided = 0;
  int broken_off = 0;
};

/// {"games":N,"won":N,"drawn":N,"lost":N,"undecided":N,"broken_off":N}
std::string match_json(const MatchReport& report);

/// {"code":…,"detail":…}
std::string refusal_line(const Error& error);

/// Lists every variant with its rulesets.
std::string variants_json();

}  // namespace crownhead::wire
