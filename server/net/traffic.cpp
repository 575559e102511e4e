#include "server/net/traffic.hpp"

#include <array>
#include <boost/asio/post.hpp>
#include <span>
#include <unistd.h>
#include <utility>

namespace crownhead::net {
namespace {

/// How much is sent together; the last of the senders may have more.
constexpr std::size_t parcels_at_once = 128;
constexpr std::size_t bytes_at_once = 64 * kib;

/// Memory beyond this is given back.
constexpr std::size_t kept_bytes = 256 * kib;

}  // namespace

Traffic::Traffic(boost::asio::io_context& context, std::shared_ptr<Edge> edge)
    : context_(context), edge_(std::move(edge)), finished_(context.get_executor()) {}

bool Traffic::has_ring() {
  if (std::exchange(ring_tried_, true) || !edge_->config.io_uring) return ring_;
  auto& ring = boost::asio::use_service<Ring>(context_);
  const int descriptor = ring.usable() ? ::dup(ring.descriptor()) : -1;
  if (descriptor < 0) return false;
  finished_.assign(descriptor);
  ring_ = &ring;
  return true;
}

void Traffic::receive(int socket, boost::asio::mutable_buffer into,
                      std::unique_ptr<Ring::Call> call) {
  ring_->receive(socket, into, std::move(call));
  soon();
}

void Traffic::wait(int socket, short events, std::unique_ptr<Ring::Call> call) {
  ring_->wait(socket, events, std::move(call));
  soon();
}

void Traffic::give_up(int socket) {
  ring_->give_up(socket);
  if (ring_->any_finished()) soon();
}

// The task owns the senders: those of a context that never runs it again end with it. A task of
// Asio's for each would be three for a move.
Traffic::Senders& Traffic::soon() {
  if (soon_) return *soon_;
  auto senders = std::make_unique<Senders>();
  soon_ = senders.get();
  boost::asio::post(executor(), [self = shared_from_this(), senders = std::move(senders)] {
    self->soon_ = nullptr;
    self->turn(*senders);
  });
  return *soon_;
}

void Traffic::turn(const Senders& senders) {
  for (std::size_t next = 0; next < senders.size();) next = send_some(senders, next);
  if (!ring_) return;
  if (senders.empty()) ring_->submit();
  tell_finished();
  watch();
}

std::size_t Traffic::send_some(const Senders& senders, std::size_t first) {
  std::array<Parcel, parcels_at_once> parcels;
  std::array<Sender*, parcels_at_once> owners;
  std::size_t count = 0;
  bytes_.clear();
  for (; first < senders.size() && count < parcels_at_once && bytes_.size() < bytes_at_once;
       ++first)
    edge_->guarded([&] {
      Parcel& parcel = parcels[count];
      const auto before = bytes_.size();
      if (!senders[first]->gather(parcel, bytes_)) return;
      parcel.size = bytes_.size() - before;
      owners[count++] = senders[first].get();
    });
  const std::span gathered(parcels.data(), count);
  const char* next = bytes_.data();
  for (Parcel& parcel : gathered) parcel.bytes = std::exchange(next, next + parcel.size);
  ring_ ? ring_->send(gathered) : send_each(gathered);
  for (std::size_t i = 0; i < count; ++i) edge_->guarded([&] { owners[i]->sent(parcels[i]); });
  if (bytes_.capacity() > kept_bytes) bytes_ = {};
  return first;
}

void Traffic::tell_finished() {
  while (auto call = ring_->next_finished()) {
    auto& finished = *call;
    edge_->guarded([&] { finished.finish(std::move(call)); });
  }
}

// No need where a turn follows, which looks anyway. A context without sockets waits for nothing.
void Traffic::watch() {
  if (soon_) return;
  if (ring_->pending() == 0) {
    if (watching_) finished_.cancel();
    return;
  }
  if (std::exchange(watching_, true)) return;
  finished_.async_wait(Descriptor::wait_read,
                       [self = shared_from_this()](boost::system::error_code ec) {
                         self->watching_ = false;
                         if (!ec) self->ring_->take_up();
                         self->tell_finished();
                         self->watch();
                       });
}

}  // namespace crownhead::net
