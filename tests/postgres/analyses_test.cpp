// The queue and the results of analyses, on PostgreSQL.

#include <gtest/gtest.h>

#include "tests/db/analyses_run.hpp"
#include "tests/postgres/server.hpp"

namespace crownhead::db {
namespace {

TEST(PostgresAnalyses, BehaveAsInSqlite) {
  AnalysesSite site(new_postgres_database());
  check_order(site);
  for (const GameId game : site.analyses.waiting(10)) site.end(game, AnalysisState::impossible);
  check_findings(site);
  check_engines(site);
}

}  // namespace
}  // namespace crownhead::db
