// Measures the loss of the strongest nardi level, in thousandths of a point per decision, by GNU
// Backgammon's 2-ply analysis: matches of the level against itself are written as files and
// analysed by gnubg. Without gnubg it says so and measures nothing.
#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>

#include "bench/figures.hpp"
#include "bench/nardi_match.hpp"
#include "bench/temp_folder.hpp"
#include "rules/nardi/computer/decisions.hpp"
#include "rules/nardi/mat.hpp"

namespace {

using namespace crownhead;
namespace fs = std::filesystem;

std::optional<fs::path> gnubg() {
  for (const char* place : {"/usr/games/gnubg", "/usr/bin/gnubg", "/usr/local/bin/gnubg"})
    if (fs::exists(place)) return place;
  return std::nullopt;
}

/// The totals of both sides: the errors, which gnubg gives as a negative number of points, and the
/// number of decisions.
struct Analysis {
  double lost = 0;
  double moves = 0;  ///< with more than one play
  double cubes = 0;  ///< close or actual decisions
};

/// Returns the numbers in a line for the two players: the first of each column.
std::array<double, 2> numbers_of(const std::string& line, const std::string& heading) {
  std::string rest = line.substr(heading.size());
  // The part in parentheses repeats the number in another unit.
  for (auto open = rest.find('('); open != std::string::npos; open = rest.find('('))
    rest.erase(open, rest.find(')', open) - open + 1);
  std::istringstream in(rest);
  std::array<double, 2> numbers = {};
  if (!(in >> numbers[0] >> numbers[1])) throw std::runtime_error("gnubg wrote: " + line);
  return numbers;
}

/// Reads gnubg's statistics of a match; the last "Error total" covers all decisions.
Analysis read_analysis(std::FILE* output) {
  Analysis analysis;
  std::array<char, 1024> buffer;
  while (std::fgets(buffer.data(), buffer.size(), output)) {
    const std::string line(buffer.data());
    const auto sum = [&](const std::string& heading) -> std::optional<double> {
      if (!line.starts_with(heading)) return std::nullopt;
      const auto numbers = numbers_of(line, heading);
      return numbers[0] + numbers[1];
    };
    if (const auto found = sum("Unforced moves")) analysis.moves = *found;
    if (const auto found = sum("Close or actual cube decisions")) analysis.cubes = *found;
    if (const auto found = sum("Error total EMG (MWC)")) analysis.lost = -*found;
  }
  if (analysis.moves == 0) throw std::runtime_error("gnubg did not analyse the match");
  return analysis;
}

Analysis analysed(const fs::path& program, const nardi::MatchRecord& match,
                  const fs::path& folder) {
  const fs::path mat = folder / "match.mat";
  const fs::path commands = folder / "commands";
  std::ofstream(mat) << nardi::write_mat(match);
  std::ofstream(commands) << "set automatic roll off\n"
                             "set display off\n"
                             "set confirm new off\n"
                             "set confirm save off\n"
                             "set analysis chequerplay evaluation plies 2\n"
                             "set analysis cubedecision evaluation plies 2\n"
                             "set analysis luck off\n"
                             "import mat \""
                          << mat.string() << "\"\nanalyse match\nshow statistics match\n";
  const std::string command =
      program.string() + " -t -q -r -c " + commands.string() + " </dev/null 2>/dev/null";
  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> output(popen(command.c_str(), "r"), pclose);
  if (!output) throw std::runtime_error("cannot start gnubg");
  return read_analysis(output.get());
}

}  // namespace

int main(int argc, char** argv) {
  int matches = 8;
  CLI::App app("Measures the computer's errors at nardi by gnubg's analysis.");
  app.add_option("--matches", matches, "of five points")->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const auto program = gnubg();
  if (!program) {
    std::cerr
        << "gnubg is not installed; nothing is measured. Install it with apt-get install gnubg\n";
    bench::print_figure("nardi.matches", 0);
    return 0;
  }
  const bench::TempFolder folder;
  const nardi::Terms terms{.length = 5, .cube = true, .crawford = true};
  constexpr int level = nardi::computer::strongest;
  Analysis all;
  for (int match = 0; match < matches; ++match) {
    const auto one = analysed(
        *program, bench::played_match(terms, {level, level}, static_cast<std::uint64_t>(match)),
        folder.path());
    all.lost += one.lost;
    all.moves += one.moves;
    all.cubes += one.cubes;
  }
  bench::print_figure("nardi.matches", matches);
  bench::print_figure("nardi.decisions", all.moves + all.cubes);
  bench::print_figure("nardi.level_8.lost_a_decision_mEMG",
                      1000 * all.lost / (all.moves + all.cubes));
}
