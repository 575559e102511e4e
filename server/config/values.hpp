#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/instant.hpp"
#include "rules/result.hpp"
#include "server/addresses/mailbox.hpp"
#include "server/net/limits/address.hpp"

namespace crownhead::config {

// Readers of the values of options. Each fails with invalid_field and what the value must be.

/// Returns an error that says what a value must be.
std::unexpected<Error> wrong(std::string what);

/// Reads "true", "1", "false" or "0".
Result<bool> yes_or_no(const std::string& text);

/// Reads digits alone, from `least` to `most`; nullopt for anything else.
std::optional<std::int32_t> count_in(std::string_view text, std::int32_t least, std::int32_t most);

/// "48h", "90d".
Result<Millis> span_of(std::string_view text);

/// Reads bytes: "0", or a whole number with MiB, GiB or TiB.
Result<std::uint64_t> size_of(std::string_view text);

/// Reads "22:30" as minutes; nullopt if it is not a time of the day.
std::optional<int> minute_of_day(std::string_view text);

/// Reads a secret from a file, without the line break that editors leave at its end.
Result<std::string> secret_in(const std::string& file);

/// Reads "https://play.example.org", as browsers send it in the header Origin.
Result<std::string> site_url(const std::string& text);

/// Reads "smtps://mail.example.org:465", without changing it.
Result<std::string> mail_server(const std::string& text);

Result<addresses::Mailbox> sender(const std::string& text);

/// Reads blocks of addresses. `warnings` gets a sentence for each block that includes more than its
/// text suggests.
Result<std::vector<net::Network>> networks(const std::vector<std::string>& texts,
                                           std::vector<std::string>& warnings);

/// Reads the name of a node: letters, digits, '-', '_' and '.', at most 64.
Result<std::string> node_name(const std::string& text);

/// Reads "nats://10.0.0.1:4222,nats://10.0.0.2:4222". Fails if libnats is not installed.
Result<std::vector<std::string>> link_servers(const std::string& text);

/// Reads a SQLite file, or an address of PostgreSQL that has a valid form. Empty remains empty.
Result<std::filesystem::path> database(const std::string& text);

}  // namespace crownhead::config
