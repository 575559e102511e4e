#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "rules/nardi/computer/nets.hpp"

namespace crownhead::nardi::computer {

/// Writes a file: the number of hidden units of both nets, contact first, then the weights of each,
/// all as 16-bit numbers, low byte first. Weights are in units of 1/2048, from -16 to 16.
std::string write_weights(const Nets& nets);

/// Returns nullopt for other files.
std::optional<Nets> read_weights(std::span<const std::uint8_t> file);

/// Returns the file that the build embeds: rules/nardi/computer/nets.bin.
std::span<const std::uint8_t> weights_file();

/// Returns the nets of that file.
const Nets& known_nets();

}  // namespace crownhead::nardi::computer
