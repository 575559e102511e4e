# Load addresses are random, and function tables are read-only once the program has started.
add_link_options(-pie -Wl,-z,relro,-z,now,-z,noexecstack)

# Release programs abort before they overrun the stack, a buffer of known size or a container.
if(CMAKE_BUILD_TYPE STREQUAL "Release")
  add_compile_definitions(_FORTIFY_SOURCE=3 _GLIBCXX_ASSERTIONS)
  add_compile_options(-fPIE -fstack-protector-strong -fstack-clash-protection)
  if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
    add_compile_options(-fcf-protection)
  endif()
  # Stack checks cost perft 3 to 9 % because they run in every node. The other protections cost nothing.
  set_source_files_properties(rules/draughts/moves/perft.cpp PROPERTIES COMPILE_OPTIONS -fno-stack-protector)
endif()
