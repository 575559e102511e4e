#include "server/wire/core/fields.hpp"

#include <cmath>

#include "rules/comma_list.hpp"
#include "rules/line.hpp"
#include "rules/reasons.hpp"

namespace crownhead::wire {
namespace {

constexpr int deepest = 16;
constexpr double largest_integer = 9'007'199'254'740'992;  // as in optional_integer()
constexpr std::size_t most_unknown = 10;
constexpr std::size_t longest_unknown = 100;

/// nlohmann parses any depth; this check stops a hostile text before it needs a deep stack.
bool too_deep(std::string_view text) {
  int depth = 0;
  bool in_string = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string && c == '\\') ++i;
    if (c == '"') in_string = !in_string;
    if (in_string) continue;
    if (c == '{' || c == '[') ++depth;
    if (c == '}' || c == ']') --depth;
    if (depth > deepest) return true;
  }
  return false;
}

/// Makes every number without a fraction an integer.
void make_integers(nlohmann::json& value) {
  if (value.is_structured()) {
    for (auto& inside : value) make_integers(inside);
  } else if (value.is_number_float()) {
    const double number = value.get<double>();
    if (std::trunc(number) != number || std::abs(number) > largest_integer) return;
    if (number < 0)
      value = static_cast<std::int64_t>(number);
    else
      value = static_cast<std::uint64_t>(number);
  }
}

}  // namespace

Parsed<nlohmann::json> parse_object(std::string_view text) {
  // For nlohmann a NUL ends the text, whatever follows.
  const bool hopeless = text.contains('\0') || too_deep(text);
  auto json = hopeless ? nlohmann::json(nullptr) : nlohmann::json::parse(text, nullptr, false);
  if (!json.is_object())
    return std::unexpected(Problem{{Code::bad_json, reason::request::json_object()}});
  make_integers(json);
  return json;
}

bool Fields::is_null(const char* name) {
  known_.emplace_back(name);
  const auto it = object_.find(name);
  return it != object_.end() && it->is_null();
}

const nlohmann::json* Fields::find(const char* name) {
  known_.emplace_back(name);
  const auto it = object_.find(name);
  return it == object_.end() || it->is_null() ? nullptr : &*it;
}

std::string Fields::text(const char* name, std::size_t most_characters) {
  const auto before = errors_.size();
  auto value = optional_text(name, most_characters);
  if (!value && errors_.size() == before) wrong(name, reason::field::text_missing());
  return std::move(value).value_or("");
}

std::optional<std::string> Fields::optional_text(const char* name, std::size_t most_characters) {
  const auto* value = find(name);
  if (!value) return std::nullopt;
  if (!value->is_string()) {
    wrong(name, reason::field::text());
    return std::nullopt;
  }
  const auto& text = value->get_ref<const std::string&>();
  if (character_count(text) > most_characters) {
    wrong(name, reason::field::at_most_characters(static_cast<std::int64_t>(most_characters)));
    return std::nullopt;
  }
  return text;
}

std::optional<std::string> Fields::optional_line(const char* name, std::size_t most_characters) {
  auto text = optional_text(name, most_characters);
  if (!text) return std::nullopt;
  const auto fault = line_fault(*text, most_characters);
  if (fault == LineFault::empty)
    wrong(name, reason::field::not_empty_leave_out());
  else if (fault)
    wrong(name, reason::field::one_line());
  return fault ? std::nullopt : text;
}

std::int64_t Fields::integer(const char* name) {
  const auto before = errors_.size();
  const auto value = optional_integer(name);
  if (!value && errors_.size() == before) wrong(name, reason::field::number_missing());
  return value.value_or(0);
}

std::optional<std::int64_t> Fields::optional_integer(const char* name) {
  const auto* value = find(name);
  if (!value) return std::nullopt;
  constexpr std::uint64_t largest = 1ULL << 53;
  const bool fits = value->is_number_unsigned()
                        ? value->get<std::uint64_t>() <= largest
                        : value->is_number_integer() &&
                              value->get<std::int64_t>() >= -static_cast<std::int64_t>(largest);
  if (fits) return value->get<std::int64_t>();
  wrong(name, reason::field::number());
  return std::nullopt;
}

bool Fields::flag(const char* name, bool otherwise) {
  const auto* value = find(name);
  if (!value) return otherwise;
  if (!value->is_boolean()) {
    wrong(name, reason::field::boolean());
    return otherwise;
  }
  return value->get<bool>();
}

std::size_t Fields::choice(const char* name, std::initializer_list<std::string_view> names,
                           std::optional<std::size_t> otherwise) {
  const auto* value = find(name);
  if (!value && otherwise) return *otherwise;
  if (value && value->is_string()) {
    std::size_t i = 0;
    for (const std::string_view candidate : names) {
      if (value->get_ref<const std::string&>() == candidate) return i;
      ++i;
    }
  }
  wrong(name, reason::field::one_of(comma_list(names)));
  return 0;
}

const nlohmann::json* Fields::object(const char* name) {
  const auto* value = find(name);
  if (value && value->is_object()) return value;
  wrong(name, value ? reason::field::object() : reason::field::object_missing());
  return nullptr;
}

const nlohmann::json* Fields::array(const char* name) {
  const auto* value = find(name);
  if (value && value->is_array()) return value;
  wrong(name, value ? reason::field::list() : reason::field::list_missing());
  return nullptr;
}

std::vector<std::string> Fields::texts(const char* name, std::size_t most, const Reason& why) {
  const auto* list = array(name);
  if (!list) return {};
  const auto is_text = [](const nlohmann::json& item) { return item.is_string(); };
  if (list->size() <= most && std::ranges::all_of(*list, is_text))
    return list->get<std::vector<std::string>>();
  wrong(name, why);
  return {};
}

std::optional<Problem> Fields::problem() const {
  auto errors = errors_;
  if (!others_allowed_) add_unknown(errors);
  if (errors.empty()) return std::nullopt;
  Error first{Code::invalid_field, errors.front().field, errors.front().reason};
  return Problem{std::move(first), std::move(errors)};
}

void Fields::add_unknown(std::vector<FieldError>& errors) const {
  std::size_t found = 0;
  for (const auto& member : object_.items()) {
    const std::string& name = member.key();
    if (std::ranges::find(known_, name) != known_.end()) continue;
    if (++found > most_unknown) return;
    errors.push_back({name.substr(0, longest_unknown), reason::field::unknown_member()});
  }
}

}  // namespace crownhead::wire
