#include "rules/nardi/computer/weights.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <stdexcept>

namespace crownhead::nardi::computer {

namespace {

constexpr float unit = 2048;

void put(std::string& file, std::int16_t number) {
  const auto bits = static_cast<std::uint16_t>(number);
  file += static_cast<char>(bits & 0xff);
  file += static_cast<char>(bits >> 8);
}

std::int16_t number_at(std::span<const std::uint8_t> file, std::size_t place) {
  return static_cast<std::int16_t>(file[2 * place] | file[2 * place + 1] << 8);
}

std::int16_t rounded(float weight) {
  using Limits = std::numeric_limits<std::int16_t>;
  return static_cast<std::int16_t>(
      std::clamp(std::lround(weight * unit), long{Limits::min()}, long{Limits::max()}));
}

bool can_be_hidden(int number) {
  return number > 0 && number <= static_cast<int>(most_hidden) &&
         number % static_cast<int>(hidden_step) == 0;
}

}  // namespace

std::string write_weights(const Nets& nets) {
  std::string file;
  Nets written = nets;
  for (const Net* net : {&nets.contact, &nets.race})
    put(file, static_cast<std::int16_t>(net->hidden()));
  for (Net* net : {&written.contact, &written.race})
    net->each_weight([&](float weight) { put(file, rounded(weight)); });
  return file;
}

std::optional<Nets> read_weights(std::span<const std::uint8_t> file) {
  constexpr std::size_t heading = 2;
  if (file.size() < 2 * heading) return std::nullopt;
  const int contact = number_at(file, 0);
  const int race = number_at(file, 1);
  if (!can_be_hidden(contact) || !can_be_hidden(race)) return std::nullopt;
  Nets nets{Net(static_cast<std::size_t>(contact)), Net(static_cast<std::size_t>(race))};
  const std::size_t numbers =
      heading + Net::weights(nets.contact.hidden()) + Net::weights(nets.race.hidden());
  if (file.size() != 2 * numbers) return std::nullopt;
  std::size_t place = heading;
  for (Net* net : {&nets.contact, &nets.race})
    net->each_weight(
        [&](float& weight) { weight = static_cast<float>(number_at(file, place++)) / unit; });
  return nets;
}

const Nets& known_nets() {
  static const Nets nets = [] {
    auto read = read_weights(weights_file());
    if (!read) throw std::logic_error("rules/nardi/computer/nets.bin holds no nets");
    return *std::move(read);
  }();
  return nets;
}

}  // namespace crownhead::nardi::computer
