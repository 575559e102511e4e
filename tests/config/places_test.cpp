#include "server/config/places.hpp"

#include <fstream>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/db/temp_file.hpp"

namespace crownhead::config {
namespace {

namespace fs = std::filesystem;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

class Places : public testing::Test {
 protected:
  fs::path there(const std::string& name, const std::string& text = "") {
    const auto file = temp.folder() / name;
    std::ofstream(file) << text;
    return file;
  }

  static Faults with(const fs::path& db, const fs::path& data = {}, const fs::path& endings = {}) {
    ServeConfig config;
    config.db = db;
    config.data = data.empty() ? db.parent_path() : data;
    config.endings = endings;
    return faults_of_places(config);
  }

  db::TempFile temp;
};

TEST_F(Places, MayBeNewOrADatabase) {
  EXPECT_THAT(with(temp.folder() / "new.db"), IsEmpty());
  EXPECT_THAT(with("new.db", "."), IsEmpty());
  EXPECT_THAT(with(there("empty.db")), IsEmpty());
  EXPECT_THAT(with(there("old.db", std::string("SQLite format 3\0", 16) + "x")), IsEmpty());
  EXPECT_THAT(with("postgresql://crownhead@db/games", temp.folder()), IsEmpty());
}

TEST_F(Places, AreRefusedIfUnusable) {
  EXPECT_THAT(with(temp.folder() / "none" / "new.db"), ElementsAre(HasSubstr("no such folder")));
  EXPECT_THAT(with(temp.folder()), ElementsAre(HasSubstr("is not a file")));
  EXPECT_THAT(with(there("text.db", "not a database at all")),
              ElementsAre(HasSubstr("is not an SQLite database")));
  EXPECT_THAT(with(there("file") / "new.db"), ElementsAre(HasSubstr("file is not a folder")));
  EXPECT_THAT(with("postgresql://crownhead@db/games", there("data")),
              ElementsAre(HasSubstr("data is not a folder")));
  EXPECT_THAT(with(temp.folder() / "new.db", {}, temp.folder() / "tables"),
              ElementsAre(HasSubstr("endings: ")));
  there("mail");
  EXPECT_THAT(with(temp.folder() / "new.db"), ElementsAre(HasSubstr("mail is not a folder")));
}

}  // namespace
}  // namespace crownhead::config
