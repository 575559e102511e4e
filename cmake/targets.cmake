# Our own warnings, as an interface library so that imported code does not get them.
# Where several files are compiled as one, a name may be another file's as well.
add_library(crownhead_warnings INTERFACE)
target_compile_options(crownhead_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion
                       -Wnon-virtual-dtor -Wold-style-cast -Werror -Wno-c23-extensions
                       $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>)

if(CROWNHEAD_SANITIZE)
  add_compile_options(-fsanitize=${CROWNHEAD_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${CROWNHEAD_SANITIZE})
endif()

# precompiled_headers(NAME headers... [LINKS what the headers belong to])
# Compiles headers of others once for all that include them: a third of the time of a source of the
# server, half of that of a test. Not when fuzzing, where each source shows that it includes what it needs.
set(standard_headers <algorithm> <chrono> <expected> <filesystem> <functional> <map> <memory> <optional>
    <ranges> <string> <unordered_map> <variant> <vector>)
function(precompiled_headers name)
  cmake_parse_arguments(HEADERS "" "" "LINKS" ${ARGN})
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/headers.cpp CONTENT "")
  add_library(${name} OBJECT ${PROJECT_BINARY_DIR}/generated/headers.cpp)
  target_link_libraries(${name} PRIVATE ${HEADERS_LINKS} crownhead_profile crownhead_warnings)
  target_compile_options(${name} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")  # the same in ccache
  target_precompile_headers(${name} PRIVATE ${HEADERS_UNPARSED_ARGUMENTS})
endfunction()

# crownhead_library(NAME FOLDER [TOGETHER] [HEADERS precompiled] [DEPENDS our libraries] [LINKS others])
# Every .cpp directly in FOLDER is the library crownhead_NAME. TOGETHER: eight files are compiled as one,
# where two thirds of the time goes into the headers that they share; no two of them may give different
# things of their own the same name. Not when fuzzing, where each shows that it includes what it needs.
function(crownhead_library name folder)
  cmake_parse_arguments(LIB "TOGETHER" "HEADERS" "DEPENDS;LINKS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp)
  list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/server/main.cpp)
  add_library(crownhead_${name} STATIC ${sources})
  target_include_directories(crownhead_${name} PUBLIC ${PROJECT_SOURCE_DIR})
  list(TRANSFORM LIB_DEPENDS PREPEND crownhead_)
  target_link_libraries(crownhead_${name} PUBLIC ${LIB_DEPENDS} crownhead_reasons ${LIB_LINKS}
                        PRIVATE crownhead_profile crownhead_warnings)
  if(NOT CROWNHEAD_FUZZ)
    if(LIB_HEADERS)
      target_precompile_headers(crownhead_${name} REUSE_FROM ${LIB_HEADERS})
    endif()
    if(LIB_TOGETHER)
      set_target_properties(crownhead_${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    endif()
  endif()
endfunction()

# crownhead_test_program(TARGET [COST n]): a program of GoogleTest as one test of ctest. A process for
# each case would take longer to start than most cases take. COST: ctest starts the highest first.
function(crownhead_test_program target)
  cmake_parse_arguments(PROGRAM "" "COST" "" ${ARGN})
  string(REGEX REPLACE "_tests$" "" name ${target})
  add_test(NAME ${name} COMMAND ${target} --gtest_brief=1)
  if(PROGRAM_COST)
    set_tests_properties(${name} PROPERTIES COST ${PROGRAM_COST})
  endif()
endfunction()

# crownhead_tests(NAME FOLDERS [TOGETHER] [HEADERS target] [COST n] [LINKS …]): every .cpp of each
# tests/FOLDER in one program, linked against the whole library crownhead_NAME. HEADERS has the precompiled
# headers, if not test_headers. TOGETHER: six files are compiled as one, which takes little longer than one
# of them where nearly all goes into what they include and instantiate.
function(crownhead_tests name folders)
  cmake_parse_arguments(TESTS "TOGETHER" "HEADERS;COST" "LINKS" ${ARGN})
  list(TRANSFORM folders REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/tests/\\1/*.cpp")
  file(GLOB sources CONFIGURE_DEPENDS ${folders})
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
  if(TESTS_TOGETHER)
    set_target_properties(${name}_tests PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
  endif()
  crownhead_test_program(${name}_tests COST ${TESTS_COST})
endfunction()
