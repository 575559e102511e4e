# Compiles migrations/*.sql and migrations/postgres/*.sql into the library db, in numerical order.
function(migration_rows_of folder out)
  file(GLOB migration_files CONFIGURE_DEPENDS ${folder}/*.sql)
  list(SORT migration_files)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${migration_files})
  set(rows "")
  foreach(migration_file IN LISTS migration_files)
    get_filename_component(migration_name ${migration_file} NAME_WE)
    file(READ ${migration_file} migration_sql)
    string(APPEND rows "      {\"${migration_name}\", R\"~sql~(${migration_sql})~sql~\"},\n")
  endforeach()
  set(${out} "${rows}" PARENT_SCOPE)
endfunction()

migration_rows_of(${PROJECT_SOURCE_DIR}/migrations sqlite_rows)
migration_rows_of(${PROJECT_SOURCE_DIR}/migrations/postgres postgres_rows)
set(migration_source "#include \"db/migrate.hpp\"

namespace crownhead::db {

std::span<const Migration> migrations(Engine engine) {
  static constexpr Migration sqlite[] = {
${sqlite_rows}  };
  static constexpr Migration postgres[] = {
${postgres_rows}  };
  if (engine == Engine::postgres) return postgres;
  return sqlite;
}

}  // namespace crownhead::db
")

# Written only if it changed, so that reconfiguring compiles nothing.
set(migration_output ${PROJECT_BINARY_DIR}/generated/migrations.cpp)
set(migration_before "")
if(EXISTS ${migration_output})
  file(READ ${migration_output} migration_before)
endif()
if(NOT migration_before STREQUAL migration_source)
  file(WRITE ${migration_output} "${migration_source}")
endif()
target_sources(crownhead_db PRIVATE ${migration_output})
