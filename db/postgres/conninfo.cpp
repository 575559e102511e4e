#include "db/postgres/conninfo.hpp"

#include <charconv>
#include <cstdint>
#include <memory>
#include <ranges>
#include <string_view>

#include "db/postgres/libpq.hpp"

namespace crownhead::db {
namespace {

struct Free {
  void operator()(PQconninfoOption* options) const { Libpq::get().free_options(options); }
  void operator()(char* text) const { Libpq::get().free_memory(text); }
};

bool is_given(const PQconninfoOption& option) { return option.val && *option.val; }

/// libpq marks options that a program must not show: passwords of users and of keys.
bool is_secret(const PQconninfoOption& option) {
  return std::string_view(option.dispchar) == "*" || std::string_view(option.keyword) == "password";
}

/// libpq expands only the outermost address, so this one would be taken for the name of a database.
bool is_address_inside(const PQconninfoOption& option) {
  return std::string_view(option.keyword) == "dbname" &&
         std::string_view(option.val).find_first_of("=/") != std::string_view::npos;
}

/// Each of several hosts may have a port or none.
bool has_wrong_port(const PQconninfoOption& option) {
  if (std::string_view(option.keyword) != "port") return false;
  for (const auto part : std::views::split(std::string_view(option.val), ',')) {
    const std::string_view text(part.begin(), part.end());
    std::uint16_t port = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
    const bool right = error == std::errc{} && end == text.data() + text.size() && port > 0;
    if (!text.empty() && !right) return true;
  }
  return false;
}

}  // namespace

std::optional<std::string> fault_of_conninfo(const std::string& address) {
  const auto& pq = Libpq::get();
  char* raw = nullptr;
  const std::unique_ptr<PQconninfoOption, Free> options(pq.parse_address(address.c_str(), &raw));
  const std::unique_ptr<char, Free> why(raw);
  if (!options) {
    std::string text = why ? why.get() : "out of memory";
    while (text.ends_with('\n')) text.pop_back();
    return "libpq cannot parse the address (" + text +
           "); write it like postgresql://USER@HOST/NAME";
  }
  for (const auto* option = options.get(); option->keyword; ++option) {
    if (!is_given(*option)) continue;
    if (is_secret(*option))
      return "the address of the database contains a password, which others on this machine can "
             "read;"
             " put it into ~/.pgpass or the file named by PGPASSFILE";
    if (has_wrong_port(*option))
      return "the address of the database has a port that is not a number from 1 to 65535";
    if (is_address_inside(*option))
      return "the name of the database contains = or /, like an address; write a single address";
  }
  return std::nullopt;
}

}  // namespace crownhead::db
