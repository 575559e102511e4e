#include "rules/star/board.hpp"

#include <algorithm>
#include <charconv>

#include "rules/lower_case.hpp"

namespace crownhead::star {

namespace {

constexpr int largest_side = 4;
constexpr int most_rows = 4 * largest_side + 1;

/// The distances of a hole from the centre towards three points; their sum is 0.
struct Spot {
  int north;
  int south_east;
  int south_west;

  constexpr bool operator==(const Spot&) const = default;
};

constexpr Spot operator+(Spot a, Spot b) {
  return {a.north + b.north, a.south_east + b.south_east, a.south_west + b.south_west};
}

constexpr std::array<Spot, direction_count> directions{
    {{1, -1, 0}, {1, 0, -1}, {0, 1, -1}, {-1, 1, 0}, {-1, 0, 1}, {0, -1, 1}}};

/// By point, for a star of side 1.
constexpr std::array<Spot, point_count> tips{
    {{-2, 1, 1}, {-1, -1, 2}, {1, -2, 1}, {2, -1, -1}, {1, 1, -2}, {-1, 2, -1}}};

/// A star is the union of two triangles.
constexpr bool is_on(int side, Spot spot) {
  return std::max({spot.north, spot.south_east, spot.south_west}) <= side ||
         std::min({spot.north, spot.south_east, spot.south_west}) >= -side;
}

constexpr int steps(Spot from, Spot to) {
  const auto distance = [](int a, int b) { return a < b ? b - a : a - b; };
  return std::max({distance(from.north, to.north), distance(from.south_east, to.south_east),
                   distance(from.south_west, to.south_west)});
}

/// The holes of a star by position.
class Plan {
 public:
  explicit constexpr Plan(int side) : side_(side) {
    for (auto& row : holes_) row.fill(no_hole);
    for (int north = -2 * side; north <= 2 * side; ++north)
      for (int south_east = -2 * side; south_east <= 2 * side; ++south_east)
        if (const Spot spot{north, south_east, -north - south_east}; is_on(side, spot)) {
          at(spot) = static_cast<Hole>(count_);
          spots_[count_++] = spot;
        }
  }

  constexpr std::size_t count() const { return count_; }
  constexpr Spot spot(std::size_t hole) const { return spots_[hole]; }
  constexpr Hole hole(Spot spot) const {
    const bool near = std::max(spot.north, spot.south_east) <= 2 * side_ &&
                      std::min(spot.north, spot.south_east) >= -2 * side_;
    return near ? holes_[row(spot)][column(spot)] : no_hole;
  }

 private:
  constexpr std::size_t row(Spot spot) const {
    const int from_the_edge = spot.north + 2 * side_;
    return static_cast<std::size_t>(from_the_edge);
  }
  constexpr std::size_t column(Spot spot) const {
    const int from_the_edge = spot.south_east + 2 * side_;
    return static_cast<std::size_t>(from_the_edge);
  }
  constexpr Hole& at(Spot spot) { return holes_[row(spot)][column(spot)]; }

  int side_;
  std::size_t count_ = 0;
  std::array<Spot, most_holes> spots_ = {};
  std::array<std::array<Hole, most_rows>, most_rows> holes_ = {};
};

constexpr void join(Board& board, const Plan& plan, std::size_t hole) {
  for (std::size_t way = 0; way < direction_count; ++way) {
    const Spot beside = plan.spot(hole) + directions[way];
    board.next[hole][way] = plan.hole(beside);
    const bool ends = board.next[hole][way] == no_hole;
    board.beyond[hole][way] = ends ? no_hole : plan.hole(beside + directions[way]);
  }
}

constexpr void measure(Board& board, const Plan& plan, std::size_t hole) {
  board.point[hole] = Point::none;
  for (std::size_t point = 0; point < point_count; ++point) {
    const Spot tip{tips[point].north * board.side, tips[point].south_east * board.side,
                   tips[point].south_west * board.side};
    const int far = steps(plan.spot(hole), tip);
    board.to_tip[hole][point] = static_cast<std::uint8_t>(far);
    if (far < board.side) board.point[hole] = static_cast<Point>(point);
  }
}

constexpr Board made(int side) {
  const Plan plan(side);
  Board board{.side = side, .holes = static_cast<Hole>(plan.count())};
  for (std::size_t hole = 0; hole < plan.count(); ++hole) {
    join(board, plan, hole);
    measure(board, plan, hole);
    board.row[hole] = static_cast<std::uint8_t>(plan.spot(hole).north + 2 * side + 1);
    const bool begins = hole == 0 || board.row[hole] != board.row[hole - 1];
    board.place[hole] = begins ? 0 : static_cast<std::uint8_t>(board.place[hole - 1] + 1);
  }
  return board;
}

constexpr Board small_board = made(3);
constexpr Board large_board = made(4);
static_assert(small_board.holes == 73 && large_board.holes == most_holes);

}  // namespace

const Board& board_of(int side) { return side == small_board.side ? small_board : large_board; }

std::string hole_name(const Board& board, Hole hole) {
  return static_cast<char>('a' + board.place[hole]) + std::to_string(board.row[hole]);
}

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

std::optional<Hole> take_hole(const Board& board, std::string_view& text) {
  if (text.empty()) return std::nullopt;
  const char letter = lower_case(text[0]);
  int row = 0;
  const char* end = text.data() + text.size();
  const auto number = std::from_chars(text.data() + 1, end, row);
  if (number.ec != std::errc{} || text[1] == '0') return std::nullopt;
  for (Hole hole = 0; hole < board.holes; ++hole) {
    if (board.row[hole] != row || 'a' + board.place[hole] != letter) continue;
    text = {number.ptr, end};
    return hole;
  }
  return std::nullopt;
}

}  // namespace crownhead::star
