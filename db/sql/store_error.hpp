#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace crownhead::db {

/// An error of the store, classified by what the caller can do. Each engine maps its own codes.
class StoreError : public std::runtime_error {
 public:
  enum class Kind : std::uint8_t {
    full,        ///< no room, on the disk or in memory
    busy,        ///< another transaction holds a needed lock
    conflict,    ///< another transaction was first: this one may be run again as a whole
    taken,       ///< a constraint of the schema: the key exists already, or a reference does not
    of_the_job,  ///< another fault of the statement or of its values
    lost,        ///< the connection was lost; if it was committing, the outcome is unknown
    broken,      ///< the disk, the file or the engine
  };

  StoreError(Kind kind, const std::string& what) : std::runtime_error(what), kind_(kind) {}

  Kind kind() const { return kind_; }
  /// True if the error may go away, automatically or when an operator makes room.
  bool may_pass() const {
    return kind_ == Kind::full || kind_ == Kind::busy || kind_ == Kind::conflict;
  }
  /// True if the fault lies in the job alone, not in the disk.
  bool is_of_the_job() const { return kind_ == Kind::taken || kind_ == Kind::of_the_job; }

 private:
  Kind kind_;
};

}  // namespace crownhead::db
