#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "db/sql/driver.hpp"

struct sqlite3;

namespace crownhead::db {

class SqliteDriver final : public Driver {
 public:
  enum class Mode : std::uint8_t {
    read_write_create,
    read_only,
    checkpointer,  ///< like read_write_create; the file is synced in small parts
  };

  SqliteDriver(const std::filesystem::path& file, Mode mode);

  Engine engine() const override { return Engine::sqlite; }
  std::string name() const override;
  std::unique_ptr<Statement> prepare(std::string_view sql) override;
  void script(const std::string& sql) override;
  void try_script(const std::string& sql) noexcept override;
  void begin(Begin how) override;
  void commit() override;
  void rollback() noexcept override { try_script("ROLLBACK"); }
  bool in_transaction() const override;
  bool takes_no_more() const override { return false; }
  bool lost() const override { return false; }

  sqlite3* handle() const { return handle_.get(); }

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };

  std::unique_ptr<sqlite3, Close> handle_;
  std::unique_ptr<Statement> begin_read_, begin_write_, commit_;  ///< prepared at their first use
};

}  // namespace crownhead::db
