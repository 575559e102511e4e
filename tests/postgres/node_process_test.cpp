// A node in a process of its own is killed, or stopped and continued. Another one finds out by its
// heartbeats, whose time the test moves by hand.

#include <array>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "db/cluster/nodes.hpp"
#include "db/database.hpp"
#include "db/postgres/driver.hpp"
#include "db/postgres/write_backend.hpp"
#include "server/cluster/members.hpp"
#include "tests/db/instants.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::cluster {
namespace {

using db::Connection;
using db::Epoch;
using db::NodeId;
using db::PostgresDriver;
using testing::ElementsAre;
using testing::IsEmpty;

/// In its environment, the process of a node has the address of the database.
constexpr const char* variable = "CROWNHEAD_TEST_NODE";
constexpr int removed_exit_code = 3;

/// A member that sends a heartbeat whenever it is asked to.
class Member {
 public:
  explicit Member(const std::string& address)
      : connection_(std::make_unique<PostgresDriver>(address)),
        id(db::register_node(connection_, {.name = "node", .address = {}, .version = {}},
                             db::start)),
        members(id),
        sides_(db::postgres_write_sides(address, id.value)) {
    heartbeat();
    while (!members.joined()) {
      if (const auto epoch = db::join(connection_, id, members.epoch(), db::start))
        members.enter(*epoch);
      else
        heartbeat();
    }
  }

  Members::Findings heartbeat() {
    sent_ += Members::pace;
    return members.heartbeat_answered(
        db::send_heartbeat(connection_, id, db::start + sent_, members.known()), sent_);
  }
  std::optional<Epoch> declare_dead(const db::NodeRow& dead) {
    return db::declare_dead(connection_, id, dead, members.epoch(), db::start + sent_);
  }

 private:
  Connection connection_;
  Millis sent_{0};

 public:
  const NodeId id;
  Members members;

 private:
  db::WriteSides sides_;
};

/// The other process is this program, which runs only this test.
TEST(NodeProcess, DISABLED_RunsUntilItIsRemoved) {
  const char* address = std::getenv(variable);
  if (!address) GTEST_SKIP() << "runs only for the tests below";
  Member member(address);
  char order = 'j';  // joined
  do {
    if (order == 'h' && member.heartbeat().removed) std::_Exit(removed_exit_code);
    ASSERT_EQ(write(STDOUT_FILENO, &order, 1), 1);
  } while (read(STDIN_FILENO, &order, 1) == 1);
}

class OtherProcess {
 public:
  explicit OtherProcess(const std::string& address) {
    setenv(variable, address.c_str(), 1);
    std::array<int, 2> to{}, from{};
    if (pipe2(to.data(), O_CLOEXEC) != 0 || pipe2(from.data(), O_CLOEXEC) != 0)
      throw std::runtime_error("no pipe");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, to[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, from[1], STDOUT_FILENO);
    std::string program = "/proc/self/exe", filter = "--gtest_filter=NodeProcess.DISABLED_*",
                disabled = "--gtest_also_run_disabled_tests", brief = "--gtest_brief=1";
    std::array<char*, 5> arguments = {program.data(), filter.data(), disabled.data(), brief.data(),
                                      nullptr};
    const int failed =
        posix_spawn(&process_, program.c_str(), &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(to[0]);
    close(from[1]);
    orders_ = to[1];
    answers_ = from[0];
    if (failed != 0) throw std::runtime_error("the other process does not start");
    while (answer() != 'j') {  // GoogleTest's first lines come before it
    }
  }
  ~OtherProcess() {
    close(orders_);
    close(answers_);
    if (!ended_) {
      send(SIGKILL);
      exit_code();
    }
  }
  OtherProcess(const OtherProcess&) = delete;
  OtherProcess& operator=(const OtherProcess&) = delete;

  void order_heartbeat() { ASSERT_EQ(write(orders_, "h", 1), 1); }
  /// Returns 0 if the process has ended.
  char answer() {
    char answer = 0;
    return read(answers_, &answer, 1) == 1 ? answer : '\0';
  }
  void heartbeat() {
    order_heartbeat();
    ASSERT_EQ(answer(), 'h');
  }
  void send(int signal) const { kill(process_, signal); }
  /// Waits for the end of the process. Returns -1 if a signal has ended it.
  int exit_code() {
    int status = 0;
    waitpid(process_, &status, 0);
    ended_ = true;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }

 private:
  pid_t process_ = 0;
  int orders_ = -1, answers_ = -1;
  bool ended_ = false;
};

class TwoNodes : public testing::Test {
 protected:
  void SetUp() override {
    member.heartbeat();
    ASSERT_EQ(member.members.epoch().members.size(), 2U);
    for (int i = 0; i < 6; ++i) {
      other.heartbeat();
      ASSERT_THAT(member.heartbeat().dead, IsEmpty()) << "it lives";
    }
  }
  NodeId other_id() const { return member.members.epoch().members.at(1); }
  /// Declares the other node dead and returns the epoch.
  std::optional<Epoch> removed_by(const Members::Findings& findings) {
    if (findings.dead.size() != 1) return std::nullopt;
    return member.declare_dead(findings.dead[0]);
  }

  std::string address = [] {
    const std::string made = db::new_postgres_database();
    db::bring_up_to_date(made);
    return made;
  }();
  Member member{address};
  OtherProcess other{address};
};

TEST_F(TwoNodes, AKilledOneIsDeadAfterASecond) {
  const NodeId id = other_id();
  Connection asking{std::make_unique<PostgresDriver>(address)};
  other.send(SIGKILL);
  EXPECT_EQ(other.exit_code(), -1);
  while (
      *asking.value<bool>("SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory'"
                          " AND classid = ?1::bigint::oid)",
                          id.value))
    std::this_thread::yield();
  ASSERT_THAT(member.heartbeat().dead, IsEmpty());
  const auto epoch = removed_by(member.heartbeat());
  ASSERT_TRUE(epoch);
  EXPECT_THAT(epoch->members, ElementsAre(member.id));
  EXPECT_EQ(epoch->gone, id);
}

TEST_F(TwoNodes, AStoppedOneIsDeadAfterTwoSecondsAndExits) {
  const NodeId id = other_id();
  other.send(SIGSTOP);
  other.order_heartbeat();
  for (int i = 0; i < 3; ++i) ASSERT_THAT(member.heartbeat().dead, IsEmpty()) << i;
  const auto epoch = removed_by(member.heartbeat());
  ASSERT_TRUE(epoch);
  EXPECT_EQ(epoch->gone, id);
  other.send(SIGCONT);
  EXPECT_EQ(other.answer(), '\0');
  EXPECT_EQ(other.exit_code(), removed_exit_code);
}

}  // namespace
}  // namespace crownhead::cluster
