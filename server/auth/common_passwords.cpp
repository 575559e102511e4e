#include "server/auth/common_passwords.hpp"

#include <string>

#include "rules/lower_case.hpp"

namespace crownhead::auth {
namespace {

/// One password per line, in lower case; common_passwords.license names the source of the list.
constexpr char file[] = {
#embed "common_passwords.txt" prefix('\n', )
};
constexpr std::string_view lines(file, sizeof file);

}  // namespace

bool is_common_password(std::string_view password) {
  const std::string line = "\n" + in_lower_case(password) + "\n";
  // Hashing an accepted password takes a thousand times as long as this search.
  return lines.find(line) != std::string_view::npos;
}

}  // namespace crownhead::auth
