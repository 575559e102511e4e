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

/// What the modules for the browser have in common. A call writes its input as UTF-8 into the
/// buffer, names its length, and gets the length of the output that then lies in the buffer. Fields
/// are separated by tabs, lines by '\n'. Nothing traps on any input.
namespace crownhead::wasm {

/// In bytes.
std::size_t capacity();

/// The lines of an input of that length; those that are missing are empty.
class Lines {
 public:
  explicit Lines(std::size_t length);

  const std::string& operator[](std::size_t i) const { return line_[i]; }

 private:
  std::array<std::string, 5> line_;
};

/// An input of that length that is no text; it stays until the answer is written.
std::span<const std::uint8_t> bytes(std::size_t length);

/// Puts an answer into the buffer; one that is too long is replaced by an error.
std::size_t answer(std::string_view text);

/// "error", the code, the sentence in English, then the reason and its values as JSON.
std::size_t answer(const Error& error);

/// The code and the sentence in English.
std::string fields(const Error& error);

}  // namespace crownhead::wasm
