# Files that lie in the sources and go into the program by #embed.

# Sets `copy` to a copy of `file` that is named by the hash of the contents, so that no compiler cache
# can be misled.
function(copy_to_embed copy file)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${file})
  file(SHA256 ${file} hash)
  string(SUBSTRING ${hash} 0 24 hash)
  set(named ${PROJECT_BINARY_DIR}/generated/embedded_${hash}.bin)
  file(COPY_FILE ${file} ${named} ONLY_IF_DIFFERENT)
  set(${copy} ${named} PARENT_SCOPE)
endfunction()

# Adds a source that embeds files.
function(add_embedding target source)
  target_sources(${target} PRIVATE ${source})
  # clang 19 takes the first byte of an embedded file for a signed char.
  target_compile_options(${target} PRIVATE -Wno-c++11-narrowing)
endfunction()
