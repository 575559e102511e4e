#include "server/commands/play/dxp.hpp"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <fstream>
#include <iostream>
#include <memory>
#include <string>
#include <utility>

#include "rules/computer/search.hpp"
#include "server/commands/play/dxp_record.hpp"
#include "server/commands/position_option.hpp"
#include "server/commands/system_time.hpp"

namespace crownhead::server {
namespace {

constexpr Millis connection_patience{10'000};  ///< for the connection

struct DxpOptions {
  std::string listen;
  std::string connect;
  std::string variant = "international";
  int level = computer::strongest;
  int time_ms = 0;
  int games = 1;
  std::string color = "alternate";
  int minutes = 10;
  int moves = 0;
  std::string fen;
  std::string pdn;
};

Sides sides_of(const std::string& color) {
  if (color == "white") return Sides::white;
  return color == "black" ? Sides::black : Sides::alternate;
}

Result<DxpSettings> settings_of(const DxpOptions& options) {
  const auto variant = named_variant(options.variant);
  if (!variant) return std::unexpected(variant.error());
  if (!dxp::can_play(**variant))
    return fail(Code::invalid_field,
                in_english("DXP supports only the 50 squares of a 10x10 board; " +
                           std::string((*variant)->name) + " has another board."));
  DxpSettings settings{.variant = **variant,
                       .level = options.level,
                       .time = {},
                       .games = options.games,
                       .sides = sides_of(options.color),
                       .minutes = options.minutes,
                       .moves = options.moves};
  if (options.time_ms > 0) {
    settings.level = computer::strongest;
    settings.time = Millis{options.time_ms};
  }
  if (options.fen.empty()) return settings;
  auto start = draughts::read_fen(**variant, options.fen);
  if (!start) return std::unexpected(start.error());
  if (auto may = dxp::may_begin(**variant, *start); !may) return std::unexpected(may.error());
  settings.start = *std::move(start);
  return settings;
}

int failed(const std::string& what) {
  std::cerr << "crownhead dxp: " << what << '\n';
  return 1;
}

Result<net::MessageLine> line_of(const DxpOptions& options, const net::ListenAddress& address) {
  if (!options.connect.empty()) return net::MessageLine::connect(address, connection_patience);
  auto port = net::MessagePort::open(address);
  if (!port) return std::unexpected(port.error());
  std::cerr << "crownhead dxp: waiting for another program on port " << port->port() << std::endl;
  return port->accept();
}

/// Collects the results of a match, game after game.
class Results {
 public:
  Results(std::string our_name, std::string file)
      : our_name_(std::move(our_name)), file_(std::move(file)) {
    if (!file_.empty()) out_.open(file_, std::ios::binary | std::ios::app);
  }

  Result<void> writable() const {
    if (out_) return {};
    return fail(Code::unavailable, in_english(file_ + " cannot be written; choose another file"));
  }

  Result<void> note(const DxpPlayed& played) {
    add_to(match_, played);
    std::cout << wire::match_game_json(report_of(played, our_name_, match_.games)) << std::endl;
    if (file_.empty()) return {};
    const auto record = record_of(played, our_name_, match_.games, system_time());
    out_ << draughts::write_pdn(played.game.variant(), record) << '\n' << std::flush;
    return writable();
  }

  const wire::MatchReport& match() const { return match_; }

 private:
  std::string our_name_;
  std::string file_;
  std::ofstream out_;
  wire::MatchReport match_ = {};
};

void print_chat(std::string text) {
  std::ranges::replace_if(text, [](char c) { return c < ' ' || c > '~'; }, ' ');
  std::cerr << "crownhead dxp: the other program says: " << text << std::endl;
}

int run(const DxpOptions& options) {
  const auto settings = settings_of(options);
  if (!settings) return refuse("dxp", settings.error());
  const bool asks = !options.connect.empty();
  if (!asks && options.listen.empty())
    return refuse(
        "dxp",
        {Code::invalid_field,
         in_english(
             "give --connect or --listen with an address, such as 127.0.0.1:27531; see --help")});
  const auto address = net::parse_listen(asks ? options.connect : options.listen);
  if (!address) return refuse("dxp", address.error());
  if (asks && address->port == 0)
    return refuse("dxp", {Code::invalid_field,
                          in_english("--connect needs the port of the other program, 1 to 65535")});
  Results results(dxp_name(*settings), options.pdn);
  if (auto writable = results.writable(); !writable) return failed(writable.error().detail);
  auto line = line_of(options, *address);
  if (!line) return failed(line.error().detail);
  DxpMatch match(
      *std::move(line), *settings, [&](const DxpPlayed& played) { return results.note(played); },
      print_chat);
  const auto played = asks ? match.ask() : match.follow();
  std::cout << wire::match_json(results.match()) << std::endl;
  return played ? 0 : failed(played.error().detail);
}

void add_places(CLI::App& command, DxpOptions& options) {
  // The two options are not exclusive, because a server's environment contains CROWNHEAD_LISTEN.
  command.add_option(
      "--listen", options.listen,
      "Wait at this address for another program, e.g. 127.0.0.1:27531, which proposes the games");
  auto* connect = command.add_option(
      "--connect", options.connect,
      "Connect to a program that waits at this address, and propose games to it");
  command.add_option("--color", options.color, "The side that this program plays")
      ->check(CLI::IsMember({"white", "black", "alternate"}))
      ->needs(connect)
      ->capture_default_str();
  command.add_option("--minutes", options.minutes, "Thinking time in minutes per side and game")
      ->check(CLI::Range(1, dxp::most_minutes))
      ->needs(connect)
      ->capture_default_str();
  command
      .add_option("--moves", options.moves,
                  "Moves per side after which a game ends undecided; 0 for no limit")
      ->check(CLI::Range(0, dxp::most_moves))
      ->needs(connect)
      ->capture_default_str();
  command.add_option("--fen", options.fen, "Start position of each game")->needs(connect);
}

}  // namespace

void add_dxp(CLI::App& app, int& exit_status) {
  auto options = std::make_shared<DxpOptions>();
  auto* command = app.add_subcommand(
      "dxp", "Let the computer play another draughts program over DamExchange (DXP)");
  add_places(*command, *options);
  command
      ->add_option("--variant", options->variant,
                   "Key of a variant on 10x10; the other program must be set to it")
      ->capture_default_str();
  auto* level = command->add_option("--level", options->level, "Playing strength of this program")
                    ->check(CLI::Range(computer::weakest, computer::strongest))
                    ->capture_default_str();
  command
      ->add_option("--time-ms", options->time_ms,
                   "Thinking time per move in milliseconds, instead of a level")
      ->check(CLI::Range(1, 3'600'000))
      ->excludes(level);
  command->add_option("--games", options->games, "Maximum number of games")
      ->check(CLI::Range(1, 100'000))
      ->capture_default_str();
  command->add_option("--pdn", options->pdn, "Append the games to this file");
  command->callback([options, &exit_status] { exit_status = run(*options); });
}

}  // namespace crownhead::server
