#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>

namespace crownhead {

/// A number that the database gave to one kind of thing; ids of two kinds cannot be mixed up.
template <class Kind>
struct Id {
  std::int64_t value = 0;

  constexpr auto operator<=>(const Id&) const = default;
};

using GameId = Id<struct GameKind>;
using UserId = Id<struct UserKind>;
using ChallengeId = Id<struct ChallengeKind>;
using SeekId = Id<struct SeekKind>;
using TokenId = Id<struct TokenKind>;
using SessionId = Id<struct SessionKind>;
using ReportId = Id<struct ReportKind>;
using TournamentId = Id<struct TournamentKind>;
using AllocationId = Id<struct AllocationKind>;
using ChatLineId = Id<struct ChatLineKind>;
using StudyId = Id<struct StudyKind>;
using PuzzleId = Id<struct PuzzleKind>;
using PuzzleReportId = Id<struct PuzzleReportKind>;

/// The client's name for a command, a UUID's 16 bytes.
using CommandId = std::array<std::uint8_t, 16>;

}  // namespace crownhead

template <class Kind>
struct std::hash<crownhead::Id<Kind>> {
  std::size_t operator()(crownhead::Id<Kind> id) const noexcept {
    return std::hash<std::int64_t>{}(id.value);
  }
};
