#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>

#include "server/net/limits/token_bucket.hpp"

namespace crownhead::net {

/// The state that all connections of one address share.
struct Visitor {
  std::string address;  ///< in the form of address_key()
  std::size_t open = 0;
  TokenBucket frames;
};

/// Counts the open connections per address, so that no address takes all of them. Any thread.
class Visitors : public std::enable_shared_from_this<Visitors> {
 public:
  /// One connection, counted for the life of this object; an empty visit counts nothing. It may
  /// outlive the server.
  class Visit {
   public:
    Visit() = default;
    Visit(Visit&&) noexcept = default;
    Visit& operator=(Visit&& other) noexcept;
    ~Visit() { leave(); }

    explicit operator bool() const { return all_ != nullptr; }
    /// Returns the number of the address's connections, including this one.
    std::size_t open() const;
    /// True if the address may send one more frame; see TokenBucket::take.
    bool take_frame(double per_ms, double most, std::int64_t now_ms) const;

   private:
    friend class Visitors;
    Visit(std::shared_ptr<Visitors> all, Visitor* visitor)
        : all_(std::move(all)), visitor_(visitor) {}
    void leave();

    std::shared_ptr<Visitors> all_;
    Visitor* visitor_ = nullptr;
  };

  /// Returns an empty visit if the address has `most` already. A new address starts with `frames`
  /// tokens.
  Visit enter(const std::string& address, std::size_t most, double frames, std::int64_t now_ms);

  /// Returns the number of addresses with connections.
  std::size_t size() const;

 private:
  mutable std::mutex mutex_;
  std::unordered_map<std::string, Visitor> by_address_;
};

}  // namespace crownhead::net
