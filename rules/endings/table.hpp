#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/draughts/variant.hpp"
#include "rules/endings/material.hpp"
#include "rules/endings/packing.hpp"
#include "rules/endings/value.hpp"
#include "rules/result.hpp"

namespace crownhead::endings {

/// What a table is of.
struct Heading {
  const draughts::Variant* variant = nullptr;
  int pieces = 0;  ///< up to so many on the board

  bool operator==(const Heading&) const = default;
};

/// One material of a table, with one side to move: the values by the numbers of Placement. Those of
/// positions in which something must be taken are not kept; they follow from others.
class Slice {
 public:
  std::uint64_t size() const { return size_; }  ///< numbers
  /// `number` below size().
  Value value(std::uint64_t number) const;

 private:
  friend class SliceReader;
  std::uint64_t size_ = 0;
  std::vector<std::int16_t> values_;  ///< their codes
  PrefixCode code_{{}};
  std::span<const std::byte> starts_;  ///< of the blocks
  std::span<const std::byte> packed_;
};

/// A file of endings in memory, whose bytes outlive it. Reading it is safe from every thread.
class Table {
 public:
  /// Fails with invalid_field and a sentence where the bytes are no whole file of this version.
  static Result<Table> read(std::span<const std::byte> file);

  /// The same of a file that is being made: as far as its slices are whole.
  static Result<Table> read_begun(std::span<const std::byte> file);

  const Heading& heading() const { return heading_; }
  /// nullptr where there is none.
  const Slice* slice(const Material& material) const;
  /// So many bytes, from the first on, hold the slices that are here.
  std::size_t whole_bytes() const { return whole_bytes_; }

 private:
  Heading heading_;
  std::map<Material, Slice> slices_;
  std::size_t whole_bytes_ = 0;
};

/// What a file begins with.
std::vector<std::byte> written(const Heading& heading);

/// A slice as it stands in a file: a value for each number, nullopt where none is needed.
std::vector<std::byte> written(const Material& material,
                               std::span<const std::optional<Value>> values);

/// Whether the game's positions can be put into a table; fails with invalid_field and says why.
Result<void> may_have_table(const draughts::Variant& variant, int pieces);

/// The pairs of materials in a table, in the order of the file.
std::vector<Material> pairs(const Heading& heading);

}  // namespace crownhead::endings
