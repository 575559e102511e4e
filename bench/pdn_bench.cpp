// Measures the peak memory of `crownhead replay` for files of 10 and of 100 MB. Then the megabytes
// of PDN per second, read and replayed with every move checked, on one thread: for the games
// included in the project and, if present, the collection in $CROWNHEAD_PDN_DIR, each repeated to a
// megabyte; the median of five runs, in the thread's processor time.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "bench/figures.hpp"
#include "rules/draughts/pdn/replay.hpp"

namespace {

using namespace crownhead;
namespace fs = std::filesystem;

constexpr std::size_t megabyte = 1'000'000;

std::string text_of(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str() + "\n";
}

/// Returns all .pdn files of a folder, concatenated.
std::string games_in(const fs::path& folder) {
  std::string games;
  if (!fs::exists(folder)) return games;
  for (const auto& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".pdn") games += text_of(entry.path());
  }
  return games;
}

std::string repeated(const std::string& games, std::size_t size) {
  std::string text;
  while (text.size() < size) text += games;
  return text;
}

double megabytes_per_second(const draughts::Variant& variant, const std::string& text) {
  std::istringstream in(text);
  const double begun = bench::thread_seconds();
  draughts::PdnReader reader(in);
  while (const auto game = reader.next()) draughts::replay(variant, *game);
  return static_cast<double>(text.size()) / megabyte / (bench::thread_seconds() - begun);
}

void measure(const std::string& variant, const std::string& kind, const std::string& games) {
  if (games.empty()) return;
  const std::string text = repeated(games, megabyte);
  std::array<double, 5> rates = {};
  for (double& rate : rates) rate = megabytes_per_second(*draughts::find_variant(variant), text);
  std::ranges::sort(rates);
  bench::print_figure("pdn." + variant + "." + kind + "_mb_per_s", rates[rates.size() / 2]);
}

/// Returns the peak memory of `server replay` on a file, in megabytes.
double peak_memory(const std::string& server, const std::string& file) {
  const pid_t child = fork();
  if (child == 0) {
    const int nowhere = open("/dev/null", O_WRONLY);
    dup2(nowhere, STDOUT_FILENO);
    execl(server.c_str(), server.c_str(), "replay", "--variant", "international", file.c_str(),
          nullptr);
    _exit(127);
  }
  int status = 0;
  rusage used{};
  wait4(child, &status, 0, &used);
  if (status != 0) std::exit(1);
  return static_cast<double>(used.ru_maxrss) * 1024 / megabyte;
}

void write_repeated(const fs::path& file, const std::string& games, std::size_t size) {
  std::ofstream out(file, std::ios::binary);
  for (std::size_t written = 0; written < size; written += games.size()) out << games;
}

/// Must be called before anything large is read, because a child's peak includes its parent's
/// memory at the fork.
void measure_memory(const std::string& server, const std::string& games) {
  const fs::path file =
      fs::temp_directory_path() / ("crownhead-" + std::to_string(getpid()) + ".pdn");
  for (const std::size_t size : {10 * megabyte, 100 * megabyte}) {
    write_repeated(file, games, size);
    bench::print_figure("pdn.replay_" + std::to_string(size / megabyte) + "_mb.peak_mb",
                        peak_memory(server, file));
  }
  fs::remove(file);
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("PDN: speed of reading with legality checks, and memory");
  std::string server;
  std::string games = "tests/data/games";
  app.add_option("--server", server, "The crownhead binary")->required();
  app.add_option("--games", games, "Folder of the games that the project ships");
  CLI11_PARSE(app, argc, argv);

  measure_memory(server, text_of(fs::path(games) / "international.pdn"));
  const char* const given = std::getenv("CROWNHEAD_PDN_DIR");
  const fs::path collection = given != nullptr ? given : "../shared/data/pdn";
  for (const std::string variant : {"international", "russian"}) {
    measure(variant, "own", text_of(fs::path(games) / (variant + ".pdn")));
  }
  for (const std::string variant : {"international", "russian", "italian", "english"}) {
    measure(variant, "collection", games_in(collection / variant));
  }
}
