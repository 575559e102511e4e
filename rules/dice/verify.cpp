#include "rules/dice/verify.hpp"

#include "rules/dice/chain.hpp"
#include "rules/line.hpp"

namespace crownhead::dice {

namespace {

std::string written(Roll dice) {
  return std::to_string(dice.first) + ' ' + std::to_string(dice.second);
}

std::string of_seat(int seat) {
  return seat == nobody ? " (the opening roll)" : " of seat " + std::to_string(seat);
}

/// Goes through the events of a game; an answer is the sentence on what is wrong.
class Verifier {
 public:
  using Answer = std::optional<std::string>;

  explicit Verifier(const Digest& tip) : last_link_(tip) {}

  Answer operator()(const Rolled& rolled) {
    const std::string name = "Roll " + std::to_string(++rolls_) + of_seat(rolled.seat);
    if (rolled.seat < 0 || rolled.seat > nobody)
      return name + " names no seat: those are 0 to 5, and 6 for the opening roll.";
    if (link_before(rolled.link) != last_link_)
      return name + " is not of the chain: the SHA-256 of its link is not " +
             (rolls_ == 1 ? "the tip." : "the link before.");
    last_link_ = rolled.link;
    const Roll due = roll(rolled.link, rolls_, rolled.seat, heard_.for_roll_of(rolled.seat));
    if (rolled.dice == due) return std::nullopt;
    return name + " has the dice " + written(rolled.dice) +
           ", but its link and the acts before it give " + written(due) +
           ": the dice, or one of those acts, are not what they were.";
  }

  Answer operator()(const Acted& acted) {
    const std::string name = "The act \"" + acted.act.substr(0, 40) + "\"";
    if (acted.seat < 0 || acted.seat >= most_seats)
      return name + " is of no seat: those are 0 to 5.";
    if (acted.act.find('\n') != acted.act.npos)
      return name + " has an end of a line in it, which could hide what its entropy is.";
    if (character_count(acted.entropy) > longest_entropy)
      return name + " has more than " + std::to_string(longest_entropy) + " characters of entropy.";
    if (!acted.automatic) heard_.absorb(acted.seat, acted.act, acted.entropy);
    return std::nullopt;
  }

 private:
  Digest last_link_;
  Heard heard_;
  int rolls_ = 0;
};

}  // namespace

std::optional<Fault> verify(const Digest& tip, std::span<const Event> events) {
  Verifier verifier(tip);
  for (std::size_t i = 0; i < events.size(); ++i)
    if (auto sentence = std::visit(verifier, events[i])) return Fault{i, std::move(*sentence)};
  return std::nullopt;
}

}  // namespace crownhead::dice
