#include "server/commands/dice_list.hpp"

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>

#include "rules/dice/tip_list.hpp"
#include "server/auth/signing.hpp"
#include "server/commands/position_option.hpp"
#include "server/wire/dice_json.hpp"

namespace crownhead::server {
namespace {

struct DiceListOptions {
  std::string file;
  std::string key;
  std::string tip;
};

/// Goes through answers of /api/v1/dice/tips/DATE: the parts of a day after each other, and the
/// days too.
class Lists {
 public:
  Lists(const dice::PublicKey& key, std::optional<dice::Digest> sought)
      : key_(key), sought_(sought) {}

  /// What is wrong; empty if nothing is.
  std::string take(const dice::TipDay& part) {
    const bool goes_on = day_ && day_->day == part.day && found_ < day_->tips;
    if (!goes_on)
      if (auto why = begin(part); !why.empty()) return why;
    if (part.tips != day_->tips || part.digest != day_->digest || part.before != day_->before ||
        part.signature != day_->signature)
      return "is another list of that day than the lines before";
    if (part.after != found_) return "does not begin with tip " + std::to_string(found_ + 1);
    for (const auto& tip : part.told) {
      running_ = dice::digest_with(running_, tip);
      ++found_;
      if (tip.tip == sought_)
        place_ = "tip " + std::to_string(found_) + " of " + dice::to_text(part.day) +
                 ", told for " + std::string(dice::to_text(tip.what)) + ' ' + tip.id;
    }
    return found_ < day_->tips ? "" : end();
  }

  /// The sentence for whoever asked, or what is wrong.
  Result<std::string> verdict() const {
    if (!day_) return fail(Code::invalid_field, in_english("has no list in it"));
    if (found_ != day_->tips)
      return fail(Code::invalid_field,
                  in_english("the list of " + dice::to_text(day_->day) + " ends after tip " +
                             std::to_string(found_) + " of " + std::to_string(day_->tips)));
    if (sought_ && place_.empty())
      return fail(Code::invalid_field, in_english("the tip is not in these lists"));
    return std::to_string(all_) + " tips of " + std::to_string(days_) +
           (days_ == 1 ? " day" : " days") + ", all right" +
           (place_.empty() ? "" : "; it is " + place_) +
           (day_->signature ? "" : "; the last day is not over and not signed");
  }

 private:
  std::string begin(const dice::TipDay& part) {
    if (day_) {
      if (found_ != day_->tips)
        return "begins a day, and the day before ends after tip " + std::to_string(found_);
      if (part.day != day_->day + std::chrono::days{1}) return "is not of the next day";
      if (part.before != day_->digest) return "does not go on from the digest of the day before";
      if (!day_->signature) return "comes after a day that is not signed";
    }
    day_ = part;
    running_ = dice::first_digest(part.day, part.before);
    found_ = 0;
    ++days_;
    return "";
  }

  std::string end() {
    all_ += found_;
    if (running_ != day_->digest) return "has another digest than its tips make";
    if (day_->signature &&
        !auth::is_signed(key_, dice::signed_text(day_->day, day_->tips, day_->digest),
                         *day_->signature))
      return "is not signed by that key";
    return "";
  }

  dice::PublicKey key_;
  std::optional<dice::Digest> sought_;
  std::optional<dice::TipDay> day_;  ///< as its first part has it
  dice::Digest running_ = {};
  std::int64_t found_ = 0;  ///< of the day
  std::int64_t all_ = 0;
  int days_ = 0;
  std::string place_;  ///< of what is sought
};

Result<std::string> verified(std::istream& in, Lists lists) {
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.find_first_not_of(" \t\r") == line.npos) continue;
    const auto part = wire::read_tip_day(line);
    const std::string why = part ? lists.take(*part) : part.error().detail;
    if (!why.empty())
      return fail(Code::invalid_field, in_english("line " + std::to_string(number) + ": " + why));
  }
  return lists.verdict();
}

int run_list(const DiceListOptions& options) {
  const auto key = dice::read_hex<dice::PublicKey>(options.key);
  const auto tip = dice::read_hex(options.tip);
  if (!key || (!tip && !options.tip.empty()))
    return refuse("dice list", {Code::invalid_field,
                                in_english("--key and --tip must be 64 hexadecimal digits.")});
  std::ifstream in(options.file, std::ios::binary);
  if (!in || in.peek() == std::ifstream::traits_type::eof()) {
    std::cerr << "crownhead dice list: " << options.file
              << " cannot be read or is empty; give the path of lists of tips, a line each\n";
    return 1;
  }
  const auto answer = verified(in, Lists(*key, tip));
  if (!answer) {
    std::cerr << "crownhead dice list: " << options.file << ", " << answer.error().detail << '\n';
    return 1;
  }
  std::cout << options.file << ": " << *answer << '\n';
  return 0;
}

}  // namespace

void add_dice_list(CLI::App& dice, int& exit_status) {
  auto options = std::make_shared<DiceListOptions>();
  auto* command =
      dice.add_subcommand("list", "Check lists of tips by their digests and signatures");
  command
      ->add_option("file", options->file,
                   "Answers of /api/v1/dice/tips/DATE, a line each, in their order")
      ->required();
  command->add_option("--key", options->key, "The site's public key")->required();
  command->add_option("--tip", options->tip, "A tip that must be in them");
  command->callback([options, &exit_status] { exit_status = run_list(*options); });
}

}  // namespace crownhead::server
