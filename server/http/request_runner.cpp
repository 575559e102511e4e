#include "server/http/request_runner.hpp"

namespace crownhead::api {

void RequestRunner::busy(live::Workers live::Pools::* pool, const CallPtr& call) {
  call->fail({Code::busy, pool == &live::Pools::passwords ? reason::account::many_sign_in()
                                                          : reason::request::much_is_asked()});
}

}  // namespace crownhead::api
