#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace crownhead::db {

/// What the store refused, and what that means to who asked. The engines have codes of their own.
class StoreError : public std::runtime_error {
 public:
  enum class Kind : std::uint8_t {
    full,        ///< no room, on the disk or in memory
    busy,        ///< another holds what is needed
    conflict,    ///< another transaction was first: the whole may be run again
    taken,       ///< a constraint of the schema: the key is there already, or names what is not
    of_the_job,  ///< another fault of the statement or of its values
    lost,        ///< the connection; if it was to commit, nobody knows whether it did
    broken,      ///< the disk, the file, the engine
  };

  StoreError(Kind kind, const std::string& what) : std::runtime_error(what), kind_(kind) {}

  Kind kind() const { return kind_; }
  /// Passes by itself or by an operator who makes room.
  bool may_pass() const {
    return kind_ == Kind::full || kind_ == Kind::busy || kind_ == Kind::conflict;
  }
  /// The fault of what was asked for alone, not of the disk.
  bool is_of_the_job() const { return kind_ == Kind::taken || kind_ == Kind::of_the_job; }

 private:
  Kind kind_;
};

}  // namespace crownhead::db
