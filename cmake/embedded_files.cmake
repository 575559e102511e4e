# Files from the source tree that are embedded in the program with #embed.

# Sets `copy` to the path of a copy of `file` whose name contains the hash of its content, so that a
# compiler cache never returns a stale result.
function(copy_to_embed copy file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(SHA256 ${file} hash)
  string(SUBSTRING ${hash} 0 24 hash)
  set(named ${PROJECT_BINARY_DIR}/generated/embedded_${hash}.bin)
  file(COPY_FILE ${file} ${named} ONLY_IF_DIFFERENT)
  set(${copy} ${named} PARENT_SCOPE)
endfunction()

# Adds a source file that embeds files.
function(add_embedding target source)
  target_sources(${target} PRIVATE ${source})
  # clang 19 treats the first byte of an embedded file as a signed char.
  target_compile_options(${target} PRIVATE -Wno-c++11-narrowing)
endfunction()
