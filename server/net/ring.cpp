#include "server/net/ring.hpp"

#include <array>
#include <cerrno>
#include <liburing.h>
#include <sys/socket.h>
#include <system_error>

namespace crownhead::net {
namespace {

/// How many calls are begun by entering the kernel once, at most.
constexpr unsigned calls_at_once = 256;

/// How many finished ones have room; further ones wait in the kernel.
constexpr unsigned finished_at_once = 4096;

/// The id of a finished call: the address of the Call, or, with the lowest bit set, which no
/// address has, the index of the parcel that was sent.
std::uint64_t mark_of(const Ring::Call& call) { return reinterpret_cast<std::uint64_t>(&call); }
std::uint64_t mark_of_parcel(std::size_t index) { return index << 1U | 1U; }
bool is_of_parcel(std::uint64_t mark) { return (mark & 1U) != 0; }

/// Cancels all calls; -ENOENT if there are none, -EINVAL before Linux 6.0.
int cancel_all(io_uring* ring) {
  io_uring_sync_cancel_reg all{};
  all.flags = IORING_ASYNC_CANCEL_ANY | IORING_ASYNC_CANCEL_ALL;
  all.timeout.tv_sec = all.timeout.tv_nsec = -1;  // none
  return io_uring_register_sync_cancel(ring, &all);
}

}  // namespace

void Ring::Exit::operator()(io_uring* ring) const {
  io_uring_queue_exit(ring);
  delete ring;
}

// COOP_TASKRUN: what arrives for a thread that is at work waits until it enters the kernel anyway.
Ring::Ring(boost::asio::execution_context& context) : service(context) {
  io_uring_params params{};
  params.flags = IORING_SETUP_COOP_TASKRUN | IORING_SETUP_CQSIZE;
  params.cq_entries = finished_at_once;
  auto ring = std::make_unique<io_uring>();
  if (io_uring_queue_init_params(calls_at_once, ring.get(), &params) != 0) return;
  ring_.reset(ring.release());
  if (cancel_all(ring_.get()) == -EINVAL) ring_.reset();
}

Ring::~Ring() = default;

bool Ring::offered() {
  boost::asio::execution_context context;
  return boost::asio::use_service<Ring>(context).usable();
}

int Ring::descriptor() const { return ring_->ring_fd; }

void Ring::prepare(unsigned char operation, int socket, const void* address, std::size_t size,
                   unsigned how, std::uint64_t mark) {
  io_uring_sqe* entry = io_uring_get_sqe(ring_.get());
  if (!entry) {
    submit();
    entry = io_uring_get_sqe(ring_.get());
  }
  io_uring_prep_rw(operation, entry, socket, address, static_cast<unsigned>(size), 0);
  entry->msg_flags = how;  // where poll32_events is, too
  entry->user_data = mark;
}

void Ring::receive(int socket, boost::asio::mutable_buffer into, std::unique_ptr<Call> call) {
  prepare(IORING_OP_RECV, socket, into.data(), into.size(), 0, mark_of(*call));
  begun_.push_back(*call.release());
}

void Ring::wait(int socket, short events, std::unique_ptr<Call> call) {
  prepare(IORING_OP_POLL_ADD, socket, nullptr, 0, static_cast<unsigned short>(events),
          mark_of(*call));
  begun_.push_back(*call.release());
}

// Nothing may unwind from here: the system still knows of the parcels.
void Ring::send(std::span<Parcel> parcels) noexcept {
  parcels_ = parcels;
  sending_ = parcels.size();
  for (std::size_t i = 0; i < parcels.size(); ++i)
    prepare(IORING_OP_SEND, parcels[i].socket, parcels[i].bytes, parcels[i].size,
            MSG_NOSIGNAL | MSG_DONTWAIT, mark_of_parcel(i));
  submit();
  while (sending_ > 0) enter(1);
}

// After a signal, or without room for now, the system leaves the rest to be asked for again.
void Ring::submit() {
  do enter(0);
  while (io_uring_sq_ready(ring_.get()) > 0);
}

// Not once the context has ended, and its sockets after it.
void Ring::give_up(int socket) {
  if (ring_ && io_uring_sq_ready(ring_.get()) > 0) submit();
  ::shutdown(socket, SHUT_RDWR);
}

void Ring::enter(unsigned least) {
  const int result = least > 0 ? io_uring_submit_and_wait(ring_.get(), least)
                               : io_uring_submit_and_get_events(ring_.get());
  if (result < 0 && result != -EINTR && result != -EAGAIN && result != -EBUSY)
    throw std::system_error(-result, std::system_category(), "io_uring");
  take_up();
}

void Ring::take_up() {
  std::array<io_uring_cqe*, 64> entries;
  for (;;) {
    const unsigned count = io_uring_peek_batch_cqe(ring_.get(), entries.data(), entries.size());
    for (unsigned i = 0; i < count; ++i) {
      const auto mark = entries[i]->user_data;
      if (is_of_parcel(mark)) {
        parcels_[mark >> 1U].result = entries[i]->res;
        --sending_;
      } else {
        auto& call = *static_cast<Call*>(io_uring_cqe_get_data(entries[i]));
        call.result_ = entries[i]->res;
        finished_.splice(finished_.end(), begun_, Calls::s_iterator_to(call));
      }
    }
    io_uring_cq_advance(ring_.get(), count);
    if (count < entries.size()) return;
  }
}

std::unique_ptr<Ring::Call> Ring::next_finished() {
  if (finished_.empty()) return nullptr;
  std::unique_ptr<Call> call(&finished_.front());
  finished_.pop_front();
  return call;
}

// The system must have finished with a buffer before that is freed.
void Ring::shutdown() noexcept {
  if (ring_) cancel_all(ring_.get());
  ring_.reset();
  for (Calls* calls : {&begun_, &finished_})
    calls->clear_and_dispose([](Call* call) { delete call; });
}

}  // namespace crownhead::net
