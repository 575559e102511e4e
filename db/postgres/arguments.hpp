#pragma once

#include <array>
#include <span>
#include <vector>

#include "db/postgres/binary.hpp"
#include "db/sql/driver.hpp"

namespace crownhead::db {

/// The arguments of one run in libpq's form. Text and bytes are views or copies.
class Arguments {
 public:
  using Keeps = Statement::Keeps;

  Arguments(std::span<const Value> values, Keeps keeps);
  ~Arguments() = default;
  Arguments(Arguments&&) = default;
  Arguments& operator=(Arguments&&) = default;
  Arguments(const Arguments&) = delete;
  Arguments& operator=(const Arguments&) = delete;

  int count() const { return static_cast<int>(values_.size()); }
  const std::vector<unsigned>& types() const { return types_; }  ///< Oids
  const char* const* values() const { return values_.data(); }
  const int* lengths() const { return lengths_.data(); }
  const int* formats() const { return formats_.data(); }

 private:
  void add(std::int64_t value);
  void add(double value);
  void add(std::string_view value);
  void add(Bytes value);
  void add(Null null);
  void add(binary::Oid type, const char* data, std::size_t length);
  /// Returns `data`, or a copy of it.
  const char* kept(const char* data, std::size_t length);

  Keeps keeps_;
  // Pointers into these remain valid when the object is moved.
  std::vector<binary::EightBytes> numbers_;
  std::vector<char> copies_;
  std::vector<unsigned> types_;
  std::vector<const char*> values_;
  std::vector<int> lengths_;
  std::vector<int> formats_;
};

}  // namespace crownhead::db
