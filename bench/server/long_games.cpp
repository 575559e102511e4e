#include "bench/server/long_games.hpp"

#include <array>
#include <map>
#include <memory>
#include <stdexcept>
#include <string_view>

#include "bench/server/rest_client.hpp"
#include "rules/split_mix.hpp"
#include "rules/star/notation.hpp"
#include "rules/star/play.hpp"

namespace crownhead::bench {
namespace {

constexpr std::string_view ten_days = R"({"kind":"per_move","time_ms":864000000})";
constexpr int kings_plies = 1'990;

using Clients = std::vector<std::unique_ptr<RestClient>>;

void move(RestClient& client, const std::string& game, int ply, std::string_view text,
          std::string_view more = "") {
  client.post("/api/v1/games/" + game + "/moves", R"({"ply":)" + std::to_string(ply) +
                                                      R"(,"move":")" + std::string(text) + '"' +
                                                      std::string(more) + "}");
}

std::string begin(const Clients& clients, std::size_t seats, const std::string& wish) {
  const auto challenge = field_of(
      clients[0]->post("/api/v1/challenges", "{" + wish + R"(,"rated":false,"time_control":)" +
                                                 std::string(ten_days) + "}"),
      "id");
  std::string answer;
  for (std::size_t i = 1; i < seats; ++i)
    answer = clients[i]->post("/api/v1/challenges/" + challenge + "/accept", "");
  return field_of(answer, "game_id");
}

std::string play_kings(const Clients& clients) {
  const auto game =
      begin(clients, 2, R"("variant":"english","color":"white","fen":"W:WK1,K2,K3:BK30,K31,K32")");
  constexpr std::array<std::string_view, 4> to_and_fro = {"1-5", "32-28", "5-1", "28-32"};
  const std::string message = R"(,"message":")" + std::string(400, 'm') + '"';
  for (int ply = 0; ply < kings_plies; ++ply) {
    const auto at = static_cast<std::size_t>(ply);
    move(*clients[at % 2], game, ply, to_and_fro[at % to_and_fro.size()], message);
  }
  return game;
}

/// Returns the seats in order, as indices of `names`, from the JSON of a Game.
std::vector<std::size_t> seats_of(const std::string& json, const std::vector<std::string>& names) {
  std::map<std::size_t, std::size_t> places;
  const auto seats = json.substr(json.find(R"("seats":)"));
  for (std::size_t i = 0; i < names.size(); ++i)
    places[seats.find(R"("username":")" + names[i] + '"')] = i;
  std::vector<std::size_t> order;
  order.reserve(places.size());
  for (const auto& [at, player] : places) order.push_back(player);
  return order;
}

std::string play_star(const Clients& clients, int plies) {
  const auto game =
      begin(clients, clients.size(),
            R"("variant":"star","color":"random","terms":{"side":4,"men":10,"seats":6})");
  std::vector<std::string> names;
  names.reserve(clients.size());
  for (const auto& client : clients)
    names.push_back(field_of(client->get("/api/v1/account"), "username"));
  const auto order = seats_of(clients[0]->get("/api/v1/games/" + game), names);
  const auto terms = star::make_terms(4, 10, static_cast<int>(clients.size()), "").value();
  auto position = star::start_position(terms);
  for (int ply = 0; ply < plies; ++ply) {
    const auto seat = star::waits_for(terms, position);
    if (!seat) break;
    const auto legal = star::legal_moves(terms, position);
    const auto chosen = legal[split_mix(1, static_cast<std::uint64_t>(ply)) % legal.size()];
    move(*clients[order[static_cast<std::size_t>(*seat)]], game, ply,
         star::write_move(*terms.board, chosen));
    star::play(terms, position, chosen);
  }
  return game;
}

}  // namespace

std::vector<std::string> play_long_games(std::uint16_t port,
                                         const std::vector<std::string>& players, int star_plies) {
  if (players.size() != 6) throw std::logic_error("six play the long game of the star");
  Clients clients;
  for (const auto& token : players) clients.push_back(std::make_unique<RestClient>(port, token));
  return {play_star(clients, star_plies), play_kings(clients)};
}

}  // namespace crownhead::bench
