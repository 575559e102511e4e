#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "rules/draughts/board/variant.hpp"
#include "rules/endings/material.hpp"
#include "rules/endings/packing.hpp"
#include "rules/endings/value.hpp"
#include "rules/result.hpp"

namespace crownhead::endings {

/// The variant and size of a table.
struct Heading {
  const draughts::Variant* variant = nullptr;
  int pieces = 0;  ///< maximum number on the board

  bool operator==(const Heading&) const = default;
};

/// One material with one side to move: the values by Placement number. Positions with a compulsory
/// capture are not stored, because their value follows from others.
class Slice {
 public:
  std::uint64_t size() const { return size_; }  ///< of the numbering
  /// `number` must be below size().
  Value value(std::uint64_t number) const;

 private:
  friend class SliceReader;
  std::uint64_t size_ = 0;
  std::vector<std::int16_t> values_;  ///< Value codes
  PrefixCode code_{{}};
  std::span<const std::byte> starts_;  ///< of the blocks
  std::span<const std::byte> packed_;
};

/// An endgame table file in memory; its bytes must outlive the table. Reading is thread-safe.
class Table {
 public:
  /// Fails with invalid_field and an explanation if the bytes are not a complete file of this
  /// version.
  static Result<Table> read(std::span<const std::byte> file);

  /// Reads an unfinished file as far as its slices are complete.
  static Result<Table> read_begun(std::span<const std::byte> file);

  const Heading& heading() const { return heading_; }
  /// Returns nullptr if the slice is missing.
  const Slice* slice(const Material& material) const;
  /// Returns the length in bytes of the complete part of the file.
  std::size_t whole_bytes() const { return whole_bytes_; }

 private:
  Heading heading_;
  std::map<Material, Slice> slices_;
  std::size_t whole_bytes_ = 0;
};

/// Returns the head of a file.
std::vector<std::byte> written(const Heading& heading);

/// Returns a slice in the file format: one value per number, nullopt if the value is not needed.
std::vector<std::byte> written(const Material& material,
                               std::span<const std::optional<Value>> values);

/// Fails with invalid_field and the reason if the game's positions cannot be stored in a table.
Result<void> may_have_table(const draughts::Variant& variant, int pieces);

/// Returns the pairs of materials in a table, in the order of the file.
std::vector<Material> pairs(const Heading& heading);

}  // namespace crownhead::endings
