#pragma once

#include <cstddef>
#include <istream>
#include <string>
#include <vector>

#include "bench/load/rest_crew.hpp"

namespace crownhead::bench {

/// A player who is signed in.
struct Account {
  std::string username;
  std::string cookie;  ///< of the session
};

struct NameAndPassword {
  std::string username = {};
  std::string password = {};
  int line = 0;  ///< in the file
};

/// A file with "NAME PASSWORD" in each line; empty lines and those that begin with # do not count.
/// Throws std::runtime_error with a sentence that names the line.
std::vector<NameAndPassword> read_accounts(std::istream& in, const std::string& file);

/// Signs all of the file in. Throws std::runtime_error with a sentence.
std::vector<Account> sign_in(RestSession& session, const std::string& file);

/// Makes so many, whose names begin with "load-".
std::vector<Account> make_accounts(RestSession& session, std::size_t count);

/// A UUID that nobody else has.
std::string new_uuid();

/// Throws std::runtime_error for an answer that is not 2xx, with the server's own words and, where
/// it limits, what to do about it; else gives it back.
RestAnswer accepted(const RestAnswer& answer, const std::string& what);

}  // namespace crownhead::bench
