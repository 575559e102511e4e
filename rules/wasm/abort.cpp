// libc++ reports a broken precondition through these, and would pull in a whole console for it.
#ifdef __wasm__

extern "C" [[noreturn]] void abort_message(const char*, ...) { __builtin_trap(); }

namespace std::inline __2 {
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) { __builtin_trap(); }
}  // namespace std::inline __2

#endif
