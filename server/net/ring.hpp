#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/asio/execution_context.hpp>
#include <boost/intrusive/list.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

#include "server/net/parcel.hpp"

struct io_uring;

namespace crownhead::net {

/// Calls of the system for many sockets, made together by io_uring: the kernel is entered once for
/// all of them (docs/decisions/0009-io-uring-for-websockets.md). Belongs to one io_context, whose
/// use_service makes it; its calls end with the context, as Asio's own do. Everything is called on
/// the context's one thread. Its sockets must be blocking ones: io_uring does not wait for
/// others.
class Ring : public boost::asio::execution_context::service {
 public:
  using key_type = Ring;
  inline static boost::asio::execution_context::id id;

  /// A call that the system finishes later. The ring owns it until it is finished.
  class Call : public boost::intrusive::list_base_hook<> {
   public:
    Call() = default;
    virtual ~Call() = default;
    Call(const Call&) = delete;
    Call& operator=(const Call&) = delete;

    /// Reports the result. The call is destroyed before another one can begin.
    virtual void finish(std::unique_ptr<Call> self) = 0;

   protected:
    /// As the system's own call gives it; an errno as a negative number.
    int result() const { return result_; }

   private:
    friend class Ring;
    int result_ = 0;
  };

  explicit Ring(boost::asio::execution_context& context);
  ~Ring() override;

  /// Whether the system has io_uring (Linux 6.0) and lets this process use it, which containers
  /// often do not.
  static bool offered();

  /// Whether this ring works. If not, nothing else may be called.
  bool usable() const { return ring_ != nullptr; }

  /// Becomes readable when a call is finished.
  int descriptor() const;

  /// Reads when there is something, into memory that stays until `call` is finished. Begins with
  /// the next send() or submit(), as wait() does.
  void receive(int socket, boost::asio::mutable_buffer into, std::unique_ptr<Call> call);

  /// For one of the events of poll(2).
  void wait(int socket, short events, std::unique_ptr<Call> call);

  /// As send_each(), by entering the kernel once.
  void send(std::span<Parcel> parcels) noexcept;

  /// Begins all that waits to begin.
  void submit();

  /// Cancels the calls of a socket that is to be closed. Else a waiting call would begin on the
  /// next socket with its number, and one that has begun would never end.
  void give_up(int socket);

  /// Takes up what the system has finished without entering the kernel; send() and submit() do,
  /// too.
  void take_up();

  /// The oldest finished call that was not reported yet; nullptr if there is none.
  std::unique_ptr<Call> next_finished();
  bool any_finished() const { return !finished_.empty(); }

  /// How many calls are not finished.
  std::size_t pending() const { return begun_.size(); }

 private:
  using Calls = boost::intrusive::list<Call>;
  struct Exit {
    void operator()(io_uring* ring) const;
  };

  void shutdown() noexcept override;
  void prepare(unsigned char operation, int socket, const void* address, std::size_t size,
               unsigned how, std::uint64_t mark);
  void enter(unsigned least);

  std::unique_ptr<io_uring, Exit> ring_;
  Calls begun_;
  Calls finished_;
  std::span<Parcel> parcels_;  ///< that are being sent
  std::size_t sending_ = 0;    ///< how many of them have no result yet
};

}  // namespace crownhead::net
