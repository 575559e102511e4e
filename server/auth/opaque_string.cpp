#include "server/auth/opaque_string.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <optional>
#include <utf8proc.h>
#include <vector>

#include "rules/reasons.hpp"

// RFC 8264, chapters 8 and 9, and RFC 5892, appendix A, define the classes and categories.
namespace crownhead::auth {
namespace {

using Points = std::vector<utf8proc_int32_t>;

std::unexpected<Error> refused() {
  return fail(Code::invalid_field, reason::account::password_characters());
}

std::optional<Points> code_points(std::string_view text) {
  Points points;
  const auto* next = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  auto left = static_cast<utf8proc_ssize_t>(text.size());
  while (left > 0) {
    utf8proc_int32_t point = 0;
    const auto used = utf8proc_iterate(next, left, &point);
    if (used <= 0) return std::nullopt;
    points.push_back(point);
    next += used;
    left -= used;
  }
  return points;
}

std::string text_of(const Points& points) {
  std::string text;
  std::array<utf8proc_uint8_t, 4> bytes{};
  for (const auto point : points) {
    const auto size = utf8proc_encode_char(point, bytes.data());
    text.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(size));
  }
  return text;
}

/// Converts to NFC. utf8proc_NFC() itself takes no length, so it would stop at a NUL.
std::optional<std::string> composed(std::string_view text) {
  utf8proc_uint8_t* made = nullptr;
  const auto size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                   static_cast<utf8proc_ssize_t>(text.size()), &made,
                   static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(made, &std::free);
  if (size < 0) return std::nullopt;
  return std::string(reinterpret_cast<const char*>(made), static_cast<std::size_t>(size));
}

bool within(utf8proc_int32_t point, utf8proc_int32_t first, utf8proc_int32_t last) {
  return point >= first && point <= last;
}

bool is_noncharacter(utf8proc_int32_t point) {
  return within(point, 0xFDD0, 0xFDEF) || (point & 0xFFFE) == 0xFFFE;
}

/// NFC composes Hangul; the parts that it leaves belong to historic writing.
bool is_old_hangul_jamo(utf8proc_int32_t point) {
  return within(point, 0x1100, 0x11FF) || within(point, 0xA960, 0xA97C) ||
         within(point, 0xD7B0, 0xD7FB);
}

bool is_exception_disallowed(utf8proc_int32_t point) {
  return point == 0x0640 || point == 0x07FA || point == 0x302E || point == 0x302F ||
         within(point, 0x3031, 0x3035) || point == 0x303B;
}

/// True if the FreeformClass contains it, apart from contextual rules.
bool is_allowed(utf8proc_int32_t point) {
  if (is_exception_disallowed(point) || is_noncharacter(point) || is_old_hangul_jamo(point))
    return false;
  if (within(point, 0x20, 0x7E) || point == 0x200C || point == 0x200D) return true;
  if (utf8proc_get_property(point)->ignorable) return false;
  switch (utf8proc_category(point)) {
    case UTF8PROC_CATEGORY_CN:
    case UTF8PROC_CATEGORY_CC:
    case UTF8PROC_CATEGORY_CF:
    case UTF8PROC_CATEGORY_CS:
    case UTF8PROC_CATEGORY_CO:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP: return false;
    default: return true;
  }
}

bool is_greek(utf8proc_int32_t point) {
  return within(point, 0x0370, 0x03E1) || within(point, 0x03F0, 0x03FF) ||
         within(point, 0x1F00, 0x1FFE);
}

bool is_hebrew(utf8proc_int32_t point) {
  return within(point, 0x0591, 0x05F4) || within(point, 0xFB1D, 0xFB4F);
}

bool is_kana_or_han(utf8proc_int32_t point) {
  return within(point, 0x3041, 0x309F) || within(point, 0x30A1, 0x30FA) ||
         within(point, 0x30FD, 0x30FF) || within(point, 0x31F0, 0x31FF) ||
         within(point, 0x2E80, 0x2FD5) || point == 0x3005 || point == 0x3007 ||
         within(point, 0x3400, 0x4DBF) || within(point, 0x4E00, 0x9FFF) ||
         within(point, 0xF900, 0xFAFF) || within(point, 0x20000, 0x3FFFD);
}

/// True for scripts whose letters join: Arabic, Syriac, N'Ko, Mandaic, Mongolian and similar ones.
bool is_of_joining_script(utf8proc_int32_t point) {
  return within(point, 0x0620, 0x08FF) || within(point, 0x1807, 0x18AA) ||
         within(point, 0xA840, 0xA873) || within(point, 0x10AC0, 0x10AEF) ||
         within(point, 0x10B80, 0x10BAF) || within(point, 0x10D00, 0x10D3F) ||
         within(point, 0x1E900, 0x1E94B);
}

/// A text and a place in it; characters beyond its ends are 0.
class Context {
 public:
  Context(const Points& points, std::size_t at) : points_(points), at_(at) {}

  bool holds() const {
    const auto point = points_[at_];
    if (point == 0x200C) return after_virama() || between_joining_letters();
    if (point == 0x200D) return after_virama();
    if (point == 0x00B7) return before() == 'l' && after() == 'l';
    if (point == 0x0375) return is_greek(after());
    if (point == 0x05F3 || point == 0x05F4) return is_hebrew(before());
    if (point == 0x30FB) return std::ranges::any_of(points_, is_kana_or_han);
    if (within(point, 0x0660, 0x0669)) return none_within(0x06F0, 0x06F9);
    if (within(point, 0x06F0, 0x06F9)) return none_within(0x0660, 0x0669);
    return true;
  }

 private:
  utf8proc_int32_t before() const { return at_ > 0 ? points_[at_ - 1] : 0; }
  utf8proc_int32_t after() const { return at_ + 1 < points_.size() ? points_[at_ + 1] : 0; }
  bool after_virama() const {
    constexpr int virama = 9;
    return utf8proc_get_property(before())->combining_class == virama;
  }
  /// The rule of RFC 5892, except that it also accepts the few letters of these scripts that do not
  /// join.
  bool between_joining_letters() const {
    return is_of_joining_script(before()) && is_of_joining_script(after());
  }
  bool none_within(utf8proc_int32_t first, utf8proc_int32_t last) const {
    return std::ranges::none_of(points_, [=](auto point) { return within(point, first, last); });
  }

  const Points& points_;
  std::size_t at_;
};

}  // namespace

Result<std::string> opaque_string(std::string_view password) {
  auto points = code_points(password);
  if (!points || points->empty()) return refused();
  for (auto& point : *points)
    if (utf8proc_category(point) == UTF8PROC_CATEGORY_ZS) point = ' ';
  auto normal = composed(text_of(*points));
  if (!normal) return refused();
  points = code_points(*normal);
  if (!points || !std::ranges::all_of(*points, is_allowed)) return refused();
  for (std::size_t at = 0; at < points->size(); ++at)
    if (!Context(*points, at).holds()) return refused();
  return *std::move(normal);
}

}  // namespace crownhead::auth
