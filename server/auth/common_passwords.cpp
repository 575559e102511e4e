#include "server/auth/common_passwords.hpp"

#include <string>

namespace crownhead::auth {
namespace {

/// A line for each, in small letters; common_passwords.license says whose list it is.
constexpr char file[] = {
#embed "common_passwords.txt" prefix('\n', )
};
constexpr std::string_view lines(file, sizeof file);

}  // namespace

bool is_common_password(std::string_view password) {
  std::string line = "\n";
  for (const char c : password) line += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  // Hashing what is accepted takes a thousand times as long as looking through the file.
  return lines.find(line + "\n") != std::string_view::npos;
}

}  // namespace crownhead::auth
