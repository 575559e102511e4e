#include "server/commands/play/dice.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>

#include "rules/dice/verify.hpp"
#include "server/commands/play/dice_list.hpp"
#include "server/commands/position_option.hpp"
#include "server/wire/game/dice_json.hpp"

namespace crownhead::server {
namespace {

struct DiceOptions {
  std::string file;
  std::string commitment;
};

struct GameDice {
  std::optional<dice::Digest> commitment = {};
  std::vector<dice::Event> events = {};
  std::vector<int> lines = {};  ///< of the events, in the file
};

std::unexpected<Error> fail_at(int line, const std::string& sentence) {
  return fail(Code::invalid_field, in_english("line " + std::to_string(line) + ": " + sentence));
}

Result<void> take(GameDice& game, const wire::DiceLine& said, int line) {
  if (const auto* start = std::get_if<wire::DiceStart>(&said)) {
    if (game.commitment) return fail_at(line, "A second game begins; verify one game at a time.");
    game.commitment = start->commitment;
  } else if (const auto* event = std::get_if<dice::Event>(&said)) {
    if (!game.commitment)
      return fail_at(line,
                     "The game has not started: there is no event \"started\" before this line.");
    game.events.push_back(*event);
    game.lines.push_back(line);
  }
  return {};
}

Result<GameDice> read_game(std::istream& in) {
  GameDice game;
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.find_first_not_of(" \t\r") == line.npos) continue;
    const auto said = wire::read_dice_line(line);
    if (!said) return fail_at(number, said.error().detail);
    if (const auto taken = take(game, *said, number); !taken) return std::unexpected(taken.error());
  }
  if (game.commitment) return game;
  return fail(
      Code::invalid_field,
      in_english("no event \"started\"; give the events of a game with dice, one per line"));
}

/// Returns the sentence for the user, or the error.
Result<std::string> verified(const GameDice& game, const DiceOptions& options) {
  const std::string commitment = dice::to_hex(*game.commitment);
  if (!options.commitment.empty() && dice::read_hex(options.commitment) != game.commitment)
    return fail(Code::invalid_field, in_english("the game has another commitment, " + commitment));
  if (const auto fault = dice::verify(*game.commitment, game.events))
    return fail_at(game.lines[fault->event], fault->reason.english);
  const auto rolls = std::ranges::count_if(game.events, [](const dice::Event& event) {
    return std::holds_alternative<dice::Rolled>(event);
  });
  return std::to_string(rolls) + (rolls == 1 ? " roll" : " rolls") +
         ", all correct; the commitment is " + commitment;
}

int run_verify(const DiceOptions& options) {
  if (!options.commitment.empty() && !dice::read_hex(options.commitment))
    return refuse("dice verify",
                  {Code::invalid_field, in_english("--commitment must be 64 hexadecimal digits.")});
  std::ifstream in(options.file, std::ios::binary);
  if (!in || in.peek() == std::ifstream::traits_type::eof()) {
    std::cerr << "crownhead dice verify: " << options.file
              << " cannot be read or is empty; give the path of a game's events as NDJSON\n";
    return 1;
  }
  const auto game = read_game(in);
  const auto answer = game ? verified(*game, options) : std::unexpected(game.error());
  if (!answer) {
    std::cerr << "crownhead dice verify: " << options.file << ", " << answer.error().detail << '\n';
    return 1;
  }
  std::cout << options.file << ": " << *answer << '\n';
  return 0;
}

}  // namespace

void add_dice(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<DiceOptions>();
  auto* command = app.add_subcommand("dice", "Verify the dice of a game, and lists of commitments");
  command->require_subcommand(1);
  add_dice_list(*command, exit_status);
  auto* verify = command->add_subcommand(
      "verify", "Verify every roll of a game from its chain of dice and the preceding actions");
  verify->add_option("file", options->file, "The game's events, one line of JSON each")->required();
  verify->add_option("--commitment", options->commitment,
                     "The commitment published before the game");
  verify->callback([options, &exit_status] { exit_status = run_verify(*options); });
}

}  // namespace crownhead::server
