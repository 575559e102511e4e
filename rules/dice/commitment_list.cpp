#include "rules/dice/commitment_list.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "rules/dice/sha256.hpp"

namespace crownhead::dice {
namespace {

namespace chrono = std::chrono;

constexpr std::string_view title = "crownhead commitments 1\n";
constexpr std::array<std::string_view, 6> names = {"seek",     "challenge", "game",
                                                   "computer", "rematch",   "round"};

}  // namespace

Day day_of(Instant at) {
  return chrono::floor<chrono::days>(chrono::sys_time{chrono::milliseconds{at.ms}});
}

Instant start_of(Day day) {
  return {chrono::duration_cast<chrono::milliseconds>(day.time_since_epoch()).count()};
}

std::string to_text(Day day) {
  const chrono::year_month_day date{day};
  std::array<char, 32> text{};
  const int size =
      std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                    static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return {text.data(), static_cast<std::size_t>(size)};
}

std::optional<Day> read_day(std::string_view text) {
  constexpr std::string_view shape = "0000-00-00";
  if (text.size() != shape.size()) return std::nullopt;
  std::array<int, 3> parts = {};
  std::size_t part = 0;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    if (shape[i] == '-') {
      if (text[i] != '-') return std::nullopt;
      ++part;
    } else if (text[i] < '0' || text[i] > '9') {
      return std::nullopt;
    } else {
      parts.at(part) = 10 * parts.at(part) + (text[i] - '0');
    }
  }
  const chrono::year_month_day date{chrono::year(parts[0]),
                                    chrono::month(static_cast<unsigned>(parts[1])),
                                    chrono::day(static_cast<unsigned>(parts[2]))};
  if (!date.ok() || parts[0] < 1970) return std::nullopt;
  return Day{date};
}

std::string_view to_text(CommitmentPurpose what) {
  return names.at(static_cast<std::size_t>(what));
}

std::optional<CommitmentPurpose> read_commitment_purpose(std::string_view text) {
  const auto found = std::ranges::find(names, text);
  if (found == names.end()) return std::nullopt;
  return static_cast<CommitmentPurpose>(found - names.begin());
}

std::string challenge_name(std::int64_t id) {
  return to_hex(sha256("crownhead challenge 1\n" + std::to_string(id)));
}

std::string game_of_round_name(std::int64_t tournament, int round, int board, int number) {
  const auto text = [](auto part) { return "/" + std::to_string(part); };
  return std::to_string(tournament) + text(round) + text(board) + text(number);
}

Digest first_digest(Day day, const Digest& before) {
  return Sha256().add(title).add(to_text(day) + "\n").add(before).digest();
}

Digest digest_with(const Digest& digest, const PublishedCommitment& commitment) {
  return Sha256()
      .add(digest)
      .add(std::to_string(commitment.published.ms) + ' ' + std::string(to_text(commitment.what)) +
           ' ' + commitment.id + ' ' + to_hex(commitment.commitment) + '\n')
      .digest();
}

std::string signed_text(Day day, std::int64_t commitments, const Digest& digest) {
  return std::string(title) + to_text(day) + '\n' + std::to_string(commitments) + '\n' +
         to_hex(digest) + '\n';
}

}  // namespace crownhead::dice
