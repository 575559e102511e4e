#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "rules/result.hpp"

#ifdef __wasm__
#define CROWNHEAD_EXPORT(name) extern "C" __attribute__((export_name(#name)))
#else
#define CROWNHEAD_EXPORT(name) extern "C"
#endif

/// The calling convention of the browser modules. The caller writes UTF-8 input into the buffer and
/// passes its length; the call returns the length of the output, which is then in the buffer.
/// Fields are separated by tabs, lines by '\n'. No input causes a trap.
namespace crownhead::wasm {

/// Returns the size of the buffer in bytes.
std::size_t capacity();

/// The lines of an input; missing lines are empty.
class Lines {
 public:
  explicit Lines(std::size_t length);

  const std::string& operator[](std::size_t i) const { return line_[i]; }

 private:
  std::array<std::string, 5> line_;
};

/// Returns a binary input; valid until the answer is written.
std::span<const std::uint8_t> bytes(std::size_t length);

/// Writes an answer to the buffer; an answer that is too long is replaced by an error.
std::size_t answer(std::string_view text);

/// Writes "error", the code, the English message, then the reason and its values as JSON.
std::size_t answer(const Error& error);

/// Returns the code and the English message.
std::string fields(const Error& error);

}  // namespace crownhead::wasm
