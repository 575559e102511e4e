#include "tests/draughts/test_data.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <map>
#include <stdexcept>

#include "tests/source_dir.hpp"

namespace crownhead::draughts {

const nlohmann::json& test_data(const std::string& name) {
  static std::map<std::string, nlohmann::json> known;
  const auto [at, is_new] = known.try_emplace(name);
  if (is_new) {
    std::ifstream in(source_dir() + "/tests/data/" + name);
    at->second = nlohmann::json::parse(in);
  }
  return at->second;
}

void PrintTo(const TrickyPosition& position, std::ostream* out) {
  *out << position["variant"] << ' ' << position["fen"];
}

std::vector<TrickyPosition> tricky_positions() {
  std::vector<TrickyPosition> all;
  for (const auto& entry : test_data("tricky.json")) all.push_back({&entry});
  return all;
}

void PrintTo(const PerftCount& count, std::ostream* out) {
  *out << count.fen << " to " << count.depth;
}

std::vector<PerftCount> perft_counts(std::uint64_t most_nodes) {
  std::vector<PerftCount> all;
  for (const std::string file : {"perft.json", "own_perft.json"}) {
    for (const auto& entry : test_data(file)) {
      PerftCount deepest{
          entry["variant"], entry["name"], entry["fen"], entry["convention"] == "keep", 0, 0};
      for (const auto& [depth, nodes] : entry["nodes"].items()) {
        if (nodes.get<std::uint64_t>() > most_nodes || std::stoi(depth) < deepest.depth) continue;
        deepest.depth = std::stoi(depth);
        deepest.nodes = nodes;
      }
      all.push_back(std::move(deepest));
    }
  }
  return all;
}

std::string name_of(const PerftCount& count) {
  return name_for_test(count.variant + " " + count.name + (count.every_route ? " routes" : ""));
}

std::filesystem::path pdn_folder() {
  const char* named = std::getenv("CROWNHEAD_PDN_DIR");
  const std::filesystem::path folder =
      named != nullptr ? named : source_dir() + "/../shared/data/pdn";
  return std::filesystem::is_directory(folder) ? folder : std::filesystem::path();
}

std::vector<std::filesystem::path> pdn_files(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".pdn") files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

Position position_of(const Variant& variant, const std::string& fen) {
  const auto position = read_fen(variant, fen);
  if (!position) throw std::invalid_argument(position.error().detail);
  return *position;
}

const Variant& variant_of(const std::string& key) {
  const Variant* variant = find_variant(key);
  if (variant == nullptr) throw std::invalid_argument("no variant " + key);
  return *variant;
}

std::vector<std::string> variant_keys() {
  std::vector<std::string> keys;
  for (const Variant& variant : variants()) keys.emplace_back(variant.key);
  return keys;
}

std::string name_for_test(std::string text) {
  std::ranges::replace_if(text, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
  return text;
}

}  // namespace crownhead::draughts
