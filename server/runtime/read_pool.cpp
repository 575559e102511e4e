#include "server/runtime/read_pool.hpp"

#include "rules/reasons.hpp"

namespace crownhead::live {

Error why_not_read(const std::exception_ptr& thrown,
                   const std::function<void(std::string_view)>& log_error) {
  try {
    std::rethrow_exception(thrown);
  } catch (const ReadRefused&) {
    return {Code::busy, reason::request::much_is_asked()};
  } catch (const std::exception& error) {
    log_error(error.what());
    return {Code::unavailable, reason::server::database_not_read()};
  }
}

}  // namespace crownhead::live
