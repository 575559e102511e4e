#include "server/auth/sodium.hpp"

#include <sodium.h>
#include <stdexcept>

namespace crownhead::auth {

void require_sodium() {
  static const int ready = sodium_init();
  if (ready < 0) throw std::runtime_error("cannot initialize libsodium");
}

}  // namespace crownhead::auth
