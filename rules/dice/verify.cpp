#include "rules/dice/verify.hpp"

#include "rules/dice/chain.hpp"
#include "rules/line.hpp"
#include "rules/reasons.hpp"

namespace crownhead::dice {

namespace {

std::string written(Roll dice) {
  return std::to_string(dice.first) + ' ' + std::to_string(dice.second);
}

/// Processes the events of a game; each call returns what is wrong with the event.
class Verifier {
 public:
  using Answer = std::optional<Reason>;

  explicit Verifier(const Digest& commitment) : last_link_(commitment) {}

  Answer operator()(const Rolled& rolled) {
    ++rolls_;
    if (rolled.seat < 0 || rolled.seat > nobody) return reason::dice::roller(rolls_, rolled.seat);
    if (link_before(rolled.link) != last_link_)
      return rolls_ == 1 ? reason::dice::first_link(rolls_, rolled.seat)
                         : reason::dice::link(rolls_, rolled.seat);
    last_link_ = rolled.link;
    const Roll due = roll(rolled.link, rolls_, rolled.seat, heard_.for_roll_of(rolled.seat));
    if (rolled.dice == due) return std::nullopt;
    return reason::dice::other_dice(rolls_, rolled.seat, written(rolled.dice), written(due));
  }

  Answer operator()(const Acted& acted) {
    const std::string_view act = std::string_view(acted.act).substr(0, 40);
    if (acted.seat < 0 || acted.seat >= most_seats) return reason::dice::act_seat(act);
    if (acted.act.find('\n') != acted.act.npos)
      return reason::dice::act_line(act.substr(0, act.find('\n')));
    if (character_count(acted.entropy) > longest_entropy)
      return reason::dice::entropy(act, longest_entropy);
    if (!acted.automatic) heard_.absorb(acted.seat, acted.act, acted.entropy);
    return std::nullopt;
  }

 private:
  Digest last_link_;
  Heard heard_;
  int rolls_ = 0;
};

}  // namespace

std::optional<Fault> verify(const Digest& commitment, std::span<const Event> events) {
  Verifier verifier(commitment);
  for (std::size_t i = 0; i < events.size(); ++i)
    if (auto why = std::visit(verifier, events[i])) return Fault{i, *std::move(why)};
  return std::nullopt;
}

}  // namespace crownhead::dice
