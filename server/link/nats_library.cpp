#include "server/link/nats_library.hpp"

#include <dlfcn.h>
#include <stdexcept>
#include <string>

#include "server/link/address.hpp"

namespace crownhead::link {
namespace {

/// The name of the library has the second number of its version, whose functions stay the same.
void* opened() {
  constexpr int oldest = 4;
  constexpr int newest = 12;
  for (int minor = newest; minor >= oldest; --minor)
    if (void* library =
            dlopen(("libnats.so.3." + std::to_string(minor)).c_str(), RTLD_NOW | RTLD_LOCAL))
      return library;
  return nullptr;
}

}  // namespace

std::optional<std::string> fault_of_system() try {
  NatsLibrary::get();
  return std::nullopt;
} catch (const std::exception& error) {
  return error.what();
}

const NatsLibrary& NatsLibrary::get() {
  static const NatsLibrary loaded;
  return loaded;
}

NatsLibrary::NatsLibrary() : library_(opened()) {
  if (!library_)
    throw std::runtime_error(
        "the link requires libnats, which is not installed; install the package libnats3.4");
  find(last_error, "nats_GetLastError");
  find(status_text, "natsStatus_GetText");
  find(create_options, "natsOptions_Create");
  find(destroy_options, "natsOptions_Destroy");
  find(set_servers, "natsOptions_SetServers");
  find(set_user, "natsOptions_SetUserInfo");
  find(set_name, "natsOptions_SetName");
  find(set_timeout, "natsOptions_SetTimeout");
  find(set_send_asap, "natsOptions_SetSendAsap");
  find(set_max_reconnect, "natsOptions_SetMaxReconnect");
  find(set_reconnect_wait, "natsOptions_SetReconnectWait");
  find(set_reconnect_jitter, "natsOptions_SetReconnectJitter");
  find(set_ping_interval, "natsOptions_SetPingInterval");
  find(set_max_pings_out, "natsOptions_SetMaxPingsOut");
  find(on_error, "natsOptions_SetErrorHandler");
  find(on_disconnected, "natsOptions_SetDisconnectedCB");
  find(on_reconnected, "natsOptions_SetReconnectedCB");
  find(on_closed, "natsOptions_SetClosedCB");
  find(connect, "natsConnection_Connect");
  find(close, "natsConnection_Close");
  find(destroy_connection, "natsConnection_Destroy");
  find(flush, "natsConnection_FlushTimeout");
  find(publish, "natsConnection_Publish");
  find(subscribe, "natsConnection_Subscribe");
  find(on_complete, "natsSubscription_SetOnCompleteCB");
  find(destroy_subscription, "natsSubscription_Destroy");
  find(data, "natsMsg_GetData");
  find(length, "natsMsg_GetDataLength");
  find(destroy_message, "natsMsg_Destroy");
}

template <class Function>
void NatsLibrary::find(Function& function, const char* name) {
  function = reinterpret_cast<Function>(dlsym(library_, name));
  if (!function) throw std::runtime_error(std::string("this libnats has no ") + name);
}

}  // namespace crownhead::link
