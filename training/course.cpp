#include "training/course.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <random>
#include <stdexcept>
#include <string>

#include "training/self_play.hpp"
#include "training/whole_file.hpp"

namespace crownhead::training {

namespace {

using nardi::computer::Net;

constexpr float first_rate = 0.1F;
constexpr float last_rate = 0.004F;
/// Share of the games at the start in which later positions count as well.
constexpr double early = 0.07;
constexpr float early_lambda = 0.5F;
/// One game in this many begins with random plays, up to this many.
constexpr std::uint64_t strange_in = 8;
constexpr std::uint64_t most_random_plies = 12;

constexpr std::uint64_t magic = 0x3167'6e69'6e69'6172;

/// Returns the values that a course must share with the file that it continues; the number of games
/// may differ.
std::array<std::uint64_t, 5> heading(const Pupil& pupil, const Course& course) {
  return {magic, course.hidden, course.race_hidden, course.seed, pupil.games};
}

template <class Number>
void put(std::ofstream& out, Number number) {
  out.write(reinterpret_cast<const char*>(&number), sizeof number);
}

template <class Number>
Number taken(std::ifstream& in) {
  Number number = {};
  in.read(reinterpret_cast<char*>(&number), sizeof number);
  return number;
}

Pupil blank(const Course& course) {
  return {.nets = {.contact = Net(course.hidden), .race = Net(course.race_hidden)}};
}

}  // namespace

Pupil beginner(const Course& course) {
  Pupil pupil = blank(course);
  std::mt19937_64 random(course.seed);
  constexpr float largest = 0.1F;
  const auto draw = [&](float& weight) {
    weight = largest * (static_cast<float>(random() >> 40) / static_cast<float>(1 << 23) - 1);
  };
  pupil.nets.contact.each_weight(draw);
  pupil.nets.race.each_weight(draw);
  return pupil;
}

void play_and_learn(Pupil& pupil, const Course& course) {
  std::seed_seq seeds{course.seed, pupil.games};
  std::mt19937_64 random(seeds);
  const double done = static_cast<double>(pupil.games) / static_cast<double>(course.games);
  const float rate =
      first_rate * std::pow(last_rate / first_rate, static_cast<float>(std::min(done, 1.0)));
  const bool strange = pupil.games % strange_in == strange_in - 1;
  const int random_plies = strange ? 1 + static_cast<int>(random() % most_random_plies) : 0;
  learn(pupil.nets, play_game(pupil.nets, random_plies, random),
        {.rate = rate, .lambda = done < early ? early_lambda : 0});
  ++pupil.games;
}

void save(const Pupil& pupil, const Course& course, const std::filesystem::path& file) {
  write_whole(file, [&](std::ofstream& out) {
    for (const std::uint64_t number : heading(pupil, course)) put(out, number);
    nardi::computer::Nets nets = pupil.nets;
    nets.contact.each_weight([&](float weight) { put(out, weight); });
    nets.race.each_weight([&](float weight) { put(out, weight); });
  });
}

std::optional<Pupil> load(const Course& course, const std::filesystem::path& file) {
  if (!std::filesystem::exists(file)) return std::nullopt;
  std::ifstream in(file, std::ios::binary);
  Pupil pupil = blank(course);
  auto expected = heading(pupil, course);
  for (std::uint64_t& number : expected) {
    const auto found = taken<std::uint64_t>(in);
    if (&number == &expected.back())
      pupil.games = found;
    else if (number != found)
      throw std::runtime_error(file.string() + " is not the state of such a course");
  }
  pupil.nets.contact.each_weight([&](float& weight) { weight = taken<float>(in); });
  pupil.nets.race.each_weight([&](float& weight) { weight = taken<float>(in); });
  if (!in || in.peek() != std::ifstream::traits_type::eof())
    throw std::runtime_error(file.string() + " is damaged");
  return pupil;
}

}  // namespace crownhead::training
