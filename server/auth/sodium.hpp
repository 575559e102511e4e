#pragma once

namespace crownhead::auth {

/// Makes libsodium ready, once. Throws std::runtime_error if the system gives no random bytes.
void require_sodium();

}  // namespace crownhead::auth
