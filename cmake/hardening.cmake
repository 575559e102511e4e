# Nobody knows the addresses of the program, and its tables of functions cannot be written once it
# has started.
add_link_options(-pie -Wl,-z,relro,-z,now,-z,noexecstack)

# What is shipped ends where it would overrun its stack, a buffer of known size or a container.
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  add_compile_definitions(_FORTIFY_SOURCE=3 _GLIBCXX_ASSERTIONS)
  add_compile_options(-fPIE -fstack-protector-strong -fstack-clash-protection)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    add_compile_options(-fcf-protection)
  endif()
  # A check of the stack in each node costs perft 3 to 9 %, the other protections nothing.
  set_source_files_properties(rules/draughts/perft.cpp PROPERTIES COMPILE_OPTIONS -fno-stack-protector)
endif()
