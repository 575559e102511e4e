#include "server/auth/checksum.hpp"

#include <fstream>
#include <gtest/gtest.h>
#include <stdexcept>

#include "tests/db/temp_file.hpp"

namespace crownhead::auth {
namespace {

std::string sum_of(const std::string& bytes) {
  const db::TempFile folder;
  const auto file = folder.folder() / "file";
  std::ofstream(file, std::ios::binary) << bytes;
  return sha256_of_file(file);
}

// The examples of FIPS 180-4, and a file that takes several reads.
TEST(Checksum, IsTheSha256OfTheFile) {
  EXPECT_EQ(sum_of(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sum_of("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sum_of(std::string(3'000'001, 'x')), sum_of(std::string(3'000'001, 'x')));
  EXPECT_NE(sum_of(std::string(3'000'001, 'x')), sum_of(std::string(3'000'000, 'x') + 'y'));
}

TEST(Checksum, NamesAnUnreadableFile) {
  EXPECT_THROW(sha256_of_file("/nowhere/at/all"), std::runtime_error);
  EXPECT_THROW(sha256_of_file("/"), std::runtime_error);
}

}  // namespace
}  // namespace crownhead::auth
