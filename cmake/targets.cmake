# Warnings for our own code: an interface library, so that imported code is compiled without them.
# -Wshadow is off in unity builds, where another file of the unit may use the same name.
add_library(crownhead_warnings INTERFACE)
target_compile_options(crownhead_warnings INTERFACE -Wall -Wextra -Wpedantic -Wconversion
                       -Wnon-virtual-dtor -Wold-style-cast -Werror -Wno-c23-extensions
                       $<$<NOT:$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>>:-Wshadow>)

if(CROWNHEAD_SANITIZE)
  add_compile_options(-fsanitize=${CROWNHEAD_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
  add_link_options(-fsanitize=${CROWNHEAD_SANITIZE})
endif()

# precompiled_headers(NAME headers... [LINKS libraries of the headers])
# Compiles third-party headers once for all sources that include them. This saves a third of the time of
# a server source and half of the time of a test. Not used for fuzzing builds, where every source must
# include what it needs.
set(standard_headers <algorithm> <chrono> <expected> <filesystem> <functional> <map> <memory> <optional>
    <ranges> <string> <unordered_map> <variant> <vector>)
function(precompiled_headers name)
  cmake_parse_arguments(HEADERS "" "" "LINKS" ${ARGN})
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/generated/headers.cpp CONTENT "")
  add_library(${name} OBJECT ${PROJECT_BINARY_DIR}/generated/headers.cpp)
  target_link_libraries(${name} PRIVATE ${HEADERS_LINKS} crownhead_warnings)
  target_compile_options(${name} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")  # for equal hashes in ccache
  target_precompile_headers(${name} PRIVATE ${HEADERS_UNPARSED_ARGUMENTS})
endfunction()

# crownhead_library(NAME FOLDER [FOLDERS subfolders] [TOGETHER] [HEADERS precompiled]
#                   [DEPENDS our libraries] [LINKS others])
# Makes the library crownhead_NAME of every .cpp directly in FOLDER and in its subfolders FOLDERS. TOGETHER
# compiles eight files as one unit, for libraries that spend two thirds of the time on shared headers.
# File-local names must then be unique. Not used for fuzzing builds, where every source must include what it needs.
function(crownhead_library name folder)
  cmake_parse_arguments(LIB "TOGETHER" "HEADERS" "FOLDERS;DEPENDS;LINKS" ${ARGN})
  list(TRANSFORM LIB_FOLDERS REPLACE "(.+)" "${PROJECT_SOURCE_DIR}/${folder}/\\1/*.cpp")
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.cpp ${LIB_FOLDERS})
  list(REMOVE_ITEM sources ${PROJECT_SOURCE_DIR}/server/main.cpp)
  add_library(crownhead_${name} STATIC ${sources})
  target_include_directories(crownhead_${name} PUBLIC ${PROJECT_SOURCE_DIR})
  list(TRANSFORM LIB_DEPENDS PREPEND crownhead_)
  target_link_libraries(crownhead_${name} PUBLIC ${LIB_DEPENDS} crownhead_reasons ${LIB_LINKS}
                        PRIVATE crownhead_warnings)
  if(NOT CROWNHEAD_FUZZ)
    if(LIB_HEADERS)
      target_precompile_headers(crownhead_${name} REUSE_FROM ${LIB_HEADERS})
    endif()
    if(LIB_TOGETHER)
      set_target_properties(crownhead_${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 8)
    endif()
  endif()
endfunction()

# crownhead_test_program(TARGET [COST n]): registers a GoogleTest program as one ctest test. One process
# per case would take longer to start than most cases to run. ctest starts the highest COST first.
function(crownhead_test_program target)
  cmake_parse_arguments(PROGRAM "" "COST" "" ${ARGN})
  string(REGEX REPLACE "_tests$" "" name ${target})
  add_test(NAME ${name} COMMAND ${target} --gtest_brief=1)
  if(PROGRAM_COST)
    set_tests_properties(${name} PROPERTIES COST ${PROGRAM_COST})
  endif()
endfunction()

# crownhead_tests(NAME FOLDER [EXCEPT subfolders] [SEVERAL] [TOGETHER] [HEADERS target] [COST n] [LINKS …])
# Builds one program from every .cpp in tests/FOLDER and below it, except for the subfolders of other
# programs, and links it against the whole library crownhead_NAME; with SEVERAL, it tests several libraries
# and LINKS names them. HEADERS names the precompiled headers; the default is test_headers. TOGETHER compiles
# six files as one unit, which takes little longer than one file if most time goes into headers and
# templates.
function(crownhead_tests name folder)
  cmake_parse_arguments(TESTS "TOGETHER;SEVERAL" "HEADERS;COST" "EXCEPT;LINKS" ${ARGN})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*.cpp)
  foreach(other ${TESTS_EXCEPT})
    list(FILTER sources EXCLUDE REGEX "^${PROJECT_SOURCE_DIR}/tests/${folder}/${other}/")
  endforeach()
  if(NOT sources)
    return()
  endif()
  add_executable(${name}_tests ${sources})
  if(NOT TESTS_SEVERAL)
    target_link_libraries(${name}_tests PRIVATE $<LINK_LIBRARY:WHOLE_ARCHIVE,crownhead_${name}>)
  endif()
  target_link_libraries(${name}_tests PRIVATE crownhead_warnings GTest::gmock GTest::gtest_main rapidcheck source_dir ${TESTS_LINKS})
  if(NOT TESTS_HEADERS)
    set(TESTS_HEADERS test_headers)
  endif()
  target_precompile_headers(${name}_tests REUSE_FROM ${TESTS_HEADERS})
  if(TESTS_TOGETHER)
    set_target_properties(${name}_tests PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 6)
  endif()
  crownhead_test_program(${name}_tests COST ${TESTS_COST})
endfunction()
