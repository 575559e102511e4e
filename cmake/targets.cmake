# Our own warnings, as an interface library so that imported code does not get them.
add_library(crownhead_warnings INTERFACE)
target_compile_options(crownhead_warnings INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                       -Wnon-virtual-dtor -Wold-style-cast -Werror -Wno-c23-extensions)

if(CROWNHEAD_SANITIZE)
  add_compile_options(-fsanitize=${CROWNHEAD_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${CROWNHEAD_SANITIZE})
endif()

# crownhead_library(NAME FOLDER [DEPENDS our libraries] [LINKS others])
# Every .cpp directly in FOLDER is the library crownhead_NAME.
function(crownhead_library name folder)
  cmake_parse_arguments(LIB "" "" "DEPENDS;LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/server/main.cpp)
  add_library(crownhead_${name} STATIC ${sources})
  target_include_directories(crownhead_${name} PUBLIC ${PROJECT_SOURCE_DIR})
  list(TRANSFORM LIB_DEPENDS PREPEND crownhead_)
  target_link_libraries(crownhead_${name} PUBLIC ${LIB_DEPENDS} ${LIB_LINKS}
                        PRIVATE crownhead_profile crownhead_warnings)
endfunction()

# crownhead_tests(NAME FOLDER [HEADERS target] [LINKS …]): every *_test.cpp of tests/FOLDER in one
# program, linked against the whole library crownhead_NAME. HEADERS has the precompiled headers, if not
# test_headers.
function(crownhead_tests name folder)
  cmake_parse_arguments(TESTS "" "HEADERS" "LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*.cpp)
  if(NOT sources)
    return()
  endif()
  add_executable(${name}_tests ${sources})
  target_link_libraries(${name}_tests PRIVATE $<LINK_LIBRARY:WHOLE_ARCHIVE,crownhead_${name}>
                        crownhead_warnings GTest::gmock GTest::gtest_main rapidcheck source_dir ${TESTS_LINKS})
  if(NOT TESTS_HEADERS)
    set(TESTS_HEADERS test_headers)
  endif()
  target_precompile_headers(${name}_tests REUSE_FROM ${TESTS_HEADERS})
  gtest_discover_tests(${name}_tests DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60)
endfunction()
