#include "rules/tournament/files/entrants_csv.hpp"

#include <algorithm>
#include <array>

#include "rules/byte_order_mark.hpp"
#include "rules/lower_case.hpp"
#include "rules/reasons.hpp"
#include "rules/utf8.hpp"

namespace crownhead::tournament {
namespace {

constexpr std::size_t most_lines = 2000, most_columns = 200;

struct Field {
  std::string text = {};
  int line = 0, column = 0;
};

using Record = std::vector<Field>;

std::unexpected<Error> refused(int line, int column, Reason why) {
  return fail_at(Code::bad_csv, {line, column}, std::move(why));
}

std::string trimmed(const std::string& text) {
  const auto from = text.find_first_not_of(" \t");
  if (from == std::string::npos) return {};
  return text.substr(from, text.find_last_not_of(" \t") - from + 1);
}

char separator_of(std::string_view text) {
  const auto head = text.substr(0, text.find_first_of("\r\n"));
  constexpr std::array separators = {',', ';', '\t'};
  return *std::ranges::max_element(
      separators, {}, [&](char separator) { return std::ranges::count(head, separator); });
}

/// Reads the text one UTF-8 character at a time.
class CsvReader {
 public:
  explicit CsvReader(std::string_view text)
      : text_(without_byte_order_mark(text)), separator_(separator_of(text)) {}

  Result<std::vector<Record>> read() {
    std::vector<Record> records;
    while (!text_.empty()) {
      Record record;
      do {
        auto field = next_field();
        if (!field) return std::unexpected(field.error());
        if (record.size() == most_columns)
          return refused(field->line, field->column, reason::csv::columns(most_columns));
        record.push_back(*std::move(field));
      } while (took(separator_));
      end_line();
      if (record.size() == 1 && trimmed(record.front().text).empty()) continue;
      if (records.size() > most_lines)
        return refused(record.front().line, 1, reason::csv::players(most_lines));
      records.push_back(std::move(record));
    }
    return records;
  }

 private:
  Result<Field> next_field() {
    Field field{.line = line_, .column = column_};
    if (!took('"')) {
      while (!text_.empty() && text_.front() != separator_ && text_.front() != '\r' &&
             text_.front() != '\n')
        field.text += take();
      return field;
    }
    for (;;) {
      if (text_.empty()) return refused(field.line, field.column, reason::csv::quotes_open());
      const char c = take();
      if (c == '"' && !took('"')) break;
      field.text += c;
    }
    if (!text_.empty() && text_.front() != separator_ && text_.front() != '\r' &&
        text_.front() != '\n')
      return refused(line_, column_, reason::csv::after_quotes());
    return field;
  }

  char take() {
    const char c = text_.front();
    text_.remove_prefix(1);
    if (c == '\n') {
      ++line_;
      column_ = 1;
    } else if (begins_character(c)) {
      ++column_;
    }
    return c;
  }

  bool took(char c) {
    if (text_.empty() || text_.front() != c) return false;
    take();
    return true;
  }

  void end_line() {
    const bool carriage = took('\r');
    if (took('\n') || !carriage) return;
    ++line_;
    column_ = 1;
  }

  std::string_view text_;
  char separator_;
  int line_ = 1, column_ = 1;
};

/// The places of the columns that are read.
struct Columns {
  std::optional<std::size_t> name, real_name, number;

  bool any() const { return name || real_name || number; }
};

Columns columns_of(const Record& head) {
  Columns columns;
  for (std::size_t i = 0; i < head.size(); ++i) {
    const std::string text = in_lower_case(trimmed(head[i].text));
    auto* const column = text == "username" || text == "name" ? &columns.name
                         : text == "real_name"                ? &columns.real_name
                         : text == "federation_number"        ? &columns.number
                                                              : nullptr;
    if (column != nullptr && !*column) *column = i;
  }
  return columns;
}

/// Returns the entrant of a record; nullopt if it is too short for any of the columns.
std::optional<EntrantLine> entrant_of(const Record& record, const Columns& columns) {
  EntrantLine entrant;
  const auto take = [&](std::optional<std::size_t> column) -> std::string {
    if (!column || *column >= record.size()) return {};
    const Field& field = record[*column];
    if (entrant.line == 0) {
      entrant.line = field.line;
      entrant.column = field.column;
    }
    return trimmed(field.text);
  };
  entrant.name = take(columns.name);
  entrant.real_name = take(columns.real_name);
  entrant.federation_number = take(columns.number);
  return entrant.line == 0 ? std::nullopt : std::optional(std::move(entrant));
}

}  // namespace

Result<std::vector<EntrantLine>> read_entrants(std::string_view text) {
  const auto records = CsvReader(text).read();
  if (!records) return std::unexpected(records.error());
  Columns columns{.name = 0, .real_name = std::nullopt, .number = std::nullopt};
  bool headed = false;
  std::vector<EntrantLine> entrants;
  for (const Record& record : *records) {
    if (const auto named = columns_of(record); !headed && entrants.empty() && named.any()) {
      headed = true;
      columns = named;
      continue;
    }
    auto entrant = entrant_of(record, columns);
    const Field& last = record.back();
    if (!entrant) return refused(last.line, last.column, reason::csv::no_name_column());
    if (entrant->name.empty() && entrant->real_name.empty() && entrant->federation_number.empty())
      return refused(entrant->line, entrant->column, reason::csv::name_missing());
    entrants.push_back(*std::move(entrant));
  }
  if (entrants.size() > most_lines) return refused(1, 1, reason::csv::players(most_lines));
  if (entrants.empty()) return refused(1, 1, reason::csv::no_names());
  return entrants;
}

}  // namespace crownhead::tournament
