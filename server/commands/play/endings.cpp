#include "server/commands/play/endings.hpp"

#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include "rules/draughts/notation/notation.hpp"
#include "rules/endings/lookup.hpp"
#include "server/commands/play/endings_build.hpp"
#include "server/commands/position_option.hpp"
#include "server/endings/endgame_tables.hpp"
#include "server/wire/analysis/ending_json.hpp"

namespace crownhead::server {
namespace {

struct EndingsOptions {
  std::string variant;
  std::string file;
  std::string fen;
  int pieces = 0;
};

int fault(const std::string& command, const Error& error) {
  refuse(command, error);
  return 1;
}

int run_build(const EndingsOptions& options) {
  const auto variant = named_variant(options.variant);
  if (!variant) return refuse("endings build", variant.error());
  if (const auto may = endings::may_have_table(**variant, options.pieces); !may)
    return refuse("endings build", may.error());
  const std::string file = options.file.empty()
                               ? options.variant + "-" + std::to_string(options.pieces) + ".endings"
                               : options.file;
  const auto built = build_endings({*variant, options.pieces}, file);
  return built ? 0 : fault("endings build", built.error());
}

wire::EndingFigures figures(const draughts::Variant& variant, const draughts::Position& position,
                            endings::Value value, const endings::Table& table) {
  wire::EndingFigures figures;
  figures.value = endings::value_name(value);
  if (!value.is_draw()) figures.plies = value.plies();
  for (const auto& move : endings::best_moves(table, position))
    figures.best.push_back(draughts::write_full(variant, position, move));
  return figures;
}

int run_probe(const EndingsOptions& options) {
  const auto variant = named_variant(options.variant);
  if (!variant) return refuse("endings probe", variant.error());
  const auto position = given_position(**variant, options.fen);
  if (!position) return refuse("endings probe", position.error());
  const auto loaded = LoadedTable::open(options.file);
  if (!loaded) return fault("endings probe", loaded.error());
  const endings::Table& table = loaded->table();
  const endings::Heading& heading = table.heading();
  if (heading.variant != *variant)
    return fault("endings probe",
                 {Code::invalid_field, in_english("The file " + options.file + " is for " +
                                                  std::string(heading.variant->key))});
  const auto value = endings::value(table, *position);
  if (!value)
    return fault(
        "endings probe",
        {Code::invalid_field,
         in_english("The table covers positions of up to " + std::to_string(heading.pieces) +
                    " pieces with at least one on each side; this position has others")});
  std::cout << wire::ending_json(figures(**variant, *position, *value, table)) << '\n';
  return 0;
}

}  // namespace

void add_endings(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<EndingsOptions>();
  auto* command = app.add_subcommand("endings", "Build and read endgame tables");
  command->require_subcommand(1);
  auto* build = command->add_subcommand(
      "build",
      "Solve every position up to a number of pieces and write a table; resumes an interrupted"
      " build");
  build->add_option("variant", options->variant, "Key of the variant")->required();
  build->add_option("--pieces", options->pieces, "Maximum number of pieces on both sides together")
      ->check(CLI::Range(endings::fewest_pieces, endings::most_pieces))
      ->required();
  build->add_option("--file", options->file, "File to write; default: VARIANT-N.endings");
  build->callback([options, &exit_status] { exit_status = run_build(*options); });
  auto* probe = command->add_subcommand("probe", "Print the value of a position in a table");
  probe->add_option("variant", options->variant, "Key of the variant")->required();
  probe->add_option("--file", options->file, "The table")->required();
  probe->add_option("--fen", options->fen, "The position")->required();
  probe->callback([options, &exit_status] { exit_status = run_probe(*options); });
}

}  // namespace crownhead::server
