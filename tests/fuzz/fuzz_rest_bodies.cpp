// Any bytes as the body of a REST request, which the first byte selects. It is accepted, or
// rejected with a problem that names its fields.
#include <array>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "rules/play/game.hpp"
#include "server/wire/game/bodies.hpp"
#include "server/wire/game/conditionals_json.hpp"
#include "server/wire/game/wishes.hpp"

using namespace crownhead;

namespace {

template <class T>
bool understood(const wire::Parsed<T>& body) {
  if (body) return true;
  const wire::Problem& problem = body.error();
  if (problem.error.detail.empty()) std::abort();
  if (problem.error.code == Code::invalid_field && problem.fields.empty()) std::abort();
  const auto json = wire::problem_json(problem);
  if (!json.starts_with("{") || !json.ends_with("}")) std::abort();
  return false;
}

template <class T, wire::Parsed<T> (*parse)(std::string_view)>
void check(std::string_view body) {
  understood(parse(body));
}

/// An accepted game can start.
void check_game(const play::GameTerms& terms) {
  const play::Setup setup{.terms = terms, .players = {UserId{1}, UserId{2}}};
  if (!play::Game::begin(setup, Instant{0})) std::abort();
}

void check_seek(std::string_view body) {
  const auto seek = wire::parse_seek(body);
  if (understood(seek)) check_game(seek->terms);
}

void check_challenge(std::string_view body) {
  const auto challenge = wire::parse_challenge(body);
  if (understood(challenge)) check_game(challenge->game.terms);
}

using Check = void (*)(std::string_view);
constexpr std::array checks = {
    Check{check_seek},
    Check{check_challenge},
    Check{check<wire::AccountBody, wire::parse_account>},
    Check{check<wire::SignInBody, wire::parse_sign_in>},
    Check{check<wire::ProfileBody, wire::parse_profile>},
    Check{check<wire::TokenBody, wire::parse_token>},
    Check{check<wire::MoveWish, wire::parse_move>},
    Check{check<wire::DrawWish, wire::parse_draw>},
    Check{check<wire::OfferAction, wire::parse_offer>},
    Check{check<wire::ClaimWish, wire::parse_claim>},
    Check{check<wire::DevClockBody, wire::parse_dev_clock>},
    Check{check<wire::ConditionalsBody, wire::parse_conditionals>},
    Check{check<wire::RematchWish, wire::parse_rematch>},
    Check{check<play::GameTerms, wire::parse_computer_commitment>},
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  checks[data[0] % checks.size()]({reinterpret_cast<const char*>(data) + 1, size - 1});
  return 0;
}
