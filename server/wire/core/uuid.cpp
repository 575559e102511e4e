#include "server/wire/core/uuid.hpp"

#include <algorithm>
#include <boost/uuid/string_generator.hpp>
#include <boost/uuid/uuid_io.hpp>
#include <cctype>

namespace crownhead::wire {
namespace {

constexpr std::string_view pattern = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";

/// Boost also accepts braces and leaves out dashes, and throws for anything else.
bool matches(std::string_view text) {
  return std::ranges::equal(text, pattern, [](char c, char expected) {
    return expected == 'x' ? std::isxdigit(static_cast<unsigned char>(c)) != 0 : c == expected;
  });
}

}  // namespace

std::optional<CommandId> parse_uuid(std::string_view text) {
  if (!matches(text)) return std::nullopt;
  const auto uuid = boost::uuids::string_generator{}(text.begin(), text.end());
  CommandId id;
  std::ranges::copy(uuid, id.begin());
  return id;
}

std::string format_uuid(const CommandId& id) {
  const auto letters = uuid_letters(id);
  return {letters.data(), letters.size()};
}

std::array<char, 36> uuid_letters(const CommandId& id) {
  boost::uuids::uuid uuid;
  std::ranges::copy(id, uuid.begin());
  std::array<char, 36> letters;
  boost::uuids::to_chars(uuid, letters.begin());
  return letters;
}

}  // namespace crownhead::wire
