#pragma once

#include <string>

namespace crownhead::server {

/// The key of short nardi in `--variant`.
inline constexpr const char* nardi_key = "nardi";

/// `crownhead moves --variant nardi [--position ID] --dice 65`: prints the plays and returns the
/// exit status.
int list_nardi_plays(const std::string& position_id, const std::string& dice);

/// `crownhead perft --variant nardi [--position ID] --depth N [--divide]`.
int count_nardi(const std::string& position_id, int depth, bool divide);

}  // namespace crownhead::server
