#include <filesystem>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>
#include <string>
#include <vector>

#include "tests/house/text_of.hpp"
#include "tests/source_dir.hpp"

namespace {

namespace fs = std::filesystem;

/// Returns the captures of every lambda that keeps the call of a request beyond the statement that
/// it is in: by name, or with all that it uses.
std::vector<std::string> continuations_in(const std::string& text) {
  static const std::regex captures(R"re((?:^|[^\w\])])\[([^\[\]]*)\]\s*(?:\(|\{|mutable\b))re");
  static const std::regex keeps(R"re((?:^|,)\s*(?:call|\w+\s*=\s*call|=)\s*(?:,|$))re");
  std::vector<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), captures), end; at != end; ++at)
    if (const std::string captured = (*at)[1]; std::regex_search(captured, keeps))
      found.push_back(captured);
  return found;
}

TEST(Handlers, WaitInCoroutinesAndNotInCallbacksThatKeepTheCall) {
  const fs::path folder = fs::path(source_dir()) / "server/http";
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const auto ending = entry.path().extension();
    if (ending == ".cpp" || ending == ".hpp")
      EXPECT_THAT(continuations_in(text_of(entry.path())), testing::IsEmpty()) << entry.path();
  }
}

TEST(Handlers, AContinuationIsFoundByItsCaptures) {
  for (const char* text :
       {"store.add(user, [call](Result<void> done) {});",
        "visit(id, [&runner, call, look](Result<Room*> room) {});", "[\n call,\n who] { }",
        "run([=] { call->empty(204); });", "run([asked = call] { asked->empty(204); });",
        "run([=, &runner](int) {});"})
    EXPECT_EQ(continuations_in(text).size(), 1U) << text;
  for (const char* text :
       {"co_await awaited<int>([&](auto done) { store.add(call->key(), done); });",
        "[who = call->user(), &lobby] {}", "rows[call](1)", "[&call](const Row& row) {}"})
    EXPECT_EQ(continuations_in(text).size(), 0U) << text;
}

}  // namespace
