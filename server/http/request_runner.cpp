#include "server/http/request_runner.hpp"

namespace crownhead::api {
namespace {

void busy(live::Workers live::Pools::* pool, const CallPtr& call) {
  call->fail({Code::busy, pool == &live::Pools::passwords ? reason::account::many_sign_in()
                                                          : reason::request::much_is_asked()});
}

live::Detached ran(CallPtr call, Handling handling, const ErrorSink& log_error) {
  try {
    co_await handling;
  } catch (const PoolIsFull& full) {
    busy(full.pool, call);
  } catch (const std::exception& error) {
    log_error(error.what());
    call->fail({Code::unavailable, reason::server::failed()});
  }
}

}  // namespace

void RequestRunner::run(CallPtr call, Handling handling) const {
  ran(std::move(call), std::move(handling), log_error_);
}

}  // namespace crownhead::api
