#include "db/codec/notice_codec.hpp"

namespace crownhead::codec {
namespace {

using vacation::Audience;
using vacation::Decision;
using vacation::Interval;
using vacation::News;
using vacation::StoredAllocation;

constexpr std::uint8_t present_format = 1;
constexpr std::size_t smallest_vacation = 8;  // bytes

void write(ByteWriter& out, const Interval& interval) {
  out.instant(interval.start);
  out.instant(interval.end);
}

Interval read_interval(ByteReader& in) {
  const Instant start = in.instant();
  return {start, in.instant()};
}

void write(ByteWriter& out, const StoredAllocation& row) {
  out.signed_number(row.id.value);
  out.signed_number(row.version);
  out.enumerator(row.allocation.decision);
  write(out, row.allocation.interval);
  out.instant(row.allocation.announced_end);
  out.signed_number(row.allocation.charged_hours);
  out.byte(row.allocation.charged);
}

StoredAllocation read_vacation(ByteReader& in) {
  StoredAllocation row;
  row.id = {in.signed_number()};
  row.version = in.signed_number();
  row.allocation.decision = in.enumerator(Decision::cancelled);
  row.allocation.interval = read_interval(in);
  row.allocation.announced_end = in.instant();
  row.allocation.charged_hours = in.signed_number();
  row.allocation.charged = in.flag();
  return row;
}

}  // namespace

std::vector<std::uint8_t> encode_notice(const vacation::Notice& notice) {
  ByteWriter out;
  out.byte(present_format);
  out.enumerator(notice.to);
  out.enumerator(notice.news);
  out.byte(!notice.reason.empty());
  out.byte(notice.before.has_value());
  if (notice.before) write(out, *notice.before);
  out.number(notice.vacations.size());
  for (const StoredAllocation& row : notice.vacations) write(out, row);
  return out.take();
}

Decoded<DecodedNotice> decode_notice(std::span<const std::uint8_t> bytes) {
  ByteReader in(bytes);
  if (in.byte() != present_format) in.blame("an unknown format");
  const auto to = in.enumerator(Audience::directors);
  const auto news = in.enumerator(News::over);
  DecodedNotice decoded{.notice = {.to = to, .news = news, .vacations = {}}};
  decoded.reasoned = in.flag();
  if (in.flag()) decoded.notice.before = read_interval(in);
  const std::size_t count = in.count(smallest_vacation);
  for (std::size_t i = 0; i < count && !in.damaged(); ++i)
    decoded.notice.vacations.push_back(read_vacation(in));
  return in.finish(std::move(decoded));
}

}  // namespace crownhead::codec
