// Support for a module whose memory several threads share. wasi-libc assumes a single thread, so
// its heap is locked here.
#ifdef __wasm__

#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <new>

#include "rules/wasm/buffer.hpp"

namespace {

std::atomic<bool> taken = false;

class HeapLock {
 public:
  /// Held for a few hundred instructions, so waiting threads spin.
  HeapLock() {
    while (taken.exchange(true, std::memory_order_acquire)) {
    }
  }
  ~HeapLock() { taken.store(false, std::memory_order_release); }
  HeapLock(const HeapLock&) = delete;
  HeapLock& operator=(const HeapLock&) = delete;
};

}  // namespace

void* operator new(std::size_t size) {
  const HeapLock lock;
  void* const found = std::malloc(size);
  if (found == nullptr) __builtin_trap();
  return found;
}

void operator delete(void* given) noexcept {
  const HeapLock lock;
  std::free(given);
}

void operator delete(void* given, std::size_t) noexcept { operator delete(given); }

/// Returns the upper end of a stack for another thread, 1 MiB like the first thread's.
CROWNHEAD_EXPORT(crownhead_stack) char* crownhead_stack() {
  constexpr std::size_t size = 1 << 20;
  return static_cast<char*>(operator new(size)) + size;
}

#endif
