#include "rules/dice/roll.hpp"

#include <string>

#include "rules/dice/sha256.hpp"

namespace crownhead::dice {

Heard::Heard() : all_(sha256("crownhead heard 1")) { heard_.fill(all_); }

void Heard::absorb(int seat, std::string_view act, std::string_view entropy) {
  all_ = Sha256()
             .add(all_)
             .add(std::to_string(seat))
             .add("\n")
             .add(act)
             .add("\n")
             .add(entropy)
             .digest();
  for (std::size_t other = 0; other < heard_.size(); ++other)
    if (other != static_cast<std::size_t>(seat)) heard_[other] = all_;
}

Roll roll(const Digest& link, int number, int seat, const Digest& heard) {
  constexpr int rolls = 36;
  constexpr int even_share = 256 / rolls * rolls;  // larger bytes would favour some rolls
  const std::string named =
      "crownhead dice 1\n" + std::to_string(number) + '\n' + std::to_string(seat) + '\n';
  for (int part = 0;; ++part) {
    const Digest stream =
        HmacSha256(link).add(named).add(std::to_string(part)).add("\n").add(heard).digest();
    for (const std::uint8_t byte : stream)
      if (byte < even_share)
        return {static_cast<std::uint8_t>(byte % rolls / 6 + 1),
                static_cast<std::uint8_t>(byte % 6 + 1)};
  }
}

}  // namespace crownhead::dice
