#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <functional>

namespace crownhead {

/// A database id of one kind of object. Ids of different kinds are different types.
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
using NotificationId = Id<struct NotificationIdKind>;

/// The client's id of a command: the 16 bytes of a UUID.
using CommandId = std::array<std::uint8_t, 16>;

}  // namespace crownhead

template <class Kind>
struct std::hash<crownhead::Id<Kind>> {
  std::size_t operator()(crownhead::Id<Kind> id) const noexcept {
    return std::hash<std::int64_t>{}(id.value);
  }
};
