#include "db/postgres/arguments.hpp"

#include <algorithm>

namespace crownhead::db {
namespace {

constexpr int binary_format = 1;

std::size_t size_of(const Value& value) {
  if (const auto* text = std::get_if<std::string_view>(&value)) return text->size();
  if (const auto* bytes = std::get_if<Bytes>(&value)) return bytes->size();
  return 0;
}

}  // namespace

Arguments::Arguments(std::span<const Value> values, Keeps keeps)
    : keeps_(keeps), formats_(values.size(), binary_format) {
  numbers_.reserve(values.size());
  if (keeps == Keeps::copies) {
    std::size_t all = 0;
    for (const Value& value : values) all += size_of(value);
    copies_.reserve(all);
  }
  for (const Value& value : values) std::visit([this](auto one) { add(one); }, value);
}

void Arguments::add(std::int64_t value) {
  add(binary::Oid::int8, numbers_.emplace_back(binary::sent(value)).data(), sizeof value);
}

void Arguments::add(double value) {
  add(binary::Oid::float8, numbers_.emplace_back(binary::sent(value)).data(), sizeof value);
}

void Arguments::add(std::string_view value) {
  add(binary::Oid::text, kept(value.data(), value.size()), value.size());
}

void Arguments::add(Bytes value) {
  const auto* data = reinterpret_cast<const char*>(value.data());
  add(binary::Oid::bytea, kept(data, value.size()), value.size());
}

void Arguments::add(Null null) {
  static constexpr std::array types = {binary::Oid::int8, binary::Oid::float8, binary::Oid::text,
                                       binary::Oid::bytea};
  add(types.at(static_cast<std::size_t>(null.type)), nullptr, 0);
}

void Arguments::add(binary::Oid type, const char* data, std::size_t length) {
  types_.push_back(static_cast<unsigned>(type));
  values_.push_back(data);
  lengths_.push_back(static_cast<int>(length));
}

/// Never returns nullptr, which would mean a null.
const char* Arguments::kept(const char* data, std::size_t length) {
  if (length == 0) return "";
  if (keeps_ == Keeps::views) return data;
  return &*copies_.insert(copies_.end(), data, data + length);
}

}  // namespace crownhead::db
