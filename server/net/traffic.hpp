#pragma once

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/basic_stream_descriptor.hpp>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "server/net/edge.hpp"
#include "server/net/parcel.hpp"
#include "server/net/ring.hpp"

namespace crownhead::net {

/// A sender whose bytes leave together with those of others.
class Sender {
 public:
  virtual ~Sender() = default;
  /// Appends what is to be sent and names its socket in `parcel`; false if there is nothing.
  virtual bool gather(Parcel& parcel, std::string& bytes) = 0;
  /// Reports the result.
  virtual void sent(const Parcel& parcel) = 0;
};

/// Reads and writes for all WebSockets of one io_context together, in one task of Asio's, and
/// through a ring where there is one. Everything is called on the context's thread.
class Traffic : public std::enable_shared_from_this<Traffic> {
 public:
  Traffic(boost::asio::io_context& context, std::shared_ptr<Edge> edge);

  boost::asio::io_context::executor_type executor() const { return context_.get_executor(); }

  /// Whether receive(), wait() and give_up() may be called: the configuration wants a ring and the
  /// system allows it.
  bool has_ring();

  /// Sends what `sender` gathers, after everything that the thread has to do now.
  void send_soon(std::shared_ptr<Sender> sender) { soon().push_back(std::move(sender)); }

  /// As the functions of the ring; begun soon.
  void receive(int socket, boost::asio::mutable_buffer into, std::unique_ptr<Ring::Call> call);
  void wait(int socket, short events, std::unique_ptr<Ring::Call> call);
  void give_up(int socket);

 private:
  using Senders = std::vector<std::shared_ptr<Sender>>;
  using Descriptor =
      boost::asio::posix::basic_stream_descriptor<boost::asio::io_context::executor_type>;

  Senders& soon();
  void turn(const Senders& senders);
  std::size_t send_some(const Senders& senders, std::size_t first);
  void tell_finished();
  void watch();

  boost::asio::io_context& context_;
  std::shared_ptr<Edge> edge_;
  Senders* soon_ = nullptr;  ///< until that task runs
  std::string bytes_;        ///< that are being sent
  Ring* ring_ = nullptr;
  bool ring_tried_ = false;
  Descriptor finished_;  ///< readable when the ring has finished something
  bool watching_ = false;
};

}  // namespace crownhead::net
