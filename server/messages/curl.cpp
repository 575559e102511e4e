#include "server/messages/curl.hpp"

#include <dlfcn.h>
#include <stdexcept>
#include <string>

namespace crownhead::messages {

Curl::Curl(const char* what_for) : library_(dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL)) {
  if (!library_)
    throw std::runtime_error(
        std::string(what_for) +
        " requires libcurl, which is not installed; install the package libcurl4");
  decltype(&curl_global_init) global_init = nullptr;
  find(global_init, "curl_global_init");
  find(init, "curl_easy_init");
  find(set, "curl_easy_setopt");
  find(get, "curl_easy_getinfo");
  find(perform, "curl_easy_perform");
  find(cleanup, "curl_easy_cleanup");
  find(why, "curl_easy_strerror");
  find(append, "curl_slist_append");
  find(free_all, "curl_slist_free_all");
  find(multi_init, "curl_multi_init");
  find(multi_add, "curl_multi_add_handle");
  find(multi_remove, "curl_multi_remove_handle");
  find(multi_perform, "curl_multi_perform");
  find(multi_poll, "curl_multi_poll");
  find(multi_read, "curl_multi_info_read");
  find(multi_cleanup, "curl_multi_cleanup");
  global_init(CURL_GLOBAL_DEFAULT);
}

template <class Function>
void Curl::find(Function& function, const char* name) {
  function = reinterpret_cast<Function>(dlsym(library_, name));
  if (!function) throw std::runtime_error(std::string("this libcurl has no ") + name);
}

void Curl::refuse(CURLoption option, CURLcode code) const {
  throw std::runtime_error("this libcurl does not support option " + std::to_string(option) + " (" +
                           why(code) + "); install version 7.85 or newer");
}

}  // namespace crownhead::messages
