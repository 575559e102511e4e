#include <ctime>
#include <sys/syscall.h>
#include <unistd.h>

#include "tests/faults/control.hpp"

/// Replaces the C library's function in this program: the system's clock steps on command, the
/// steady clock does not.
extern "C" int clock_gettime(clockid_t clock, timespec* now) noexcept {
  const auto result = static_cast<int>(syscall(SYS_clock_gettime, clock, now));
  const volatile auto* control = crownhead::faults::control();
  if (clock == CLOCK_REALTIME && control) now->tv_sec += control->clock_ahead_s;
  return result;
}
