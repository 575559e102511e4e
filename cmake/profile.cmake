# A release is compiled for what a server does all day: cmake/live_play.profdata says how often live play
# comes to each function and branch. `./dev profile` makes it with a server that counts. What has changed
# since is compiled as without it.
set(CROWNHEAD_PROFILE "use" CACHE STRING "The profile of live play: use (a release of clang's does), make or none")

add_library(crownhead_profile INTERFACE)
if(CROWNHEAD_PROFILE STREQUAL "make")
  target_compile_options(crownhead_profile INTERFACE -fprofile-generate)
  target_link_options(crownhead_profile INTERFACE -fprofile-generate)
elseif(CROWNHEAD_PROFILE STREQUAL "use" AND CMAKE_BUILD_TYPE STREQUAL "Release"
       AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # By the hash in its name another profile is another command, so that all is compiled anew.
  set(profile ${PROJECT_SOURCE_DIR}/cmake/live_play.profdata)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${profile})
  file(SHA256 ${profile} hash)
  string(SUBSTRING ${hash} 0 16 hash)
  set(used ${CMAKE_BINARY_DIR}/live_play-${hash}.profdata)
  file(COPY_FILE ${profile} ${used} ONLY_IF_DIFFERENT)
  # A function that has changed since is no fault to warn of.
  target_compile_options(crownhead_profile INTERFACE -fprofile-use=${used} "SHELL:-mllvm -no-pgo-warn-mismatch"
                                                     -Wno-profile-instr-out-of-date -Wno-profile-instr-unprofiled)
endif()
