# Releases are compiled with a profile of live play: cmake/live_play.profdata counts how often each
# function and branch runs. `./dev profile` records it with an instrumented server. Functions that were
# changed after the recording are compiled without a profile.
set(CROWNHEAD_PROFILE "use" CACHE STRING "The profile of live play: use (a release of clang's does), make or none")

add_library(crownhead_profile INTERFACE)
if(CROWNHEAD_PROFILE STREQUAL "make")
  target_compile_options(crownhead_profile INTERFACE -fprofile-generate)
  target_link_options(crownhead_profile INTERFACE -fprofile-generate)
elseif(CROWNHEAD_PROFILE STREQUAL "use" AND CMAKE_BUILD_TYPE STREQUAL "Release"
       AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # The hash in the name makes a new profile a new command, so that everything is recompiled.
  set(profile ${PROJECT_SOURCE_DIR}/cmake/live_play.profdata)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${profile})
  file(SHA256 ${profile} hash)
  string(SUBSTRING ${hash} 0 16 hash)
  set(used ${CMAKE_BINARY_DIR}/live_play-${hash}.profdata)
  file(COPY_FILE ${profile} ${used} ONLY_IF_DIFFERENT)
  # Functions that changed after the recording need no warning.
  target_compile_options(crownhead_profile INTERFACE -fprofile-use=${used} "SHELL:-mllvm -no-pgo-warn-mismatch"
                                                     -Wno-profile-instr-out-of-date -Wno-profile-instr-unprofiled)
endif()
