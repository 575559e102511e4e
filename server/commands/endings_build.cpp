#include "server/commands/endings_build.hpp"

#include <chrono>
#include <cstdio>
#include <fstream>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <unistd.h>
#include <utility>
#include <vector>

#include "rules/endings/solver.hpp"
#include "server/endings/mapped_file.hpp"

namespace crownhead::server {
namespace {

namespace fs = std::filesystem;
using endings::Material;

std::unexpected<Error> wrong(std::string what) {
  return fail(Code::invalid_field, in_english(std::move(what)));
}

/// How far the whole is, in positions, each of which counts twice: it is looked at and solved.
class ProgressLine {
 public:
  explicit ProgressLine(std::uint64_t whole)
      : whole_(static_cast<double>(whole)), terminal_(isatty(STDERR_FILENO) != 0) {}

  void begin(const Material& pair, std::size_t number, std::size_t of) {
    pair_ = std::to_string(number) + " of " + std::to_string(of) + ", " + described(pair);
    show(0);
  }

  /// So many of the pair's; on a terminal alone.
  void show(std::uint64_t of_pair) const {
    if (!terminal_) return;
    const double part = (done_ + static_cast<double>(of_pair)) / whole_;
    std::fprintf(stderr, "\r\033[K%s: %.0f %% of all%s", pair_.c_str(), 100 * part,
                 left(part).c_str());
  }

  void end(std::uint64_t of_pair, bool solved) {
    done_ += static_cast<double>(of_pair);
    if (!solved) taken_ = done_ / whole_;
    if (terminal_) std::fputs("\r\033[K", stderr);
    std::fprintf(stderr, "%s: %s, %.0f %% of all\n", pair_.c_str(),
                 solved ? "solved" : "was solved before", 100 * done_ / whole_);
  }

 private:
  /// By the speed so far, of what was solved now.
  std::string left(double part) const {
    constexpr double enough = 0.01;
    if (part - taken_ < enough) return "";
    const std::chrono::duration<double> since = std::chrono::steady_clock::now() - begun_;
    const auto seconds = static_cast<long>(since.count() * (1 - part) / (part - taken_)) + 1;
    constexpr long short_time = 100;
    return ", " +
           (seconds < short_time ? std::to_string(seconds) + " s"
                                 : std::to_string(seconds / 60) + " min") +
           " left";
  }

  double whole_;
  bool terminal_;
  double done_ = 0;
  double taken_ = 0;  ///< the part of all that a former call had solved
  std::string pair_;
  std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

/// The file that is being made.
class Part {
 public:
  static Result<Part> open(const endings::Heading& heading, const fs::path& path) {
    Part part(path);
    if (fs::exists(path) && fs::file_size(path) > 0) {
      if (auto begun = part.go_on(heading); !begun) return std::unexpected(begun.error());
    } else if (auto done = part.append(written(heading)); !done) {
      return std::unexpected(done.error());
    }
    return part;
  }

  /// What a former call has solved; nullptr if nothing.
  const endings::Table* begun() const { return begun_ ? &*begun_ : nullptr; }

  Result<void> append(std::span<const std::byte> bytes) {
    std::ofstream out(path_, std::ios::binary | std::ios::app);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
    out.close();
    if (out) return {};
    return wrong("The file " + path_.string() + " cannot be written; is the disk full?");
  }

 private:
  explicit Part(fs::path path) : path_(std::move(path)) {}

  Result<void> go_on(const endings::Heading& heading) {
    auto mapped = MappedFile::open(path_);
    if (!mapped) return std::unexpected(mapped.error());
    auto begun = endings::Table::read_begun(mapped->bytes());
    if (!begun)
      return wrong("The file " + path_.string() + " cannot be gone on with: " +
                   begun.error().detail + ". Take it away to begin anew");
    if (begun->heading() != heading)
      return wrong("The file " + path_.string() + " is of another table, of " +
                   std::string(begun->heading().variant->key) + " with " +
                   std::to_string(begun->heading().pieces) + " pieces");
    fs::resize_file(path_, begun->whole_bytes());
    file_.emplace(*std::move(mapped));
    begun_.emplace(*std::move(begun));
    return {};
  }

  fs::path path_;
  std::optional<MappedFile> file_;
  std::optional<endings::Table> begun_;
};

}  // namespace

Result<void> build_endings(const endings::Heading& heading, const fs::path& file) {
  if (fs::exists(file))
    return wrong("The file " + file.string() + " is there already; take it away to make it anew");
  fs::path part_path = file;
  part_path += ".part";
  auto part = Part::open(heading, part_path);
  if (!part) return std::unexpected(part.error());
  const auto solver = endings::solver(heading);
  const auto pairs = endings::pairs(heading);
  std::uint64_t whole = 0;
  for (const Material& pair : pairs) whole += 2 * solver->positions(pair);
  ProgressLine progress(whole);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const Material& pair = pairs[i];
    progress.begin(pair, i + 1, pairs.size());
    const bool known = part->begun() != nullptr && part->begun()->slice(pair) != nullptr;
    if (known) {
      solver->take(pair, *part->begun());
    } else {
      const auto bytes = solver->solve(pair, [&](std::uint64_t done) { progress.show(done); });
      if (auto done = part->append(bytes); !done) return done;
    }
    progress.end(2 * solver->positions(pair), !known);
  }
  std::error_code error;
  fs::rename(part_path, file, error);
  if (error) return wrong("The file " + file.string() + " cannot be written: " + error.message());
  return {};
}

}  // namespace crownhead::server
