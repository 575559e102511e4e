#include <fstream>
#include <system_error>

#include "server/messages/mailer.hpp"

namespace crownhead::messages {

Result<void> FileMailer::send(const std::string&, const std::string&, const std::string& text) {
  std::error_code error;
  std::filesystem::create_directories(folder_, error);
  std::filesystem::path file;
  int number = 0;
  do file = folder_ / (std::to_string(++number) + ".eml");
  while (std::filesystem::exists(file, error));
  const auto unfinished = std::filesystem::path(file).replace_extension("part");
  std::ofstream out(unfinished, std::ios::binary);
  out << text;
  out.close();
  if (out) std::filesystem::rename(unfinished, file, error);
  if (!out || error)
    return fail(Code::unavailable, "the message could not be written to " + folder_.string());
  return {};
}

}  // namespace crownhead::messages
