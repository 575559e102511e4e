#include "tests/draughts/test_data.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <fstream>
#include <stdexcept>

#include "tests/source_dir.hpp"

namespace crownhead::draughts {

nlohmann::json test_data(const std::string& name) {
  std::ifstream in(source_dir() + "/tests/data/" + name);
  return nlohmann::json::parse(in);
}

std::vector<nlohmann::json> perft_tables() {
  std::vector<nlohmann::json> entries;
  for (const std::string file : {"perft.json", "own_perft.json"}) {
    for (auto& entry : test_data(file)) entries.push_back(std::move(entry));
  }
  return entries;
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
