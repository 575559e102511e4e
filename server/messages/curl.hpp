#pragma once

#include <curl/curl.h>

namespace crownhead::messages {

/// The functions of libcurl that are used here. The library is loaded from the system at the first
/// use, because Debian has no static version to link into the program.
class Curl {
 public:
  /// Throws std::runtime_error if it is missing; the message starts with `what_for`.
  explicit Curl(const char* what_for);
  Curl(const Curl&) = delete;
  Curl& operator=(const Curl&) = delete;

  decltype(&curl_easy_init) init = nullptr;
  // The header makes these macros that check types, which costs them their names.
  CURLcode (*set)(CURL*, CURLoption, ...) = nullptr;
  CURLcode (*get)(CURL*, CURLINFO, ...) = nullptr;
  decltype(&curl_easy_perform) perform = nullptr;

  /// As `set`, for options without which nothing may be sent. Throws std::runtime_error if this
  /// libcurl does not accept the option.
  template <class Value>
  void must_set(CURL* handle, CURLoption option, Value value) const {
    if (const CURLcode code = set(handle, option, value); code != CURLE_OK) refuse(option, code);
  }

  decltype(&curl_easy_cleanup) cleanup = nullptr;
  decltype(&curl_easy_strerror) why = nullptr;
  decltype(&curl_slist_append) append = nullptr;
  decltype(&curl_slist_free_all) free_all = nullptr;
  decltype(&curl_multi_init) multi_init = nullptr;
  decltype(&curl_multi_add_handle) multi_add = nullptr;
  decltype(&curl_multi_remove_handle) multi_remove = nullptr;
  decltype(&curl_multi_perform) multi_perform = nullptr;
  decltype(&curl_multi_poll) multi_poll = nullptr;
  decltype(&curl_multi_info_read) multi_read = nullptr;
  decltype(&curl_multi_cleanup) multi_cleanup = nullptr;

 private:
  template <class Function>
  void find(Function& function, const char* name);
  [[noreturn]] void refuse(CURLoption option, CURLcode code) const;

  void* library_;  // loaded until the program ends
};

}  // namespace crownhead::messages
