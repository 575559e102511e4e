// A model of two nodes that own one game, explored in every order of events (docs/architecture/
// store.md, "Games"). A node may be stopped, continued or killed at any moment, a commit may be
// lost or its answer may be, and a client repeats a command until it is acknowledged. The search
// finds no violation with all safeguards, and one without each of them.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <gtest/gtest.h>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_set>
#include <vector>

namespace {

/// A safeguard that a run of the model leaves out.
enum class Without : std::uint8_t {
  nothing,
  key,               ///< an append names no version
  commit_first,      ///< a command is acknowledged before its commit
  command_ids,       ///< a repeated command is not recognised
  lease,             ///< a node lets time pass although it has lost its lease
  clock_first,       ///< the lease is checked before the clock is read
  refund,            ///< the time without an owner is not refunded
  refund_first,      ///< a flag may fall before the refund is stored
  blocked_commands,  ///< a command is accepted before the refund is stored, with its check of the
                     ///< time
  private_version,   ///< an append does not name the number of changes of conditional moves
  request_key,       ///< a rematch that is begun twice makes two games
};

constexpr int nodes = 2;
constexpr int commands = 2;          ///< a move, and the agreement to a rematch
constexpr std::uint8_t rematch = 1;  ///< the second command
constexpr std::uint8_t limit = 2;    ///< ticks that a player has
constexpr std::uint8_t longest = 6;  ///< of a log

/// What may happen in a run of the model. Two smaller searches take less time than one of both.
struct Scope {
  std::array<std::uint8_t, commands> sends;
  std::uint8_t plans, last_tick, losses;
};
constexpr Scope of_time{.sends = {1, 0}, .plans = 0, .last_tick = 4, .losses = 1};
constexpr Scope of_commands{.sends = {2, 2}, .plans = 1, .last_tick = 1, .losses = 1};

enum class Kind : std::uint8_t { none, command, refund, flag, plan };

struct Event {
  Kind kind;
  std::uint8_t what;  ///< which command, or the ticks that are refunded
  std::uint8_t at;

  bool operator==(const Event&) const = default;
};

struct Log {
  std::array<Event, longest> events;
  std::uint8_t length;

  void add(const Event& event) { events.at(length++) = event; }
  int count(Kind kind, std::uint8_t what) const {
    return static_cast<int>(std::count_if(
        events.begin(), events.begin() + length,
        [&](const Event& event) { return event.kind == kind && event.what == what; }));
  }
  bool flagged() const { return count(Kind::flag, 0) > 0; }
  std::uint8_t last_move() const {
    std::uint8_t at = 0;
    for (int i = 0; i < length; ++i)
      if (events.at(static_cast<std::size_t>(i)).kind == Kind::command)
        at = events.at(static_cast<std::size_t>(i)).at;
    return at;
  }
  int refunded() const {
    int ticks = 0;
    for (int i = 0; i < length; ++i) {
      const Event& event = events.at(static_cast<std::size_t>(i));
      if (event.kind == Kind::command) ticks = 0;
      if (event.kind == Kind::refund) ticks += event.what;
    }
    return ticks;
  }
  bool operator==(const Log&) const = default;
};

enum class Phase : std::uint8_t { none, decided, sent, stored, stale, lost };

/// An append on its way.
struct Append {
  Phase phase;
  Event event;
  std::uint8_t after;       ///< the version that it follows
  std::uint8_t planned;     ///< the number of plans that it was decided with
  std::uint8_t by_command;  ///< a flag that the check of the time before a command has decided
};

enum class Life : std::uint8_t { runs, stopped, dead };

struct Node {
  Life life;
  std::uint8_t loaded, lease, refund_due, alive, refund_from;
  std::uint8_t lease_checked;  ///< only without clock_first: the lease was there before
  std::uint8_t inbox;          ///< a bit per command
  std::uint8_t planned;
  Log log;
  Append append;
};

struct State {
  Log log;
  std::uint8_t planned;  ///< the number of changes of conditional moves
  std::uint8_t games;    ///< rematches begun
  std::array<std::uint8_t, nodes> member;
  std::array<Node, nodes> node;
  std::array<std::uint8_t, commands> sends, acknowledged;
  std::uint8_t now, playable;  ///< ticks; since the last move, those in which it could be played
  std::uint8_t stops, kills, losses, plans;  ///< left
};
static_assert(std::has_unique_object_representations_v<State>);

struct Hash {
  std::size_t operator()(const State& state) const {
    return std::hash<std::string_view>{}({reinterpret_cast<const char*>(&state), sizeof state});
  }
};
struct Same {
  bool operator()(const State& one, const State& other) const {
    return std::memcmp(&one, &other, sizeof one) == 0;
  }
};

class Model {
 public:
  Model(const Scope& scope, Without without) : scope_(scope), without_(without) {}

  /// Explores all states. Stops at the first violation.
  void run() {
    add(first());
    for (std::size_t next = 0; next < states_.size() && !violation_; ++next) {
      const State state = *states_[next];
      for (std::uint8_t i = 0; i < nodes; ++i) step(state, i);
      tick(state);
    }
  }
  std::size_t states() const { return states_.size(); }
  const std::optional<std::string>& violation() const { return violation_; }

 private:
  bool lacks(Without safeguard) const { return without_ == safeguard; }

  State first() const {
    State state{};
    state.log.add({Kind::command, commands, 0});  // the start
    state.member.fill(1);
    for (Node& node : state.node) node.lease = 1;
    state.node[0].loaded = 1;
    state.node[0].log = state.log;
    state.sends = scope_.sends;
    state.plans = scope_.plans;
    state.losses = scope_.losses;
    state.stops = state.kills = 1;
    return state;
  }

  void add(const State& state) {
    const auto [at, added] = seen_.insert(state);
    if (!added) return;
    states_.push_back(&*at);
    check(state);
  }

  void expect(bool holds, const char* what) {
    if (!holds && !violation_) violation_ = what;
  }
  void check(const State& state) {
    for (std::uint8_t c = 0; c < commands; ++c) {
      expect(!state.acknowledged.at(c) || state.log.count(Kind::command, c) > 0,
             "an acknowledged command is not stored");
      expect(state.log.count(Kind::command, c) <= 1, "a command took effect twice");
    }
    for (const Node& node : state.node)
      for (std::size_t i = 0; i < node.log.length; ++i)
        expect(i < state.log.length && node.log.events.at(i) == state.log.events.at(i),
               "followers saw an event that is not stored");
    expect(state.games <= 1, "a rematch was begun twice");
  }

  void step(const State& state, std::uint8_t i) {
    const Node& node = state.node.at(i);
    send(state, i);
    database(state, i);
    if (node.life == Life::runs) {
      if (node.append.phase == Phase::none && node.loaded) decide(state, i);
      proceed(state, i);
      heartbeat(state, i);
      take_over(state, i);
    }
    interrupt(state, i);
  }

  /// A client sends a command, or repeats it.
  void send(const State& state, std::uint8_t i) {
    if (state.node.at(i).life == Life::dead) return;
    for (std::uint8_t c = 0; c < commands; ++c) {
      if (state.sends.at(c) == 0 || state.acknowledged.at(c)) continue;
      if (c == rematch && !state.acknowledged[0]) continue;
      State next = state;
      --next.sends.at(c);
      next.node.at(i).inbox |= static_cast<std::uint8_t>(1U << c);
      add(next);
    }
  }

  static bool time_is_up(const State& state, const Node& node) {
    return !node.log.flagged() && state.now - node.log.last_move() - node.log.refunded() >= limit;
  }
  /// Checked when a flag is decided and again before it is sent.
  bool may_flag(const Node& node) const { return !node.refund_due || lacks(Without::refund_first); }

  void decided(State next, std::uint8_t i, const Event& event, std::uint8_t by_command = 0) {
    Node& node = next.node.at(i);
    if (next.log.length == longest) return;
    node.append = {.phase = Phase::decided,
                   .event = event,
                   .after = node.log.length,
                   .planned = node.planned,
                   .by_command = by_command};
    add(next);
  }

  void decide(const State& state, std::uint8_t i) {
    const Node& node = state.node.at(i);
    for (std::uint8_t c = 0; c < commands; ++c)
      if (node.inbox & (1U << c)) command(state, i, c);
    if (lacks(Without::clock_first) && node.lease && !node.lease_checked) {
      State next = state;
      next.node.at(i).lease_checked = 1;
      add(next);
    }
    if (time_is_up(state, node) && may_flag(node)) decided(state, i, {Kind::flag, 0, state.now});
    if (node.refund_due) refund(state, i);
    if (state.plans > 0 && !node.refund_due) {
      State next = state;
      --next.plans;
      decided(next, i, {Kind::plan, 0, state.now});
    }
  }

  void command(State next, std::uint8_t i, std::uint8_t c) {
    Node& node = next.node.at(i);
    node.inbox &= static_cast<std::uint8_t>(~(1U << c));
    if (node.log.count(Kind::command, c) > 0 && !lacks(Without::command_ids)) {
      next.acknowledged.at(c) = 1;
      return add(next);
    }
    if (node.log.flagged()) return add(next);
    const bool blocked = node.refund_due && !lacks(Without::blocked_commands);
    if (blocked) return add(next);
    if (time_is_up(next, node)) return decided(next, i, {Kind::flag, 0, next.now}, 1);
    if (lacks(Without::commit_first)) next.acknowledged.at(c) = 1;
    if (c == rematch && (next.games == 0 || lacks(Without::request_key))) ++next.games;
    decided(next, i, {Kind::command, c, next.now});
  }

  void refund(const State& state, std::uint8_t i) {
    const Node& node = state.node.at(i);
    const int ticks = state.now - std::max(node.refund_from, node.log.last_move());
    if (ticks > 0 && !node.log.flagged())
      return decided(state, i, {Kind::refund, static_cast<std::uint8_t>(ticks), state.now});
    State next = state;
    next.node.at(i).refund_due = 0;
    add(next);
  }

  /// The node sends what it decided, or reads the answer to it.
  void proceed(const State& state, std::uint8_t i) {
    State next = state;
    Node& node = next.node.at(i);
    Append& append = node.append;
    if (append.phase == Phase::decided) {
      const bool leased = lacks(Without::clock_first) ? node.lease_checked : node.lease;
      const bool lapsed = !leased && !lacks(Without::lease);
      const bool may = may_flag(node) || (append.by_command && lacks(Without::blocked_commands));
      if (append.event.kind == Kind::flag && (lapsed || !may))
        append = {};
      else
        append.phase = Phase::sent;
      return add(next);
    }
    const Append answered = append;
    if (answered.phase == Phase::stored) {
      append = {};
      if (answered.event.kind == Kind::plan)
        ++node.planned;
      else
        node.log.add(answered.event);
      if (answered.event.kind == Kind::command) next.acknowledged.at(answered.event.what) = 1;
      // The lease may have been lost again in the meantime.
      if (answered.event.kind == Kind::refund) node.refund_from = answered.event.at;
      if (node.refund_from == next.now) node.refund_due = 0;
      return add(next);
    }
    if (answered.phase != Phase::stale && answered.phase != Phase::lost) return;
    append = {};
    node.log = next.log;
    node.planned = next.planned;
    add(next);
  }

  /// The database commits what was sent, whatever has become of the node; or all of it is lost, or
  /// only the answer.
  void database(const State& state, std::uint8_t i) {
    const Append& append = state.node.at(i).append;
    if (append.phase != Phase::sent) return;
    State committed = state;
    const bool fits = (append.after == state.log.length || lacks(Without::key)) &&
                      (append.planned == state.planned ||
                       (lacks(Without::private_version) && append.event.kind != Kind::plan));
    if (fits) store(committed, append);
    committed.node.at(i).append.phase = fits ? Phase::stored : Phase::stale;
    add(committed);
    if (state.losses == 0) return;
    State lost = state;
    for (State* next : {&lost, &committed}) {
      --next->losses;
      next->node.at(i).append.phase = Phase::lost;
      add(*next);
    }
  }

  void store(State& state, const Append& append) {
    if (append.event.kind == Kind::plan) {
      ++state.planned;
      return;
    }
    if (append.event.kind == Kind::flag)
      expect(state.playable >= limit, "a flag fell in time in which no one could play");
    if (append.event.kind == Kind::command) {
      expect(append.planned == state.planned, "a move was answered by old conditional moves");
      state.playable = 0;
    }
    // Without a key the later of two events of one version is the one that is read.
    state.log.length = append.after;
    state.log.add(append.event);
  }

  /// A node that was removed exits. One that gets its lease again must know at once that time is to
  /// be refunded: a flag that was decided before, and checks the lease after, would fall.
  void heartbeat(const State& state, std::uint8_t i) {
    if (state.node.at(i).lease) return;
    State next = state;
    Node& node = next.node.at(i);
    if (!next.member.at(i)) {
      node.life = Life::dead;
      return add(next);
    }
    node.lease = 1;
    if (node.loaded && !lacks(Without::refund)) {
      if (!node.refund_due) node.refund_from = node.alive;
      node.refund_due = 1;
    }
    keep_alive(node, next.now);
    add(next);
  }

  /// The instant that a node reports does not move while it has time to refund: if it dies before,
  /// the next owner refunds from there.
  void keep_alive(Node& node, std::uint8_t now) const {
    node.alive = node.refund_due ? node.refund_from : now;
  }

  /// A node declares the other one dead, and loads its game.
  void take_over(const State& state, std::uint8_t i) {
    const auto other = static_cast<std::uint8_t>(1 - i);
    const Node& gone = state.node.at(other);
    if (!state.node.at(i).lease || !state.member.at(i)) return;
    if (state.member.at(other) && gone.life != Life::runs && !gone.lease) {
      State next = state;
      next.member.at(other) = 0;
      add(next);
    }
    if (state.member.at(other) || state.node.at(i).loaded) return;
    State next = state;
    Node& node = next.node.at(i);
    node.loaded = 1;
    node.log = next.log;
    node.planned = next.planned;
    node.refund_due = lacks(Without::refund) ? 0 : 1;
    node.refund_from = gone.alive;
    add(next);
  }

  void interrupt(const State& state, std::uint8_t i) {
    const Life life = state.node.at(i).life;
    const auto becomes = [&](Life other, std::uint8_t State::* left) {
      State next = state;
      if (left) --(next.*left);
      next.node.at(i).life = other;
      add(next);
    };
    if (life == Life::runs && state.stops > 0) becomes(Life::stopped, &State::stops);
    if (life == Life::stopped) becomes(Life::runs, nullptr);
    if (life != Life::dead && state.kills > 0) becomes(Life::dead, &State::kills);
  }

  /// Time passes: long enough for a lease to expire and for a commit to end.
  void tick(const State& state) {
    if (state.now == scope_.last_tick) return;
    State next = state;
    bool could_play = false;
    ++next.now;
    for (std::size_t i = 0; i < nodes; ++i) {
      Node& node = next.node.at(i);
      const bool runs = node.life == Life::runs;
      if (node.append.phase == Phase::sent || (runs && node.append.phase != Phase::none)) return;
      could_play = could_play ||
                   (runs && node.loaded && node.lease && next.member.at(i) && !node.refund_due);
      if (runs && node.lease) keep_alive(node, next.now);
      if (!runs) node.lease = 0;
    }
    if (could_play) ++next.playable;
    add(next);
  }

  Scope scope_;
  Without without_;
  std::unordered_set<State, Hash, Same> seen_;
  std::vector<const State*> states_;  ///< in the order in which they were found
  std::optional<std::string> violation_;
};

TEST(OwnershipModel, HoldsWithAllSafeguards) {
  for (const Scope& scope : {of_time, of_commands}) {
    Model model(scope, Without::nothing);
    model.run();
    EXPECT_EQ(model.violation(), std::nullopt);
    EXPECT_GT(model.states(), 10000U);

    RecordProperty("states", std::to_string(model.states()));
  }
}

struct Fault {
  Scope scope;
  Without without;
  const char* violation;
};

class OwnershipFault : public testing::TestWithParam<Fault> {};

TEST_P(OwnershipFault, IsDetected) {
  Model model(GetParam().scope, GetParam().without);
  model.run();
  EXPECT_EQ(model.violation(), GetParam().violation);
}

constexpr auto wrong_flag = "a flag fell in time in which no one could play";
INSTANTIATE_TEST_SUITE_P(
    Each, OwnershipFault,
    testing::Values(Fault{of_commands, Without::key, "an acknowledged command is not stored"},
                    Fault{of_commands, Without::commit_first,
                          "an acknowledged command is not stored"},
                    Fault{of_commands, Without::command_ids, "a command took effect twice"},
                    Fault{of_time, Without::lease, wrong_flag},
                    Fault{of_time, Without::clock_first, wrong_flag},
                    Fault{of_time, Without::refund, wrong_flag},
                    Fault{of_time, Without::refund_first, wrong_flag},
                    Fault{of_time, Without::blocked_commands, wrong_flag},
                    Fault{of_commands, Without::private_version,
                          "a move was answered by old conditional moves"},
                    Fault{of_commands, Without::request_key, "a rematch was begun twice"}));

}  // namespace
