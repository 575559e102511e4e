// libc++ reports broken preconditions through these functions; its own versions would link a
// complete console.
#ifdef __wasm__

extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

namespace std::inline __2 {
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
}  // namespace std::inline __2

#endif
