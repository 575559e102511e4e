#pragma once

#include <nats/nats.h>

namespace crownhead::link {

/// The functions of libnats, which is loaded from the system when a link is opened.
class NatsLibrary {
 public:
  /// Loads the library at the first call. Throws std::runtime_error with a sentence if it is not
  /// installed.
  static const NatsLibrary& get();

  // Named without the prefix of the library.
  decltype(&nats_GetLastError) last_error = nullptr;
  decltype(&natsStatus_GetText) status_text = nullptr;
  decltype(&natsOptions_Create) create_options = nullptr;
  decltype(&natsOptions_Destroy) destroy_options = nullptr;
  decltype(&natsOptions_SetServers) set_servers = nullptr;
  decltype(&natsOptions_SetUserInfo) set_user = nullptr;
  decltype(&natsOptions_SetName) set_name = nullptr;
  decltype(&natsOptions_SetTimeout) set_timeout = nullptr;
  decltype(&natsOptions_SetSendAsap) set_send_asap = nullptr;
  decltype(&natsOptions_SetMaxReconnect) set_max_reconnect = nullptr;
  decltype(&natsOptions_SetReconnectWait) set_reconnect_wait = nullptr;
  decltype(&natsOptions_SetReconnectJitter) set_reconnect_jitter = nullptr;
  decltype(&natsOptions_SetPingInterval) set_ping_interval = nullptr;
  decltype(&natsOptions_SetMaxPingsOut) set_max_pings_out = nullptr;
  decltype(&natsOptions_SetErrorHandler) on_error = nullptr;
  decltype(&natsOptions_SetDisconnectedCB) on_disconnected = nullptr;
  decltype(&natsOptions_SetReconnectedCB) on_reconnected = nullptr;
  decltype(&natsOptions_SetClosedCB) on_closed = nullptr;
  decltype(&natsConnection_Connect) connect = nullptr;
  decltype(&natsConnection_Close) close = nullptr;
  decltype(&natsConnection_Destroy) destroy_connection = nullptr;
  decltype(&natsConnection_FlushTimeout) flush = nullptr;
  decltype(&natsConnection_Publish) publish = nullptr;
  decltype(&natsConnection_Subscribe) subscribe = nullptr;
  decltype(&natsSubscription_SetOnCompleteCB) on_complete = nullptr;
  decltype(&natsSubscription_Destroy) destroy_subscription = nullptr;
  decltype(&natsMsg_GetData) data = nullptr;
  decltype(&natsMsg_GetDataLength) length = nullptr;
  decltype(&natsMsg_Destroy) destroy_message = nullptr;

 private:
  NatsLibrary();
  template <class Function>
  void find(Function& function, const char* name);

  void* library_;
};

}  // namespace crownhead::link
