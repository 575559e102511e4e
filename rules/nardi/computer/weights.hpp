#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "rules/nardi/computer/nets.hpp"

namespace crownhead::nardi::computer {

/// As a file: the hidden units of both nets, contact first, then the weights of each, all 16-bit
/// numbers, the lower byte first; a weight is counted in 1/2048, from -16 to 16.
std::string write_weights(const Nets& nets);

/// nullopt where it is not such a file.
std::optional<Nets> read_weights(std::span<const std::uint8_t> file);

/// The file that the build puts into the program: rules/nardi/computer/nets.bin.
std::span<const std::uint8_t> weights_file();

/// The nets of that file.
const Nets& known_nets();

}  // namespace crownhead::nardi::computer
