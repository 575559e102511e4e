#include "db/codec/reason_codec.hpp"

#include "rules/reason_names.hpp"

namespace crownhead::codec {
namespace {

/// One reason within another, and one within that: no text nests deeper.
constexpr int deepest = 3;

enum class Kind : std::uint8_t { number, text, label, reason };

struct ValueWriter {
  ByteWriter& out;

  void operator()(std::int64_t number) const {
    out.enumerator(Kind::number);
    out.signed_number(number);
  }
  void operator()(const std::string& text) const {
    out.enumerator(Kind::text);
    out.text(text);
  }
  void operator()(const Label& label) const {
    out.enumerator(Kind::label);
    out.text(label.key);
    out.text(label.name);
  }
  void operator()(const std::vector<Reason>& reasons) const {
    out.enumerator(Kind::reason);
    write(out, reasons.front());
  }
};

Reason take(ByteReader& in, int depth);

decltype(Reason::Param::value) take_value(ByteReader& in, int depth) {
  switch (in.enumerator(Kind::reason)) {
    case Kind::number: return in.signed_number();
    case Kind::text: return in.text();
    case Kind::label: {
      Label label{.key = in.text(), .name = {}};
      label.name = in.text();
      return label;
    }
    case Kind::reason: return std::vector<Reason>{take(in, depth + 1)};
  }
  return std::int64_t{0};
}

Reason take(ByteReader& in, int depth) {
  if (depth > deepest) {
    in.blame("reasons nested too deeply");
    return {};
  }
  Reason reason;
  bool known = true;
  const auto name_of = [&](const std::string& text) {
    const auto name = reason::known_name(text);
    known = known && name.has_value();
    return name.value_or("");
  };
  const auto name = in.text();
  if (!name.empty()) reason.name = name_of(name);
  reason.english = in.text();
  reason.params.resize(in.count(3));
  for (Reason::Param& param : reason.params) {
    param.name = name_of(in.text());
    param.value = take_value(in, depth);
  }
  return known ? reason : in_english(reason.english);
}

}  // namespace

void write(ByteWriter& out, const Reason& reason) {
  out.text(reason.name);
  out.text(reason.english);
  out.number(reason.params.size());
  for (const auto& [name, value] : reason.params) {
    out.text(name);
    std::visit(ValueWriter{out}, value);
  }
}

Reason read_reason(ByteReader& in) { return take(in, 1); }

}  // namespace crownhead::codec
