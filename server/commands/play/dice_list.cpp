#include "server/commands/play/dice_list.hpp"

#include <CLI/CLI.hpp>
#include <fstream>
#include <iostream>
#include <memory>

#include "rules/dice/commitment_list.hpp"
#include "server/auth/signing.hpp"
#include "server/commands/position_option.hpp"
#include "server/wire/game/dice_json.hpp"

namespace crownhead::server {
namespace {

struct DiceListOptions {
  std::string file;
  std::string key;
  std::string commitment;
};

/// Checks answers of /api/v1/dice/commitments/by-day/DATE: the parts of a day in order, and the
/// days in order.
class Lists {
 public:
  Lists(const dice::PublicKey& key, std::optional<dice::Digest> sought)
      : key_(key), sought_(sought) {}

  /// Returns what is wrong; empty if nothing is.
  std::string take(const dice::CommitmentDay& part) {
    const bool goes_on = day_ && day_->day == part.day && found_ < day_->commitments;
    if (!goes_on)
      if (auto why = begin(part); !why.empty()) return why;
    if (part.commitments != day_->commitments || part.digest != day_->digest ||
        part.before != day_->before || part.signature != day_->signature)
      return "is from another list of that day than the lines before";
    if (part.after != found_) return "does not begin with commitment " + std::to_string(found_ + 1);
    for (const auto& commitment : part.published) {
      running_ = dice::digest_with(running_, commitment);
      ++found_;
      if (commitment.commitment == sought_)
        place_ = "commitment " + std::to_string(found_) + " of " + dice::to_text(part.day) +
                 ", published for " + std::string(dice::to_text(commitment.what)) + ' ' +
                 commitment.id;
    }
    return found_ < day_->commitments ? "" : end();
  }

  /// Returns the sentence for the user, or the error.
  Result<std::string> verdict() const {
    if (!day_) return fail(Code::invalid_field, in_english("contains no list"));
    if (found_ != day_->commitments)
      return fail(Code::invalid_field,
                  in_english("the list of " + dice::to_text(day_->day) + " ends after commitment " +
                             std::to_string(found_) + " of " + std::to_string(day_->commitments)));
    if (sought_ && place_.empty())
      return fail(Code::invalid_field, in_english("the commitment is not in these lists"));
    return std::to_string(all_) + " commitments of " + std::to_string(days_) +
           (days_ == 1 ? " day" : " days") + ", all correct" +
           (place_.empty() ? "" : "; it is " + place_) +
           (day_->signature ? "" : "; the last day is still open and unsigned");
  }

 private:
  std::string begin(const dice::CommitmentDay& part) {
    if (day_) {
      if (found_ != day_->commitments)
        return "starts a new day, but the day before ends at commitment " + std::to_string(found_);
      if (part.day != day_->day + std::chrono::days{1}) return "is not from the next day";
      if (part.before != day_->digest) return "does not continue from the digest of the day before";
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
    if (running_ != day_->digest) return "has a digest that does not match its commitments";
    if (day_->signature &&
        !auth::is_signed(key_, dice::signed_text(day_->day, day_->commitments, day_->digest),
                         *day_->signature))
      return "is not signed with that key";
    return "";
  }

  dice::PublicKey key_;
  std::optional<dice::Digest> sought_;
  std::optional<dice::CommitmentDay> day_;  ///< from its first part
  dice::Digest running_ = {};
  std::int64_t found_ = 0;  ///< in the present day
  std::int64_t all_ = 0;
  int days_ = 0;
  std::string place_;  ///< of the sought commitment
};

Result<std::string> verified(std::istream& in, Lists lists) {
  int number = 0;
  for (std::string line; std::getline(in, line);) {
    ++number;
    if (line.find_first_not_of(" \t\r") == line.npos) continue;
    const auto part = wire::read_commitment_day(line);
    const std::string why = part ? lists.take(*part) : part.error().detail;
    if (!why.empty())
      return fail(Code::invalid_field, in_english("line " + std::to_string(number) + ": " + why));
  }
  return lists.verdict();
}

int run_list(const DiceListOptions& options) {
  const auto key = dice::read_hex<dice::PublicKey>(options.key);
  const auto commitment = dice::read_hex(options.commitment);
  if (!key || (!commitment && !options.commitment.empty()))
    return refuse(
        "dice list",
        {Code::invalid_field, in_english("--key and --commitment must be 64 hexadecimal digits.")});
  std::ifstream in(options.file, std::ios::binary);
  if (!in || in.peek() == std::ifstream::traits_type::eof()) {
    std::cerr
        << "crownhead dice list: " << options.file
        << " cannot be read or is empty; give the path of a file with one list of commitments per"
           " line\n";
    return 1;
  }
  const auto answer = verified(in, Lists(*key, commitment));
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
      dice.add_subcommand("list", "Verify the digests and signatures of lists of commitments");
  command
      ->add_option("file", options->file,
                   "Responses of /api/v1/dice/commitments/by-day/DATE, one per line, in order")
      ->required();
  command->add_option("--key", options->key, "The site's public key")->required();
  command->add_option("--commitment", options->commitment,
                      "A commitment that the lists must contain");
  command->callback([options, &exit_status] { exit_status = run_list(*options); });
}

}  // namespace crownhead::server
