# The web client, built by web/build.mjs, packed and embedded: the library crownhead_assets, which
# defines crownhead::net::embedded_assets() and is linked to the server alone.
find_program(NODE node)
find_program(BROTLI brotli)
find_program(GZIP gzip)

set(web_folder ${PROJECT_SOURCE_DIR}/web)
set(web_assets ${CMAKE_BINARY_DIR}/web_assets.cpp)
set(openapi ${PROJECT_SOURCE_DIR}/docs/openapi.yaml)
file(GLOB_RECURSE web_sources CONFIGURE_DEPENDS ${web_folder}/src/* ${web_folder}/public/*
     ${web_folder}/locales/* ${web_folder}/texts/*)
file(GLOB learned_weights CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/rules/computer/weights/*.bin)
list(APPEND web_sources ${learned_weights} ${web_folder}/index.html ${web_folder}/build.mjs
     ${web_folder}/package-lock.json)
# A source that is gone changes nothing but this list.
set(web_source_list ${CMAKE_BINARY_DIR}/web_sources.txt)
file(CONFIGURE OUTPUT ${web_source_list} CONTENT "${web_sources}")

add_custom_command(
  OUTPUT ${web_assets}
  COMMAND ${CMAKE_COMMAND} -D NODE=${NODE} -D BROTLI=${BROTLI} -D GZIP=${GZIP}
          -D WEB=${web_folder} -D WASM=${CMAKE_BINARY_DIR}
          -D BUILT=${CMAKE_BINARY_DIR}/web -D PACKED=${CMAKE_BINARY_DIR}/web_packed
          -D EXTRA_FILE=${openapi} -D EXTRA_PATH=/api/openapi.yaml -D OUT=${web_assets}
          -P ${PROJECT_SOURCE_DIR}/cmake/embed_web.cmake
  DEPENDS ${web_sources} ${web_source_list} ${openapi} ${PROJECT_SOURCE_DIR}/cmake/embed_web.cmake
          rules_wasm ${CMAKE_BINARY_DIR}/rules.wasm ${CMAKE_BINARY_DIR}/nardi.wasm
          ${CMAKE_BINARY_DIR}/star.wasm ${CMAKE_BINARY_DIR}/computer.wasm
          ${CMAKE_BINARY_DIR}/shared.wasm
  COMMENT "Building the web client"
  VERBATIM)

add_library(crownhead_assets STATIC ${web_assets})
target_include_directories(crownhead_assets PRIVATE ${PROJECT_SOURCE_DIR})
# clang 19 takes the first byte of an embedded file for a signed char and calls a PNG's narrowing.
target_compile_options(crownhead_assets PRIVATE -Wno-c23-extensions -Wno-c++11-narrowing)
target_link_libraries(crownhead_server PUBLIC crownhead_assets)
