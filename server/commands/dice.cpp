#include "server/commands/dice.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <fstream>
#include <iostream>
#include <memory>

#include "rules/dice/verify.hpp"
#include "server/commands/dice_list.hpp"
#include "server/commands/position_option.hpp"
#include "server/wire/dice_json.hpp"

namespace crownhead::server {
namespace {

struct DiceOptions {
  std::string file;
  std::string tip;
};

struct GameDice {
  std::optional<dice::Digest> tip = {};
  std::vector<dice::Event> events = {};
  std::vector<int> lines = {};  ///< of the events, in the file
};

std::unexpected<Error> fail_at(int line, const std::string& sentence) {
  return fail(Code::invalid_field, in_english("line " + std::to_string(line) + ": " + sentence));
}

Result<void> take(GameDice& game, const wire::DiceLine& said, int line) {
  if (const auto* start = std::get_if<wire::DiceStart>(&said)) {
    if (game.tip) return fail_at(line, "A second game begins; verify one game at a time.");
    game.tip = start->tip;
  } else if (const auto* event = std::get_if<dice::Event>(&said)) {
    if (!game.tip)
      return fail_at(line, "The game has not begun: no event \"started\" is before it.");
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
  if (game.tip) return game;
  return fail(
      Code::invalid_field,
      in_english(
          "no event \"started\" is in it; give the events of a game with dice, a line each"));
}

/// The sentence for whoever asked, or what is wrong.
Result<std::string> verified(const GameDice& game, const DiceOptions& options) {
  const std::string tip = dice::to_hex(*game.tip);
  if (!options.tip.empty() && dice::read_hex(options.tip) != game.tip)
    return fail(Code::invalid_field, in_english("the game has another tip, " + tip));
  if (const auto fault = dice::verify(*game.tip, game.events))
    return fail_at(game.lines[fault->event], fault->reason.english);
  const auto rolls = std::ranges::count_if(game.events, [](const dice::Event& event) {
    return std::holds_alternative<dice::Rolled>(event);
  });
  return std::to_string(rolls) + (rolls == 1 ? " roll" : " rolls") + ", all right; the tip is " +
         tip;
}

int run_verify(const DiceOptions& options) {
  if (!options.tip.empty() && !dice::read_hex(options.tip))
    return refuse("dice verify",
                  {Code::invalid_field, in_english("--tip must be 64 hexadecimal digits.")});
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
  auto* command = app.add_subcommand("dice", "Check the dice of a game, and lists of tips");
  command->require_subcommand(1);
  add_dice_list(*command, exit_status);
  auto* verify = command->add_subcommand(
      "verify", "Check every roll of a game by the chain of its dice and the acts before it");
  verify->add_option("file", options->file, "The game's events, a line of JSON each")->required();
  verify->add_option("--tip", options->tip, "The tip of the chain as it was told before the game");
  verify->callback([options, &exit_status] { exit_status = run_verify(*options); });
}

}  // namespace crownhead::server
