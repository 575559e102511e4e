#include "server/commands/play/endings_build.hpp"

#include <cstdio>
#include <fstream>
#include <optional>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "rules/endings/solver.hpp"
#include "server/commands/progress_line.hpp"
#include "server/endings/loaded_file.hpp"

namespace crownhead::server {
namespace {

namespace fs = std::filesystem;
using endings::Material;

std::unexpected<Error> wrong(std::string what) {
  return fail(Code::invalid_field, in_english(std::move(what)));
}

/// Shows the progress of the whole table in positions. Each position counts twice, because it is
/// examined and solved.
class PairsDone {
 public:
  explicit PairsDone(std::uint64_t whole) : whole_(static_cast<double>(whole)) {}

  void begin(const Material& pair, std::size_t number, std::size_t of) {
    pair_ = std::to_string(number) + " of " + std::to_string(of) + ", " + described(pair);
  }

  /// Shows that `of_pair` positions of the present pair are done.
  void show(std::uint64_t of_pair) {
    line_.show(pair_, (done_ + static_cast<double>(of_pair)) / whole_);
  }

  void end(std::uint64_t of_pair, bool solved) {
    done_ += static_cast<double>(of_pair);
    line_.clear();
    std::fprintf(stderr, "%s: %s, %.0f %% done\n", pair_.c_str(),
                 solved ? "solved" : "already solved", 100 * done_ / whole_);
  }

 private:
  double whole_;
  double done_ = 0;
  std::string pair_;
  ProgressLine line_;
};

/// The unfinished file.
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

  /// Returns the part that an earlier call has solved; nullptr if there is none.
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
    auto loaded = LoadedFile::open(path_);
    if (!loaded) return std::unexpected(loaded.error());
    auto begun = endings::Table::read_begun(loaded->bytes());
    if (!begun)
      return wrong("The file " + path_.string() + " cannot be resumed: " + begun.error().detail +
                   ". Delete it to start again");
    if (begun->heading() != heading)
      return wrong("The file " + path_.string() + " belongs to another table, " +
                   std::string(begun->heading().variant->key) + " with " +
                   std::to_string(begun->heading().pieces) + " pieces");
    fs::resize_file(path_, begun->whole_bytes());
    file_.emplace(*std::move(loaded));
    begun_.emplace(*std::move(begun));
    return {};
  }

  fs::path path_;
  std::optional<LoadedFile> file_;
  std::optional<endings::Table> begun_;
};

}  // namespace

Result<void> build_endings(const endings::Heading& heading, const fs::path& file) {
  if (fs::exists(file))
    return wrong("The file " + file.string() + " already exists; delete it to build it again");
  fs::path part_path = file;
  part_path += ".part";
  auto part = Part::open(heading, part_path);
  if (!part) return std::unexpected(part.error());
  const auto solver = endings::solver(heading);
  const auto pairs = endings::pairs(heading);
  std::uint64_t whole = 0;
  for (const Material& pair : pairs) whole += 2 * solver->positions(pair);
  PairsDone progress(whole);
  for (std::size_t i = 0; i < pairs.size(); ++i) {
    const Material& pair = pairs[i];
    progress.begin(pair, i + 1, pairs.size());
    const bool known = part->begun() != nullptr && part->begun()->slice(pair) != nullptr;
    if (known) {
      solver->take(pair, *part->begun());
    } else {
      progress.show(0);
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
