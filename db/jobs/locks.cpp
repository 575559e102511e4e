#include "db/jobs/locks.hpp"

namespace crownhead::db {
namespace {

/// The highest byte of a key, so that a user and a game of one number are two things. Programs of
/// several versions may lock in one database: append only.
enum class Kind : std::uint8_t { user = 1, tournament, game, challenge, name, request, one };

std::int64_t key_of(Kind kind, std::uint64_t value) {
  constexpr int bits = 56;
  return static_cast<std::int64_t>((static_cast<std::uint64_t>(kind) << bits) |
                                   (value & ((std::uint64_t{1} << bits) - 1)));
}

template <class Of>
std::int64_t key_of(Kind kind, Id<Of> id) {
  return key_of(kind, static_cast<std::uint64_t>(id.value));
}

/// FNV-1a: the same in every process, as std::hash need not be.
class Hash {
 public:
  void add(std::uint8_t byte) { value_ = (value_ ^ byte) * 0x100000001b3; }
  /// Its highest bits as well, which the key has no room for.
  std::uint64_t value() const { return value_ ^ (value_ >> 56); }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325;
};

}  // namespace

Locks Locks::everything() {
  Locks locks;
  locks.everything_ = true;
  return locks;
}

void Locks::add(UserId user) { keys_.push_back(key_of(Kind::user, user)); }
void Locks::add(TournamentId tournament) { keys_.push_back(key_of(Kind::tournament, tournament)); }
void Locks::add(GameId game) { keys_.push_back(key_of(Kind::game, game)); }
void Locks::add(ChallengeId challenge) { keys_.push_back(key_of(Kind::challenge, challenge)); }

void Locks::add(Name name) {
  Hash hash;
  // As the index of names has it: the letters of ASCII alone have two cases.
  for (const char c : name.text)
    hash.add(static_cast<std::uint8_t>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c));
  keys_.push_back(key_of(Kind::name, hash.value()));
}

void Locks::add(const RequestKey& key) {
  Hash hash;
  for (const std::uint8_t byte : key.id) hash.add(byte);
  const auto user = static_cast<std::uint64_t>(key.user.value);
  keys_.push_back(key_of(Kind::request, hash.value() + user));
}

void Locks::add(One one) { keys_.push_back(key_of(Kind::one, static_cast<std::uint64_t>(one))); }

}  // namespace crownhead::db
