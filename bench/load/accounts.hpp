#pragma once

#include <cstddef>
#include <istream>
#include <string>
#include <vector>

#include "bench/load/rest_crew.hpp"

namespace crownhead::bench {

/// A signed-in player.
struct Account {
  std::string username;
  std::string cookie;  ///< session cookie
};

struct NameAndPassword {
  std::string username = {};
  std::string password = {};
  int line = 0;  ///< in the file
};

/// Reads a file with "NAME PASSWORD" per line; empty lines and lines beginning with # are skipped.
/// Throws std::runtime_error with a message that names the line.
std::vector<NameAndPassword> read_accounts(std::istream& in, const std::string& file);

/// Signs in all accounts of the file. Throws std::runtime_error with a message.
std::vector<Account> sign_in(RestSession& session, const std::string& file);

/// Creates `count` accounts with names beginning with "load-".
std::vector<Account> make_accounts(RestSession& session, std::size_t count);

/// Returns a new UUID.
std::string new_uuid();

/// Returns the answer if it is 2xx; otherwise throws std::runtime_error with the server's message
/// and, for rate limits, what to do about it.
RestAnswer accepted(const RestAnswer& answer, const std::string& what);

}  // namespace crownhead::bench
