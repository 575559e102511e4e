# The web client, built by web/build.mjs, compressed and embedded: the library crownhead_assets, which
# defines crownhead::net::embedded_assets(). Only the server links it.
find_program(NODE node REQUIRED)

set(web_folder ${PROJECT_SOURCE_DIR}/web)
set(web_assets ${CMAKE_BINARY_DIR}/web_assets.cpp)
set(openapi ${PROJECT_SOURCE_DIR}/docs/openapi.yaml)
file(GLOB_RECURSE web_sources CONFIGURE_DEPENDS ${web_folder}/src/* ${web_folder}/public/*
     ${web_folder}/locales/* ${web_folder}/texts/*)
file(GLOB learned_weights CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rules/computer/weights/*.bin)
list(APPEND web_sources ${learned_weights} ${web_folder}/index.html ${web_folder}/build.mjs ${web_folder}/pack.mjs
     ${web_folder}/package-lock.json)
# This list makes the build notice a removed source, because nothing else changes.
set(web_source_list ${CMAKE_BINARY_DIR}/web_sources.txt)
file(CONFIGURE OUTPUT ${web_source_list} CONTENT "${web_sources}")

# Releases use brotli's highest level, which takes most of the time of this command. Test builds use a
# lower level and finish five times faster.
add_custom_command(
  OUTPUT ${web_assets}
  COMMAND ${NODE} build.mjs --out ${CMAKE_BINARY_DIR}/web --wasm ${CMAKE_BINARY_DIR}
  COMMAND ${NODE} pack.mjs --site ${CMAKE_BINARY_DIR}/web --extra /api/openapi.yaml=${openapi}
          --packed ${CMAKE_BINARY_DIR}/web_packed --quality $<IF:$<CONFIG:Debug>,5,11> --out ${web_assets}
  WORKING_DIRECTORY ${web_folder}
  DEPENDS ${web_sources} ${web_source_list} ${openapi} rules_wasm ${CMAKE_BINARY_DIR}/rules.wasm
          ${CMAKE_BINARY_DIR}/nardi.wasm ${CMAKE_BINARY_DIR}/star.wasm ${CMAKE_BINARY_DIR}/computer.wasm
          ${CMAKE_BINARY_DIR}/shared.wasm
  COMMENT "Building the web client"
  VERBATIM)

add_library(crownhead_assets STATIC ${web_assets})
target_include_directories(crownhead_assets PRIVATE ${PROJECT_SOURCE_DIR})
# The source is data: optimizing it takes a minute and changes nothing. ccache is off, because it would
# expand every embedded file before the lookup, which takes longer than compiling.
set_target_properties(crownhead_assets PROPERTIES CXX_COMPILER_LAUNCHER "")
# clang 19 treats the first byte of an embedded file as a signed char and warns of narrowing for a PNG.
target_compile_options(crownhead_assets PRIVATE -O0 -U_FORTIFY_SOURCE -Wno-c23-extensions -Wno-c++11-narrowing)
target_link_libraries(crownhead_server PUBLIC crownhead_assets)
