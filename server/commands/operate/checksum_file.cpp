#include "server/commands/operate/checksum_file.hpp"

#include <fstream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "rules/lower_case.hpp"
#include "server/auth/checksum.hpp"

namespace crownhead::server {
namespace {

constexpr std::size_t digits = 64;

/// Returns the hex digits of a line "DIGITS  NAME", in lower case. Ignores the name, because both
/// files may be renamed together.
std::string stored_checksum(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  std::string sum = in_lower_case(line.substr(0, line.find_first_of(" \t\r")));
  constexpr std::string_view allowed = "0123456789abcdef";
  if (sum.size() != digits || sum.find_first_not_of(allowed) != std::string::npos)
    throw std::runtime_error(
        file.string() +
        " contains no SHA-256; make another backup, or delete that file to restore without a"
        " checksum");
  return sum;
}

}  // namespace

std::filesystem::path checksum_file_of(const std::filesystem::path& backup) {
  return backup.string() + ".sha256";
}

void write_checksum(const std::filesystem::path& backup) {
  const auto file = checksum_file_of(backup);
  const std::filesystem::path part = file.string() + ".part";
  std::ofstream out(part, std::ios::binary | std::ios::trunc);
  out << auth::sha256_of_file(backup) << "  " << backup.filename().string() << '\n';
  out.close();
  if (!out) throw std::runtime_error("cannot write the checksum " + part.string());
  std::filesystem::rename(part, file);
}

bool verify_checksum(const std::filesystem::path& backup) {
  const auto file = checksum_file_of(backup);
  if (!std::filesystem::exists(file)) return false;
  if (auth::sha256_of_file(backup) != stored_checksum(file))
    throw std::runtime_error(backup.string() + " does not match its checksum " + file.string() +
                             "; it is damaged or was changed; make another backup");
  return true;
}

}  // namespace crownhead::server
