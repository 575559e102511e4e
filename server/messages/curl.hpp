#pragma once

#include <curl/curl.h>

namespace crownhead::messages {

/// The functions of libcurl that are used here. It is taken from the system when it is needed
/// first: Debian has no archive of it that could be linked into the program.
class Curl {
 public:
  /// `what_for` begins the sentence of the std::runtime_error that is thrown if it is not there.
  explicit Curl(const char* what_for);
  Curl(const Curl&) = delete;
  Curl& operator=(const Curl&) = delete;

  decltype(&curl_easy_init) init = nullptr;
  // The header makes macros of these that check types at the cost of their names.
  CURLcode (*set)(CURL*, CURLoption, ...) = nullptr;
  CURLcode (*get)(CURL*, CURLINFO, ...) = nullptr;
  decltype(&curl_easy_perform) perform = nullptr;

  /// As `set`, for what nothing may be sent without. Throws std::runtime_error if this libcurl does
  /// not take it.
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

  void* library_;  // for as long as the program runs
};

}  // namespace crownhead::messages
