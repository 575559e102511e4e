# Builds migrations/*.sql into the library db, in the order of their numbers.
file(GLOB migration_files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/migrations/*.sql)
list(SORT migration_files)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${migration_files})

set(migration_rows "")
foreach(migration_file IN LISTS migration_files)
  get_filename_component(migration_name ${migration_file} NAME_WE)
  file(READ ${migration_file} migration_sql)
  string(APPEND migration_rows "    {\"${migration_name}\", R\"~sql~(${migration_sql})~sql~\"},\n")
endforeach()
set(migration_source "#include \"db/migrate.hpp\"

namespace crownhead::db {

std::span<const Migration> migrations() {
  static constexpr Migration all[] = {
${migration_rows}  };
  return all;
}

}  // namespace crownhead::db
")

# Written only when it changes, so that configuring again compiles nothing.
set(migration_output ${PROJECT_BINARY_DIR}/generated/migrations.cpp)
set(migration_before "")
if(EXISTS ${migration_output})
  file(READ ${migration_output} migration_before)
endif()
if(NOT migration_before STREQUAL migration_source)
  file(WRITE ${migration_output} "${migration_source}")
endif()
target_sources(crownhead_db PRIVATE ${migration_output})
