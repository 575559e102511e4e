#include "rules/shared_list.hpp"

#include <gtest/gtest.h>
#include <numeric>
#include <string>
#include <vector>

#include "rules/split_mix.hpp"

namespace crownhead {
namespace {

/// Counts its copies.
struct Counted {
  int value = 0;
  static inline int copies = 0;

  Counted(int of) : value(of) {}
  Counted(const Counted& other) : value(other.value) { ++copies; }
  Counted(Counted&&) noexcept = default;
  Counted& operator=(const Counted& other) {
    value = other.value;
    ++copies;
    return *this;
  }
  Counted& operator=(Counted&&) noexcept = default;
  bool operator==(const Counted& other) const { return value == other.value; }
};

SharedList<Counted> list_of(int size) {
  SharedList<Counted> list;
  for (int i = 0; i < size; ++i) list.push_back(i);
  return list;
}

int copies_of(auto work) {
  Counted::copies = 0;
  work();
  return Counted::copies;
}

TEST(SharedList, BehavesLikeAVector) {
  std::uint64_t drawn = 0;
  const auto lot = [&](std::uint64_t below) { return split_mix(7, ++drawn) % below; };
  std::vector<std::string> plain;
  SharedList<std::string> list;
  std::vector<std::pair<std::vector<std::string>, SharedList<std::string>>> copies;
  for (int step = 0; step < 20'000; ++step) {
    const auto what = lot(100);
    if (what < 97) {
      plain.push_back(std::to_string(step));
      list.push_back(std::to_string(step));
    } else {
      const auto left = plain.size() - lot(std::min<std::uint64_t>(plain.size() + 1, 200));
      plain.resize(left);
      list.truncate(left);
    }
    ASSERT_EQ(list.size(), plain.size());
    if (!plain.empty()) {
      ASSERT_EQ(list.back(), plain.back());
      const auto at = lot(plain.size());
      ASSERT_EQ(list[at], plain[at]);
    }
    if (step % 1'000 == 0) copies.emplace_back(plain, list);
  }
  EXPECT_TRUE(std::ranges::equal(list, plain));
  for (const auto& [then, kept] : copies)
    EXPECT_TRUE(std::ranges::equal(kept, then)) << "a copy stays as it was";
}

TEST(SharedList, CopyingAppendingAndDroppingTakeConstantTime) {
  for (const int size : {40, 4'000, 40'000}) {
    auto list = list_of(size);
    EXPECT_LT(copies_of([&] { const auto copy = list; }), 32) << size;
    EXPECT_LE(copies_of([&] {
                for (int i = 0; i < 100; ++i) list.push_back(i);
              }),
              0)
        << size;
    EXPECT_LE(copies_of([&] { list.truncate(list.size() - 3); }), 32) << size;
  }
}

TEST(SharedList, IsARange) {
  const SharedList<int> list{3, 1, 2};
  static_assert(std::ranges::random_access_range<SharedList<int>>);
  EXPECT_EQ(std::accumulate(list.begin(), list.end(), 0), 6);
  EXPECT_EQ(list.front(), 3);
  EXPECT_EQ(list, (SharedList<int>(std::vector{3, 1, 2})));
  EXPECT_NE(list, (SharedList<int>{3, 1}));
  EXPECT_TRUE(SharedList<int>().empty());
}

}  // namespace
}  // namespace crownhead
