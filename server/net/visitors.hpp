#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/net/token_bucket.hpp"

namespace crownhead::net {

/// What all connections of one address share.
struct Visitor {
  std::string address;  ///< as address_key() has it
  std::size_t open = 0;
  TokenBucket frames;
};

/// Counts the open connections of each address, so that none takes the place of all others. Any
/// thread.
class Visitors : public std::enable_shared_from_this<Visitors> {
 public:
  /// One connection, counted for as long as this is kept; an empty one counts nothing. It may
  /// outlive the server.
  class Visit {
   public:
    Visit() = default;
    Visit(Visit&&) noexcept = default;
    Visit& operator=(Visit&& other) noexcept;
    ~Visit() { leave(); }

    explicit operator bool() const { return all_ != nullptr; }
    /// How many connections the address has, with this one.
    std::size_t open() const;
    /// Whether the address may send one more frame; as TokenBucket::take.
    bool take_frame(double per_ms, double most, std::int64_t now_ms) const;

   private:
    friend class Visitors;
    Visit(std::shared_ptr<Visitors> all, Visitor* visitor)
        : all_(std::move(all)), visitor_(visitor) {}
    void leave();

    std::shared_ptr<Visitors> all_;
    Visitor* visitor_ = nullptr;
  };

  /// An empty one if the address has `most` already. A new address has `frames` at once.
  Visit enter(const std::string& address, std::size_t most, double frames, std::int64_t now_ms);

  /// How many addresses have connections.
  std::size_t size() const;

 private:
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Visitor> by_address_;
};

}  // namespace crownhead::net
