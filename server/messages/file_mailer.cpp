#include <fstream>
#include <system_error>

#include "server/messages/mailer.hpp"

namespace crownhead::messages {

Result<void> FileMailer::send(std::int64_t id, const std::string&, const std::string&,
                              const std::string& text) {
  namespace fs = std::filesystem;
  std::error_code error;
  fs::create_directories(folder_, error);
  // An older version made it readable for everyone.
  fs::permissions(folder_, fs::perms::others_all, fs::perm_options::remove, error);
  const fs::path file = folder_ / (std::to_string(id) + ".eml");
  const auto unfinished = fs::path(file).replace_extension("part");
  std::ofstream out(unfinished, std::ios::binary);
  out << text;
  out.close();
  if (out) fs::rename(unfinished, file, error);
  if (!out || error)
    return fail(Code::unavailable, in_english("cannot write the message to " + folder_.string()));
  return {};
}

}  // namespace crownhead::messages
