#include "db/jobs/locks.hpp"

#include "rules/fnv1a.hpp"
#include "rules/lower_case.hpp"

namespace crownhead::db {
namespace {

/// The highest byte of a key, so that a user and a game with the same number have different keys.
/// Programs of several versions may lock in one database: append only.
enum class Kind : std::uint8_t {
  user = 1,
  tournament,
  game,
  challenge,
  name,
  request,
  one,
  puzzle,
};

std::int64_t key_of(Kind kind, std::uint64_t value) {
  constexpr int bits = 56;
  return static_cast<std::int64_t>((static_cast<std::uint64_t>(kind) << bits) |
                                   (value & ((std::uint64_t{1} << bits) - 1)));
}

template <class Of>
std::int64_t key_of(Kind kind, Id<Of> id) {
  return key_of(kind, static_cast<std::uint64_t>(id.value));
}

/// Mixes in the highest bits, which a key has no room for.
std::uint64_t folded(const Fnv1a& hash) { return hash.value() ^ (hash.value() >> 56); }

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
void Locks::add(PuzzleId puzzle) { keys_.push_back(key_of(Kind::puzzle, puzzle)); }

void Locks::add(Name name) {
  Fnv1a hash;
  // As in the index of names, only the letters of ASCII ignore case.
  for (const char c : name.text) hash.add(static_cast<std::uint8_t>(lower_case(c)));
  keys_.push_back(key_of(Kind::name, folded(hash)));
}

void Locks::add(const RequestKey& key) {
  Fnv1a hash;
  for (const std::uint8_t byte : key.id) hash.add(byte);
  const auto user = static_cast<std::uint64_t>(key.user.value);
  keys_.push_back(key_of(Kind::request, folded(hash) + user));
}

void Locks::add(One one) { keys_.push_back(key_of(Kind::one, static_cast<std::uint64_t>(one))); }

}  // namespace crownhead::db
