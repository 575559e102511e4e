#include "server/wire/game/bodies.hpp"

#include <algorithm>
#include <cmath>

#include "rules/comma_list.hpp"
#include "rules/line.hpp"
#include "rules/reasons.hpp"
#include "server/addresses/mailbox.hpp"
#include "server/wire/core/fields.hpp"
#include "server/wire/core/iso_time.hpp"
#include "server/wire/core/json_text.hpp"
#include "server/wire/core/lengths.hpp"

namespace crownhead::wire {
namespace {

constexpr std::size_t longest_failure = 1200;
constexpr std::size_t longest_stack = 8000;
constexpr std::size_t longest_email = 254;
constexpr std::size_t longest_zone = 64;
constexpr std::size_t longest_locale = 35;

constexpr Millis longest_advance = seconds(std::int64_t{36525} * 24 * 60 * 60);

std::optional<std::string> read_email(Fields& fields) {
  auto email = fields.optional_text("email", longest_email);
  if (email)
    if (auto fault = fault_of_email(*email)) fields.wrong("email", *std::move(fault));
  return email;
}

/// Checks the form of a time zone's or a language's name; the existing names are not known here.
std::optional<std::string> read_plain_name(Fields& fields, const char* name, std::size_t longest,
                                           std::string_view example) {
  constexpr std::string_view allowed =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/_-+.@";
  auto text = fields.optional_text(name, longest);
  if (text && (text->empty() || text->find_first_not_of(allowed) != std::string::npos))
    fields.wrong(name, reason::field::name_like(example));
  return text;
}

std::optional<std::string> read_zone(Fields& fields) {
  return read_plain_name(fields, "time_zone", longest_zone, "Europe/Riga");
}

std::optional<std::string> read_locale(Fields& fields) {
  return read_plain_name(fields, "locale", longest_locale, "en");
}

std::string read_token_name(Fields& fields) {
  if (!fields.has("name")) return fields.text("name", longest_name);
  auto name = fields.optional_text("name", longest_name);
  if (name && name->find_first_not_of(' ') == std::string::npos)
    fields.wrong("name", reason::field::not_empty());
  return std::move(name).value_or("");
}

/// Reads a text in which an empty one removes the value; `is_right` checks the others.
template <class IsRight>
std::optional<std::string> read_code(Fields& fields, const char* name, IsRight is_right,
                                     const Reason& why) {
  auto text = fields.optional_text(name, longest_name);
  if (text && !text->empty() && !is_right(*text)) fields.wrong(name, why);
  return text;
}

/// Reads a line for other players; an empty one removes it.
std::optional<std::string> read_words(Fields& fields, const char* name, std::size_t longest) {
  auto text = fields.optional_text(name, longest);
  if (text && !text->empty() && line_fault(*text, longest))
    fields.wrong(name, reason::field::one_line_remove());
  return text;
}

IdentityChange read_identity(Fields& fields) {
  return {.real_name = read_words(fields, "real_name", longest_real_name),
          .country = read_code(fields, "country", is_country_code, reason::field::country()),
          .club = read_words(fields, "club", longest_club),
          .title = read_code(fields, "title", is_player_title,
                             reason::field::title(comma_list(player_titles))),
          .federation_number = read_code(fields, "federation_number", is_federation_number,
                                         reason::field::federation_number())};
}

/// Returns true for a short value that no one else reads: true, a small number, a plain word.
bool is_setting(const nlohmann::json& value) {
  constexpr double most = 10'000;
  constexpr std::size_t longest = 40;
  if (value.is_boolean()) return true;
  if (value.is_number()) return std::abs(value.get<double>()) <= most;
  return value.is_string() && value.get_ref<const std::string&>().size() <= longest;
}

/// The client's own settings. Which there are is the client's affair; the server bounds their
/// number and size.
std::optional<std::string> read_settings(Fields& fields) {
  constexpr std::size_t most = 60, longest_key = 40;
  if (!fields.has("settings")) return std::nullopt;
  const auto* settings = fields.object("settings");
  if (!settings) return std::nullopt;
  bool fits = settings->size() <= most;
  for (const auto& [key, value] : settings->items())
    fits = fits && key.size() <= longest_key && is_setting(value);
  if (!fits) fields.wrong("settings", reason::field::settings());
  return settings->dump();
}

std::optional<int> read_fmjd_rating(Fields& fields) {
  constexpr int most = 3000;
  const auto rating = fields.optional_integer("fmjd_rating");
  if (!rating || (*rating >= 0 && *rating <= most))
    return rating.transform([](std::int64_t points) { return static_cast<int>(points); });
  fields.wrong("fmjd_rating", reason::field::fmjd_rating());
  return std::nullopt;
}

}  // namespace

std::optional<Reason> fault_of_email(std::string_view email) {
  if (email.size() > longest_email) return reason::field::at_most_characters(longest_email);
  if (email.empty()) return std::nullopt;
  const auto address = addresses::parse_address(email);
  if (address) return std::nullopt;
  return address.error() == addresses::MailFault::alphabet ? reason::field::host_in_ascii()
                                                           : reason::field::address_of_mail();
}

std::optional<Problem> members_without_use(std::string_view body) {
  if (body.empty()) return std::nullopt;
  const auto json = parse_object(body);
  return json ? Fields(*json).problem() : std::nullopt;
}

Parsed<AccountBody> parse_account(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return AccountBody{.username = fields.text("username", longest_name),
                       .password = fields.text("password", longest_password),
                       .email = read_email(fields).value_or(""),
                       .time_zone = read_zone(fields).value_or("UTC"),
                       .locale = read_locale(fields).value_or("en")};
  });
}

Parsed<GuestBody> parse_guest(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return GuestBody{.time_zone = read_zone(fields).value_or("UTC"),
                     .locale = read_locale(fields).value_or("en")};
  });
}

Parsed<SignInBody> parse_sign_in(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return SignInBody{.username = fields.text("username", longest_name),
                      .password = fields.text("password", longest_password),
                      .code = fields.optional_text("code", longest_name)};
  });
}

Parsed<ClientErrorBody> parse_client_error(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    return ClientErrorBody{
        .message = fields.text("message", longest_failure),
        .stack = fields.optional_text("stack", longest_stack).value_or(""),
        .page = fields.optional_text("page", longest_failure).value_or(""),
        .program = fields.optional_text("program", longest_failure).value_or("")};
  });
}

Parsed<ProfileBody> parse_profile(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    ProfileBody profile{.email = read_email(fields),
                        .time_zone = read_zone(fields),
                        .locale = read_locale(fields),
                        .fmjd_rating = read_fmjd_rating(fields),
                        .identity = read_identity(fields),
                        .settings = read_settings(fields),
                        .becomes_bot = fields.flag("bot", false),
                        .password = fields.optional_text("password", longest_password)};
    if (fields.has("bot") && !profile.becomes_bot) fields.wrong("bot", reason::field::bot_stays());
    return profile;
  });
}

Parsed<TokenBody> parse_token(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    TokenBody token{.name = read_token_name(fields), .scopes = 0, .expires = {}, .password = {}};
    if (const auto* scopes = fields.array("scopes")) {
      for (const auto& scope : *scopes) {
        const nlohmann::json holder = {{"scopes", scope}};
        Fields one(holder);
        token.scopes |= static_cast<std::uint8_t>(
            1U << one.choice("scopes", {"read", "play", "tournaments", "admin"}));
        if (const auto problem = one.problem())
          fields.wrong("scopes", problem->fields.front().reason);
      }
      if (scopes->empty()) fields.wrong("scopes", reason::field::one_scope_at_least());
    }
    token.expires = fields.optional_integer("expires_ms").transform([](std::int64_t ms) {
      return Instant{ms};
    });
    token.password = fields.text("password", longest_password);
    return token;
  });
}

Parsed<MoveWish> parse_move(std::string_view body) {
  return parsed(body, [](Fields& fields) { return read_move_wish(fields); });
}

Parsed<DrawWish> parse_draw(std::string_view body) {
  return parsed(body, [](Fields& fields) { return DrawWish{read_draw_action(fields)}; });
}

Parsed<OfferAction> parse_offer(std::string_view body) {
  return parsed(body, [](Fields& fields) { return read_offer_action(fields); });
}

Parsed<RematchWish> parse_rematch(std::string_view body) {
  return parsed(body, [](Fields& fields) { return read_rematch_wish(fields); });
}

Parsed<ClaimWish> parse_claim(std::string_view body) {
  return parsed(body, [](Fields& fields) { return ClaimWish{read_abandonment_claim(fields)}; });
}

Parsed<DevClockBody> parse_dev_clock(std::string_view body) {
  return parsed(body, [](Fields& fields) {
    DevClockBody result;
    if (fields.has("now") && fields.has("advance_ms"))
      fields.wrong("now", reason::field::now_or_advance());
    else if (!fields.has("now") && !fields.has("advance_ms"))
      fields.wrong("now", reason::field::now_or_advance_missing());
    if (const auto now = fields.optional_text("now", 40)) {
      result.now = parse_iso_time(*now);
      if (!result.now) fields.wrong("now", reason::field::time());
    }
    if (const auto advance = fields.optional_integer("advance_ms")) {
      result.advance = Millis{*advance};
      if (*advance < 0) fields.wrong("advance_ms", reason::field::time_goes_on());
      if (*result.advance > longest_advance)
        fields.wrong("advance_ms", reason::field::hundred_years());
    }
    return result;
  });
}

std::string account_made_json(std::int64_t id, std::string_view username) {
  return nlohmann::ordered_json{{"id", std::to_string(id)}, {"username", username}}.dump();
}

std::string user_json(const UserLine& user) {
  return JsonText::object()
      .add("username", user.username)
      .add("created_ms", user.created.ms)
      .add("role", role_name(user.role))
      .add("bot", user.bot)
      .add("computer_level", user.computer_level)
      .add("guest", user.guest)
      .add("closed", user.closed)
      .take();
}

std::string dev_clock_json(Instant now) {
  return nlohmann::ordered_json{{"now", format_iso_time(now)}, {"now_ms", now.ms}}.dump();
}

std::string ready_json(bool ready, std::string_view why, const std::optional<std::string>& tzdata) {
  nlohmann::ordered_json json = {{"ready", ready}};
  if (tzdata) json["tzdata"] = *tzdata;
  if (!ready) json["why"] = why;
  return json.dump();
}

}  // namespace crownhead::wire
