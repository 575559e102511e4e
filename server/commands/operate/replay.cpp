#include "server/commands/operate/replay.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>

#include "rules/draughts/pdn/replay.hpp"
#include "server/commands/position_option.hpp"
#include "server/wire/game/command_json.hpp"

namespace crownhead::server {
namespace {

struct ReplayOptions {
  std::string variant;
  std::vector<std::string> files;
};

/// Returns how many of the game's moves precede the fault.
int ply_of(const draughts::PdnGame& game, const draughts::PdnFault& fault) {
  return static_cast<int>(std::ranges::count_if(game.moves, [&fault](const auto& move) {
    return std::pair(move.line, move.column) < std::pair(fault.line, fault.column);
  }));
}

void add_game(const draughts::Variant& variant, const draughts::PdnGame& game,
              wire::ReplayReport& report) {
  ++report.games;
  for (const auto& fault : game.faults) {
    if (fault.aside) continue;
    report.errors.push_back({report.games, ply_of(game, fault),
                             "line " + std::to_string(fault.line) + ", column " +
                                 std::to_string(fault.column) + ": " + fault.reason.english,
                             Code::bad_pdn});
  }
  const draughts::Replayed replayed = draughts::replay(variant, game);
  report.moves += static_cast<int>(replayed.moves.size());
  if (replayed.fault) {
    report.errors.push_back({report.games, replayed.fault->ply, replayed.fault->error.detail,
                             replayed.fault->error.code});
  }
}

/// Returns false if the file has errors or cannot be read.
bool replay_file(const draughts::Variant& variant, const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in || in.peek() == std::ifstream::traits_type::eof()) {
    std::cerr << "crownhead replay: " << file
              << " cannot be read or is empty; give the path of a PDN file\n";
    return false;
  }
  wire::ReplayReport report{.file = file};
  draughts::PdnReader reader(in);
  while (const auto game = reader.next()) add_game(variant, *game, report);
  if (const auto& refusal = reader.refusal(); !refusal) {
    report.errors.push_back({report.games + 1, 0, refusal.error().detail, refusal.error().code});
  }
  std::cout << wire::replay_json(report) << std::endl;
  return report.errors.empty();
}

int run(const ReplayOptions& options) {
  const auto variant = named_variant(options.variant);
  if (!variant) return refuse("replay", variant.error());
  bool all_well = true;
  for (const std::string& file : options.files) {
    all_well = replay_file(**variant, file) && all_well;
  }
  return all_well ? 0 : 1;
}

}  // namespace

void add_replay(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<ReplayOptions>();
  auto* command = app.add_subcommand("replay", "Replay the games of PDN files and report errors");
  command->add_option("--variant", options->variant, "Key of the variant")->required();
  command->add_option("files", options->files, "PDN files")->required();
  command->callback([options, &exit_status] { exit_status = run(*options); });
}

}  // namespace crownhead::server
