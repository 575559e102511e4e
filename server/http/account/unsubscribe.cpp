#include "server/http/account/unsubscribe.hpp"

#include <string>
#include <string_view>

#include "server/messages/texts.hpp"

namespace crownhead::api {
namespace {

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  return out;
}

/// Returns a page without styles or scripts, because any mail program may display it.
std::string page(const messages::Texts& texts, std::string_view said, std::string_view form = {}) {
  const auto title = escaped(texts.leave.title);
  return "<!doctype html>\n<html lang=\"" + escaped(texts.language) +
         "\">\n<meta charset=\"utf-8\">\n"
         "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
         "<meta name=\"color-scheme\" content=\"light dark\">\n"
         "<meta name=\"robots\" content=\"noindex\">\n<title>" +
         title + "</title>\n<h1>" + title + "</h1>\n<p>" + escaped(said) + "</p>\n" +
         std::string(form) + "</html>\n";
}

void answer_page(const CallPtr& call, int status, std::string html) {
  call->respond(
      {.status = status,
       .headers = {{"Content-Type", "text/html; charset=utf-8"}, {"Cache-Control", "no-store"}},
       .body = std::move(html)});
}

/// Returns the texts in the language of the link's owner, otherwise in the browser's first choice.
const messages::Texts& texts_for(const Call& call, const std::optional<std::string>& locale) {
  if (locale) return messages::texts_in(*locale);
  const auto accepted = call.request().header("Accept-Language");
  return messages::texts_in(accepted.substr(0, accepted.find_first_of(",; ")));
}

/// True if a browser sent the form, and its reader expects a page.
bool wants_page(const Call& call) { return call.request().header("Accept").contains("text/html"); }

}  // namespace

void show_unsubscribe(const db::Contacts& contacts, const CallPtr& call) {
  const auto locale = contacts.locale_of_unsubscribe(call->path_text());
  const auto& texts = texts_for(*call, locale);
  if (!locale) return answer_page(call, 404, page(texts, texts.leave.unknown));
  answer_page(call, 200,
              page(texts, texts.leave.asked,
                   "<form method=\"post\"><input type=\"hidden\" name=\"List-Unsubscribe\" "
                   "value=\"One-Click\"><button>" +
                       escaped(texts.leave.button) + "</button></form>\n"));
}

Handling unsubscribe(db::Contacts& contacts, CallPtr call) {
  const auto done = co_await live::awaited<Result<std::string>>(
      [&](auto answered) { contacts.unsubscribe(call->path_text(), std::move(answered)); });
  const bool page_wanted = wants_page(*call);
  if (!done && (!page_wanted || done.error().code != Code::not_found))
    co_return call->fail(done.error());
  if (!page_wanted) co_return call->empty(204);
  const auto& texts = texts_for(*call, done ? std::optional(*done) : std::nullopt);
  answer_page(call, done ? 200 : 404, page(texts, done ? texts.leave.done : texts.leave.unknown));
}

}  // namespace crownhead::api
