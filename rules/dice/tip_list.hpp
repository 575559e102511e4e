#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/dice/digest.hpp"
#include "rules/instant.hpp"

namespace crownhead::dice {

/// By Ed25519 (RFC 8032).
using PublicKey = std::array<std::uint8_t, 32>;
using Signature = std::array<std::uint8_t, 64>;

/// Of UTC.
using Day = std::chrono::sys_days;

Day day_of(Instant at);
Instant start_of(Day day);
/// "2026-11-27".
std::string to_text(Day day);
/// nullopt for anything else than such a text of a day that there is, from the year 1970 on.
std::optional<Day> read_day(std::string_view text);

/// What a tip was told with. Stored by number: append only.
enum class TipOf : std::uint8_t {
  seek,       ///< the id is its number, from 1 with each start of the server
  challenge,  ///< the id is challenge_name()
  game,       ///< a game that was begun without an offer; the id is its number
  computer,   ///< a game with the computer that somebody may begin; the id is the offer's own
  rematch,    ///< the offer of a rematch; the id is the number of the game that is over
  round,      ///< a game of a round that is drawn; the id is game_of_round_name()
};

/// "seek", "challenge", "game", "computer", "rematch", "round".
std::string_view to_text(TipOf what);
/// nullopt for another text.
std::optional<TipOf> read_tip_of(std::string_view text);

/// Who has the number of an open challenge may accept it: a list that everybody reads has this in
/// its place, which says to nobody else which challenge it is.
std::string challenge_name(std::int64_t id);

/// "12/3/5/1": the first game of board 5 in round 3 of tournament 12.
std::string game_of_round_name(std::int64_t tournament, int round, int board, int number);

/// A tip as the list of its day has it.
struct ToldTip {
  Digest tip;
  Instant told;  ///< stored then; told at once afterwards
  TipOf what;
  std::string id;  ///< of what it was told with

  bool operator==(const ToldTip&) const = default;
};

/// The tips of a day, or some of them that follow each other.
struct TipDay {
  Day day;
  Digest before = {};     ///< the digest of the day before; zeros for the first of all lists
  std::int64_t tips = 0;  ///< how many the day has
  Digest digest = {};     ///< of all of them
  std::optional<Signature> signature = std::nullopt;  ///< once the day is over
  std::int64_t after = 0;                             ///< how many of the day are before these
  std::vector<ToldTip> told = {};
};

/// The digest of a day without tips, and of one with a tip more.
Digest first_digest(Day day, const Digest& before);
Digest digest_with(const Digest& digest, const ToldTip& tip);

/// What is signed of a day that is over.
std::string signed_text(Day day, std::int64_t tips, const Digest& digest);

}  // namespace crownhead::dice
