#include "tests/http/costs/allocated_bytes.hpp"

#include <cstdlib>
#include <new>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define CROWNHEAD_HEAP_IS_WATCHED
#endif
#endif

namespace {

thread_local std::int64_t allocated = 0;

}  // namespace

#ifndef CROWNHEAD_HEAP_IS_WATCHED
void* operator new(std::size_t size) {
  allocated += static_cast<std::int64_t>(size);
  if (void* memory = std::malloc(size)) return memory;
  throw std::bad_alloc();
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
#endif

namespace crownhead {

std::int64_t allocated_bytes_here() { return allocated; }

bool counts_allocated_bytes() {
#ifdef CROWNHEAD_HEAP_IS_WATCHED
  return false;
#else
  return true;
#endif
}

}  // namespace crownhead
