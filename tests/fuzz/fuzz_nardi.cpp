// Any text as each kind of ID and record, and as a play of the roll and position selected by its
// first three bytes. Whatever is read is the same after writing and reading, and a play is legal.
#include <algorithm>
#include <cstdint>
#include <cstdlib>

#include "rules/nardi/mat.hpp"
#include "rules/nardi/match_id.hpp"
#include "rules/nardi/notation.hpp"
#include "rules/nardi/position_id.hpp"
#include "rules/nardi/sgf.hpp"
#include "rules/nardi/xgid.hpp"

using namespace crownhead::nardi;

namespace {

/// The result of `read` is the same after `write` and `read`.
template <class Read, class Write>
void read_back(std::string_view text, Read read, Write write) {
  const auto found = read(text);
  if (!found && found.error().detail.empty()) std::abort();
  if (found && read(write(*found)) != *found) std::abort();
}

/// Names and tags may lose characters when they are written for the first time.
template <class Read, class Write>
void read_match(std::string_view text, Read read, Write write) {
  const auto record = read(text);
  if (!record) return;
  const std::string written = write(*record);
  if (written.size() > most_record_bytes) return;
  const auto again = read(written);
  if (!again || again->games != record->games || write(*again) != written) std::abort();
}

void play(std::string_view text) {
  if (text.size() < 3) return;
  const auto die = [&text](std::size_t at) {
    return static_cast<std::uint8_t>(1 + static_cast<unsigned char>(text[at]) % 6);
  };
  const Roll roll{die(0), die(1)};
  Position position = start_position();
  const int plies = static_cast<unsigned char>(text[2]) % 16;
  for (int ply = 0; ply < plies; ++ply)
    position = after(position, plays(position, all_rolls()[static_cast<std::size_t>(ply)]).back());
  const auto read = read_play(position, roll, text.substr(3));
  if (!read) return;
  const auto legal = plays(position, roll);
  if (std::ranges::find(legal, *read) == legal.end()) std::abort();
  if (read_play(position, roll, write_play(*read)) != *read) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  read_back(text, [](std::string_view id) { return read_position_id(id); }, write_position_id);
  read_back(text, read_match_id, write_match_id);
  read_back(text, read_xgid, write_xgid);
  read_match(text, read_mat, write_mat);
  read_match(text, read_sgf, write_sgf);
  play(text);
  return 0;
}
