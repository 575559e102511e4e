# The web client, built by web/build.mjs, packed and embedded: the library crownhead_assets, which
# defines crownhead::net::embedded_assets() and is linked to the server alone.
find_program(NODE node REQUIRED)

set(web_folder ${PROJECT_SOURCE_DIR}/web)
set(web_assets ${CMAKE_BINARY_DIR}/web_assets.cpp)
set(openapi ${PROJECT_SOURCE_DIR}/docs/openapi.yaml)
file(GLOB_RECURSE web_sources CONFIGURE_DEPENDS ${web_folder}/src/* ${web_folder}/public/*
     ${web_folder}/locales/* ${web_folder}/texts/*)
file(GLOB learned_weights CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rules/computer/weights/*.bin)
list(APPEND web_sources ${learned_weights} ${web_folder}/index.html ${web_folder}/build.mjs ${web_folder}/pack.mjs
     ${web_folder}/package-lock.json)
# A source that is gone changes nothing but this list.
set(web_source_list ${CMAKE_BINARY_DIR}/web_sources.txt)
file(CONFIGURE OUTPUT ${web_source_list} CONTENT "${web_sources}")

# What a visitor loads is packed as tightly as brotli can, which takes most of the time of this
# command; tests get it five times as soon.
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
# The source is data: optimizing it takes a minute and changes nothing. ccache would write out every
# embedded file before it looks for it, which takes longer than to compile.
set_target_properties(crownhead_assets PROPERTIES CXX_COMPILER_LAUNCHER "")
# clang 19 takes the first byte of an embedded file for a signed char and calls a PNG's narrowing.
target_compile_options(crownhead_assets PRIVATE -O0 -U_FORTIFY_SOURCE -Wno-c23-extensions -Wno-c++11-narrowing)
target_link_libraries(crownhead_server PUBLIC crownhead_assets)
