#include "db/tournaments/tournament_ranking.hpp"

#include <gtest/gtest.h>

namespace crownhead::db {
namespace {

std::optional<int> rank_of(int number, const std::vector<std::uint8_t>& bytes) {
  return rank_in(Bytes(bytes).subspan(2 * static_cast<std::size_t>(number - 1), 2));
}

TEST(TournamentRanking, HasTwoBytesPerPairingNumber) {
  const auto bytes = rank_bytes({.leader = UserId{1}, .ranks = {2, 0, 1, 40'000}});
  EXPECT_EQ(bytes.size(), 8U);
  EXPECT_EQ(rank_of(1, bytes), 2);
  EXPECT_EQ(rank_of(2, bytes), std::nullopt) << "a number without a player";
  EXPECT_EQ(rank_of(3, bytes), 1);
  EXPECT_EQ(rank_of(4, bytes), 40'000);
}

TEST(TournamentRanking, NoBytesAreNoRank) {
  EXPECT_EQ(rank_in(std::nullopt), std::nullopt);
  EXPECT_EQ(rank_in(Bytes()), std::nullopt);
}

}  // namespace
}  // namespace crownhead::db
