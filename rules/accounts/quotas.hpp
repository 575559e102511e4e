#pragma once

#include <cstddef>
#include <cstdint>

#include "rules/instant.hpp"

/// Quotas of one account for stored and running things. Change docs/limits.md as well: no test
/// compares these.
namespace crownhead::accounts::quotas {

inline constexpr int challenges_by_one = 20;  ///< open challenges by one player
inline constexpr int challenges_to_one = 50;  ///< open challenges to one player
inline constexpr int challenges_from_to =
    10;  ///< open challenges to one player from the same player
inline constexpr int tokens = 50;
/// For all texts of an account; rules/accounts/byte_quota.hpp decides which quota applies.
inline constexpr std::int64_t bytes = 20'000'000;
inline constexpr std::int64_t bytes_at_first = 1'000'000;
inline constexpr std::int64_t bytes_of_guest = 100'000;
inline constexpr Millis established_after = seconds(7LL * 24 * 3600);
inline constexpr int studies = 200;
inline constexpr int study_chapters = 64;     ///< of one study
inline constexpr int study_editors = 20;      ///< of one study, including invited ones
inline constexpr int study_invitations = 50;  ///< pending, by one player
inline constexpr int computer_games = 20;     ///< running games
inline constexpr int computer_games_of_guest = 3;
inline constexpr std::size_t seeks_of_guest = 1;  ///< open at the same time
inline constexpr int waiting_analyses = 1000;     ///< of all players together

}  // namespace crownhead::accounts::quotas
