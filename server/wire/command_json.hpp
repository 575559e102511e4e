#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "rules/draughts/variant.hpp"
#include "rules/result.hpp"
#include "server/wire/problem.hpp"

namespace crownhead::wire {

/// What the commands of the command line read and print: one line of JSON each, without the line's
/// end.

struct PerftFigures {
  std::string_view variant;
  int depth;
  std::uint64_t nodes;
  double seconds;
  /// A move in full notation and the nodes below it, where that was asked for.
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

/// The same of a kind of game whose position is no FEN: {"state":…,"moves":["a4-a5",…]}
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

/// A puzzle that was found in a game, with its moves as they are written.
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

/// {"read":N,"new":N}: how many puzzles of a file were read, and how many the database lacked.
std::string puzzles_stored_json(std::int64_t read, std::int64_t added);

/// What the computer is asked for a move in.
struct ThinkWish {
  const draughts::Variant* variant;
  const draughts::Ruleset* ruleset;
  std::optional<std::string> fen;  ///< where the game began; the variant's start without it
  std::vector<std::string> moves;  ///< played since
  int level;                       ///< from computer::weakest to computer::strongest
  std::optional<std::uint64_t> lot;
};

/// {"variant":…,"ruleset":…,"fen":…,"moves":["32-28",…],"level":N,"lot":N}; all but the variant may
/// be left out.
Parsed<ThinkWish> parse_think(std::string_view line);

/// {"move":"19-23","score":N}, the score in hundredths of a man for who moves.
std::string thought_json(std::string_view move, int score);

/// A game of a match between two programs.
struct MatchGameReport {
  int game;  ///< of the match, from 1
  std::string white;
  std::string black;
  std::string result;
  std::string cause;  ///< what ended it
  int plies;
  std::string fault = {};  ///< what broke it off; empty: nothing
};

/// {"game":N,"white":…,"black":…,"result":"2-0","cause":"no_moves","plies":N}, with "fault":… where
/// there is one.
std::string match_game_json(const MatchGameReport& report);

/// A match as this program has played it.
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

/// A list of every variant with its rulesets.
std::string variants_json();

}  // namespace crownhead::wire
