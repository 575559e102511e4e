#pragma once

#include <cstdint>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <ostream>
#include <string>
#include <vector>

#include "rules/draughts/notation/fen.hpp"

namespace crownhead::draughts {

/// Returns tests/data/NAME, parsed once.
const nlohmann::json& test_data(const std::string& name);

/// An entry of tricky.json. Every process creates all parameters, and copying the JSON would cost
/// more than the test.
struct TrickyPosition {
  const nlohmann::json* entry;

  const nlohmann::json& operator[](const char* field) const { return (*entry)[field]; }
};

void PrintTo(const TrickyPosition& position, std::ostream* out);

std::vector<TrickyPosition> tricky_positions();

/// A row of perft.json or own_perft.json, at its greatest depth with at most `most_nodes`.
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

/// Returns the name of a test.
std::string name_of(const PerftCount& count);

/// Returns the folder of PDN files outside the project: $CROWNHEAD_PDN_DIR, or a folder next to the
/// work tree. Empty if it does not exist.
std::filesystem::path pdn_folder();

/// Returns every .pdn file of a folder, by name.
std::vector<std::filesystem::path> pdn_files(const std::filesystem::path& folder);

/// Calls read_fen for FENs in tests; throws with the reader's message for an invalid one.
Position position_of(const Variant& variant, const std::string& fen);

const Variant& variant_of(const std::string& key);

/// Returns the keys of all variants.
std::vector<std::string> variant_keys();

/// Converts an entry of the JSON to a test name, e.g. "start position" to "start_position".
std::string name_for_test(std::string text);

}  // namespace crownhead::draughts
