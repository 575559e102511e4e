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

/// Keys and signatures of Ed25519 (RFC 8032).
using PublicKey = std::array<std::uint8_t, 32>;
using Signature = std::array<std::uint8_t, 64>;

/// A UTC day.
using Day = std::chrono::sys_days;

Day day_of(Instant at);
Instant start_of(Day day);
/// Returns "2026-11-27".
std::string to_text(Day day);
/// Reads such a text; nullopt for other texts, invalid dates and years before 1970.
std::optional<Day> read_day(std::string_view text);

/// What a commitment was published for. Stored as a number: append only.
enum class CommitmentPurpose : std::uint8_t {
  seek,       ///< the id is the seek's number, counted from 1 after each start of the server
  challenge,  ///< the id is challenge_name()
  game,       ///< a game that began without an offer; the id is its number
  computer,   ///< a possible game with the computer; the id is the offer's own
  rematch,    ///< the offer of a rematch; the id is the number of the finished game
  round,      ///< a game of a drawn round; the id is game_of_round_name()
};

/// Returns "seek", "challenge", "game", "computer", "rematch", "round".
std::string_view to_text(CommitmentPurpose what);
/// Returns nullopt for other texts.
std::optional<CommitmentPurpose> read_commitment_purpose(std::string_view text);

/// Returns a name for a challenge in public lists. The number of an open challenge is enough to
/// accept it, so the name does not reveal the number.
std::string challenge_name(std::int64_t id);

/// Returns "12/3/5/1" for the first game of board 5 in round 3 of tournament 12.
std::string game_of_round_name(std::int64_t tournament, int round, int board, int number);

/// A commitment in the list of its day.
struct PublishedCommitment {
  Digest commitment;
  Instant published;  ///< when it was stored; it was published right afterwards
  CommitmentPurpose what;
  std::string id;  ///< of the object that it was published for

  bool operator==(const PublishedCommitment&) const = default;
};

/// The commitments of a day, or a consecutive part of them.
struct CommitmentDay {
  Day day;
  Digest before = {};            ///< digest of the previous day; zeros for the first list
  std::int64_t commitments = 0;  ///< number of commitments on the day
  Digest digest = {};            ///< of all commitments of the day
  std::optional<Signature> signature = std::nullopt;  ///< set once the day is over
  std::int64_t after = 0;  ///< number of commitments of the day before these
  std::vector<PublishedCommitment> published = {};
};

/// Return the digest of a day without commitments, and the digest after one more commitment.
Digest first_digest(Day day, const Digest& before);
Digest digest_with(const Digest& digest, const PublishedCommitment& commitment);

/// Returns the text that is signed for a completed day.
std::string signed_text(Day day, std::int64_t commitments, const Digest& digest);

}  // namespace crownhead::dice
