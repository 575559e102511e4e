#pragma once

namespace crownhead::auth {

/// Initialises libsodium, once. Throws std::runtime_error if the system has no random bytes.
void require_sodium();

}  // namespace crownhead::auth
