#include "rules/endings/table.hpp"

#include <algorithm>
#include <cstdint>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <random>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

#include "rules/draughts/notation/fen.hpp"
#include "rules/endings/lookup.hpp"
#include "rules/endings/packing.hpp"
#include "rules/endings/solver.hpp"
#include "tests/endings/made_table.hpp"

namespace crownhead::endings {
namespace {

using testing::HasSubstr;
using Bytes = std::vector<std::byte>;

/// Returns numbers distributed as in endings: long runs, few frequent and some rare values, places
/// that do not matter.
std::vector<std::uint16_t> numbers(std::uint64_t seed, std::size_t size, std::uint16_t values) {
  std::mt19937_64 random(seed);
  std::vector<std::uint16_t> list;
  while (list.size() < size) {
    const std::size_t length = random() % 4 == 0 ? random() % 900 : 1;
    auto value = static_cast<std::uint16_t>(random() % values >> random() % 8);
    if (random() % 5 == 0) value = any;
    list.insert(list.end(), std::min(length, size - list.size()), value);
  }
  return list;
}

RC_GTEST_PROP(Packing, RoundTripsEveryNumber, (std::uint64_t seed)) {
  const std::size_t size = 1 + seed % 5000;
  const auto values = static_cast<std::uint16_t>(1 + seed / 7 % 200);
  const auto list = numbers(seed, size, values);
  const Packed made = packed(list, values);
  RC_ASSERT(made.starts.size() == (size + block - 1) / block + 1);
  for (std::size_t at = 0; at < size; ++at) {
    const std::size_t start = made.starts[at / block];
    const std::size_t end = made.starts[at / block + 1];
    const std::size_t read =
        unpacked(made.code, values, std::span(made.bytes).subspan(start, end - start), at % block);
    RC_ASSERT(read < values);
    if (list[at] != any) RC_ASSERT(read == list[at]);
  }
}

TEST(Packing, LimitsCodeLengthsForSkewedCounts) {
  std::vector<std::uint64_t> counts = {1, 1};
  while (counts.size() < 60) counts.push_back(counts.back() + counts[counts.size() - 2]);
  const PrefixCode code = PrefixCode::of_counts(counts);
  EXPECT_TRUE(code.is_whole());
  EXPECT_LE(std::ranges::max(code.lengths()), PrefixCode::longest);
  for (std::size_t token = 0; token < counts.size(); ++token)
    EXPECT_EQ(code.token(code.words()[token] << (32 - code.lengths()[token])), token);
}

std::string fault(const Bytes& file) {
  const auto table = Table::read(file);
  return table ? "" : table.error().detail;
}

const Bytes& whole() {
  static const Bytes file = made_file("english", 2);
  return file;
}

TEST(TableFile, RoundTrips) {
  EXPECT_EQ(fault(whole()), "");
  const Table table = Table::read(whole()).value();
  EXPECT_EQ(table.heading().pieces, 2);
  EXPECT_EQ(table.heading().variant->key, "english");
  EXPECT_EQ(table.whole_bytes(), whole().size());
}

TEST(TableFile, ReportsTheFault) {
  Bytes other = whole();
  other[0] = std::byte{'X'};
  EXPECT_THAT(fault(other), HasSubstr("not an endgame table"));
  other = whole();
  other[8] = std::byte{9};
  EXPECT_THAT(fault(other), HasSubstr("version 9"));
  other = whole();
  other[12] = std::byte{3};
  EXPECT_THAT(fault(other), HasSubstr("heading is damaged"));
  other = whole();
  other.push_back(std::byte{0});
  EXPECT_THAT(fault(other), HasSubstr("continues after"));
  EXPECT_THAT(fault(Bytes(20)), HasSubstr("too short"));
}

TEST(TableFile, IsRejectedIfDamagedOrTruncatedAnywhere) {
  for (std::size_t at = 0; at < whole().size(); at += 13) {
    Bytes other = whole();
    other[at] ^= std::byte{0x10};
    EXPECT_NE(fault(other), "") << "byte " << at;
    EXPECT_NE(fault(Bytes(whole().begin(), whole().begin() + static_cast<std::ptrdiff_t>(at))), "")
        << "cut at " << at;
  }
}

TEST(TableFile, IsResumedWhereItWasInterrupted) {
  const Heading heading{draughts::find_variant("english"), 2};
  for (const std::size_t size : {whole().size() * 3 / 4, whole().size() - 1}) {
    const Bytes cut(whole().begin(), whole().begin() + static_cast<std::ptrdiff_t>(size));
    const Table begun = Table::read_begun(cut).value();
    Bytes file(cut.begin(), cut.begin() + static_cast<std::ptrdiff_t>(begun.whole_bytes()));
    const auto solving = solver(heading);
    int taken = 0;
    for (const Material& pair : pairs(heading)) {
      if (begun.slice(pair) != nullptr) {
        solving->take(pair, begun);
        ++taken;
      } else {
        const auto slices = solving->solve(pair, [](std::uint64_t) {});
        file.insert(file.end(), slices.begin(), slices.end());
      }
    }
    EXPECT_GT(taken, 0);
    EXPECT_EQ(file, whole());
  }
}

TEST(TableFile, CoversOnlyItsNumberOfPieces) {
  const Table table = Table::read(whole()).value();
  const auto& variant = *table.heading().variant;
  EXPECT_FALSE(value(table, draughts::read_fen(variant, "W:WK1,K2:BK32").value()));
  EXPECT_TRUE(value(table, draughts::read_fen(variant, "W:WK1:BK32").value()));
  EXPECT_TRUE(valued_moves(table, draughts::read_fen(variant, "W:WK1,K2:BK32").value()).empty());
}

TEST(Tables, AreRefusedIfAPositionIsMoreThanItsPieces) {
  EXPECT_THAT(may_have_table(*draughts::find_variant("bashni"), 3).error().detail,
              HasSubstr("towers"));
  EXPECT_THAT(may_have_table(*draughts::find_variant("stavropol"), 3).error().detail,
              HasSubstr("the previous move"));
  EXPECT_THAT(may_have_table(*draughts::find_variant("russian"), 6).error().detail,
              HasSubstr("from 2 to 5"));
  for (const auto& variant : draughts::variants()) {
    const bool refused = variant.key == "bashni" || variant.key == "stavropol";
    EXPECT_EQ(may_have_table(variant, 4).has_value(), !refused) << variant.key;
    if (!refused) EXPECT_TRUE(solver({&variant, 2})) << variant.key;
  }
}

}  // namespace
}  // namespace crownhead::endings
