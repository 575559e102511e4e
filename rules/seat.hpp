#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <ranges>
#include <utility>

namespace crownhead {

/// A player's place in a game, in the order of the first turns. In games of two, the first is
/// White. Stored as a number.
enum class Seat : std::uint8_t { white, black, third, fourth, fifth, sixth };

constexpr std::size_t least_seats = 2, most_seats = 6;

constexpr std::size_t index(Seat seat) { return static_cast<std::size_t>(seat); }

/// Returns the other seat in games of two.
constexpr Seat opposite(Seat seat) { return seat == Seat::white ? Seat::black : Seat::white; }

/// Returns the seats of a game with `count` seats, in order.
constexpr auto seats_of(std::size_t count) {
  return std::views::iota(std::size_t{0}, count) |
         std::views::transform([](std::size_t at) { return static_cast<Seat>(at); });
}

/// One T per seat of a game, stored inline. Two are equal if they have the same number of seats and
/// equal values.
template <class T>
class PerSeat {
 public:
  /// For two seats.
  constexpr PerSeat() = default;

  /// Takes the values in the order of the seats.
  template <std::convertible_to<T>... More>
    requires(least_seats + sizeof...(More) <= most_seats)
  constexpr PerSeat(T white, T black, More... more)
      : count_(least_seats + sizeof...(More)),
        each_{std::move(white), std::move(black), std::move(more)...} {}

  /// Returns `value` for each of `seats` seats, two to six.
  static constexpr PerSeat filled(std::size_t seats, const T& value = {}) {
    PerSeat all;
    all.count_ = static_cast<std::uint8_t>(seats);
    std::ranges::fill(all, value);
    return all;
  }

  constexpr std::size_t size() const { return count_; }
  constexpr auto seats() const { return seats_of(count_); }

  constexpr T& operator[](Seat seat) { return each_[index(seat)]; }
  constexpr const T& operator[](Seat seat) const { return each_[index(seat)]; }

  /// Returns the first seat with that value.
  constexpr std::optional<Seat> find(const T& value) const {
    for (const Seat seat : seats())
      if ((*this)[seat] == value) return seat;
    return std::nullopt;
  }

  constexpr T* begin() { return each_.data(); }
  constexpr T* end() { return each_.data() + count_; }
  constexpr const T* begin() const { return each_.data(); }
  constexpr const T* end() const { return each_.data() + count_; }

  constexpr bool operator==(const PerSeat& other) const { return std::ranges::equal(*this, other); }

 private:
  std::uint8_t count_ = least_seats;
  std::array<T, most_seats> each_ = {};
};

template <class T, class... More>
PerSeat(T, T, More...) -> PerSeat<T>;

}  // namespace crownhead
