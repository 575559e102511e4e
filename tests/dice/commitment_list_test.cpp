#include "rules/dice/commitment_list.hpp"

#include <gtest/gtest.h>

#include "rules/dice/sha256.hpp"

namespace crownhead::dice {
namespace {

TEST(CommitmentList, MapsATimeToItsDay) {
  EXPECT_EQ(to_text(day_of(Instant{0})), "1970-01-01");
  EXPECT_EQ(to_text(day_of(Instant{86'399'999})), "1970-01-01");
  EXPECT_EQ(to_text(day_of(Instant{1'795'737'600'000})), "2026-11-27");
  EXPECT_EQ(start_of(day_of(Instant{1'795'790'000'000})), Instant{1'795'737'600'000});
}

TEST(CommitmentList, ReadsOnlyValidDays) {
  EXPECT_EQ(read_day("2026-11-27"), day_of(Instant{1'795'737'600'000}));
  EXPECT_TRUE(read_day("2028-02-29"));
  for (const std::string_view bad : {"", "2026-02-29", "2026-11-31", "2026-1-1", "2026-11-27 ",
                                     "27.11.2026", "1969-12-31", "2026/11/27", "-026-11-27"})
    EXPECT_FALSE(read_day(bad)) << bad;
}

TEST(CommitmentList, NamesThePurposeOfACommitment) {
  for (const auto what :
       {CommitmentPurpose::seek, CommitmentPurpose::challenge, CommitmentPurpose::game,
        CommitmentPurpose::computer, CommitmentPurpose::rematch, CommitmentPurpose::round})
    EXPECT_EQ(read_commitment_purpose(to_text(what)), what);
  EXPECT_FALSE(read_commitment_purpose("arena"));
  EXPECT_EQ(challenge_name(7), to_hex(sha256("crownhead challenge 1\n7")));
}

// The texts are in docs/rules/dice.md.
TEST(CommitmentList, HasADigestOfItsCommitmentsInOrder) {
  const Day day = *read_day("2026-11-27");
  const Digest before = sha256("before");
  const Digest none = first_digest(day, before);
  EXPECT_EQ(none, Sha256().add("crownhead commitments 1\n2026-11-27\n").add(before).digest());
  const PublishedCommitment told{.commitment = sha256("commitment"),
                                 .published = Instant{12},
                                 .what = CommitmentPurpose::seek,
                                 .id = "3"};
  const Digest one = digest_with(none, told);
  EXPECT_EQ(one,
            Sha256().add(none).add("12 seek 3 " + to_hex(sha256("commitment")) + "\n").digest());
  auto other = told;
  other.published = Instant{13};
  EXPECT_NE(digest_with(one, other), digest_with(digest_with(none, other), told));
  EXPECT_EQ(signed_text(day, 1, one),
            "crownhead commitments 1\n2026-11-27\n1\n" + to_hex(one) + "\n");
}

}  // namespace
}  // namespace crownhead::dice
