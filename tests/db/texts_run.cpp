// With CROWNHEAD_TEXTS, writes to the file in it every statement that this program has run, with
// the types of its arguments, for tests/postgres/texts_test.

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <memory>
#include <mutex>
#include <sqlite3.h>
#include <string>
#include <string_view>
#include <utility>

namespace crownhead::db {
namespace {

std::mutex mutex;
/// A letter for each argument: i(nteger), r(eal), t(ext), b(ytes), or - while none was seen.
std::map<std::string, std::string> seen;

/// Removes the value in SQLite's notation from the front of `text`, and returns its type.
char take_value(std::string_view& text) {
  const bool bytes = text.starts_with("x'");
  if (bytes) text.remove_prefix(1);
  if (text.starts_with('\'')) {
    std::size_t end = 1;
    while (text[end] != '\'' || text.substr(end).starts_with("''"))
      end += text[end] == '\'' ? 2 : 1;
    text.remove_prefix(end + 1);
    return bytes ? 'b' : 't';
  }
  if (text.starts_with("NULL")) {
    text.remove_prefix(4);
    return '-';
  }
  const auto length = std::min(text.find_first_not_of("-+0123456789.eE"), text.size());
  const bool real = text.substr(0, length).find_first_of(".eE") != std::string_view::npos;
  text.remove_prefix(length);
  return real ? 'r' : 'i';
}

/// `expanded` is `sql` with its arguments inserted.
void note(std::string_view sql, std::string_view expanded, std::string& types) {
  std::size_t last = 0;  // number of an argument
  while (!sql.empty()) {
    if (sql.front() != '?') {
      sql.remove_prefix(1);
      expanded.remove_prefix(1);
      continue;
    }
    sql.remove_prefix(1);
    std::size_t number = 0;
    while (!sql.empty() && sql.front() >= '0' && sql.front() <= '9') {
      number = 10 * number + static_cast<std::size_t>(sql.front() - '0');
      sql.remove_prefix(1);
    }
    if (number == 0) number = ++last;  // a query of the word index itself
    last = std::max(last, number);
    const char type = take_value(expanded);
    if (types.size() < number) types.resize(number, '-');
    if (type != '-') types.at(number - 1) = type;
  }
}

int note(unsigned, void*, void* begun, void*) {
  auto* statement = static_cast<sqlite3_stmt*>(begun);
  const std::string_view sql = sqlite3_sql(statement);
  const std::lock_guard lock(mutex);
  std::string& types = seen[std::string(sql)];
  const auto arguments = static_cast<std::size_t>(sqlite3_bind_parameter_count(statement));
  if (types.size() == arguments && !types.contains('-')) return 0;
  const std::unique_ptr<char, void (*)(void*)> expanded(sqlite3_expanded_sql(statement),
                                                        sqlite3_free);
  if (expanded) note(sql, expanded.get(), types);
  return 0;
}

int attach(sqlite3* connection, char**, const sqlite3_api_routines*) {
  return sqlite3_trace_v2(connection, SQLITE_TRACE_STMT, note, nullptr);
}

class TextsRun : public testing::EmptyTestEventListener {
 public:
  explicit TextsRun(std::string file) : file_(std::move(file)) {}

  void OnTestStart(const testing::TestInfo&) override {
    if (attached_) return;
    // A connection reports its statements to one listener only, so the others are removed.
    sqlite3_reset_auto_extension();
    sqlite3_auto_extension(reinterpret_cast<void (*)()>(attach));
    attached_ = true;
  }
  void OnTestProgramEnd(const testing::UnitTest&) override {
    std::ofstream out(file_);
    for (const auto& [sql, types] : seen) out << types << '\n' << sql << '\0';
  }

 private:
  std::string file_;
  bool attached_ = false;
};

const bool listening = [] {
  if (const char* file = std::getenv("CROWNHEAD_TEXTS"))
    testing::UnitTest::GetInstance()->listeners().Append(new TextsRun(file));
  return true;
}();

}  // namespace
}  // namespace crownhead::db
