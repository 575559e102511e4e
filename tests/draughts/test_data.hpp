#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "rules/draughts/fen.hpp"

namespace crownhead::draughts {

/// tests/data/NAME, parsed once.
const nlohmann::json& test_data(const std::string& name);

/// An entry of tricky.json. Every process makes all parameters, and a copy of the JSON costs it
/// more than the test.
struct TrickyPosition {
  const nlohmann::json* entry;

  const nlohmann::json& operator[](const char* field) const { return (*entry)[field]; }
};

void PrintTo(const TrickyPosition& position, std::ostream* out);

std::vector<TrickyPosition> tricky_positions();

/// A row of perft.json or own_perft.json, at its greatest depth of at most so many nodes.
struct PerftCount {
  std::string variant;
  std::string name;
  std::string fen;
  bool every_route;
  int depth;
  std::uint64_t nodes;
};

void PrintTo(const PerftCount& count, std::ostream* out);

std::vector<PerftCount> perft_counts(std::uint64_t most_nodes);

/// As the name of a test.
std::string name_of(const PerftCount& count);

/// The folder of PDN files that are not part of the project: $CROWNHEAD_PDN_DIR, else beside the
/// work tree. Empty where it is not there.
std::filesystem::path pdn_folder();

/// Every .pdn of a folder, by name.
std::vector<std::filesystem::path> pdn_files(const std::filesystem::path& folder);

/// read_fen for FENs that the test wrote; throws with the reader's sentence on a wrong one.
Position position_of(const Variant& variant, const std::string& fen);

const Variant& variant_of(const std::string& key);

/// Of every variant.
std::vector<std::string> variant_keys();

/// Prints the JSON's entry in a test's name, e.g. "start position" as "start_position".
std::string name_for_test(std::string text);

}  // namespace crownhead::draughts
