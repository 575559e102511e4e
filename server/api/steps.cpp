#include "server/api/steps.hpp"

namespace crownhead::api {

void Steps::busy(live::Workers live::Pools::* pool, const CallPtr& call) {
  call->fail({Code::busy, pool == &live::Pools::passwords ? reason::account::many_sign_in()
                                                          : reason::request::much_is_asked()});
}

}  // namespace crownhead::api
