# Builds the web client into BUILT, compresses each file into PACKED and writes OUT, a source file
# that embeds them all. Run by cmake/web.cmake. The packed files are named by the hash of their
# contents: what has not changed is not compressed again, and no compiler cache can be misled.
cmake_minimum_required(VERSION 3.25)

foreach(program NODE BROTLI GZIP)
  if(NOT ${program})
    message(FATAL_ERROR "${program} was not found; run ./dev setup and configure again")
  endif()
endforeach()
if(NOT EXISTS ${WEB}/node_modules/esbuild)
  message(FATAL_ERROR "the packages of web/package-lock.json are missing; run ./dev setup")
endif()

execute_process(COMMAND ${NODE} build.mjs --out ${BUILT} --wasm ${WASM}
                WORKING_DIRECTORY ${WEB} RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "the web client does not build")
endif()
file(MAKE_DIRECTORY ${PACKED})

# Sets VARIABLE to the packed file if it saves a tenth, else to nothing.
function(pack variable file packed)
  if(NOT EXISTS ${packed})
    execute_process(COMMAND ${ARGN} INPUT_FILE ${file} OUTPUT_FILE ${packed} RESULT_VARIABLE failed)
    if(failed)
      file(REMOVE ${packed})
      message(FATAL_ERROR "${file} could not be compressed")
    endif()
  endif()
  file(SIZE ${file} before)
  file(SIZE ${packed} after)
  math(EXPR pays "${before} * 9 - ${after} * 10")
  set(${variable} "" PARENT_SCOPE)
  if(pays GREATER 0)
    set(${variable} ${packed} PARENT_SCOPE)
  endif()
endfunction()

set(arrays "")
set(rows "")
set(count 0)
set(kept "")

# Adds an array to the source; sets VIEW to the expression that names it.
macro(embed view file)
  set(${view} "{}")
  if(NOT "${file}" STREQUAL "")
    string(APPEND arrays
           "static constexpr unsigned char file_${count}[] = {\n#embed \"${file}\" if_empty(0)\n};\n")
    file(SIZE ${file} size)
    set(${view} "text(file_${count}, ${size})")
    math(EXPR count "${count} + 1")
    list(APPEND kept ${file})
  endif()
endmacro()

macro(add_asset path file)
  file(SHA256 ${file} hash)
  string(SUBSTRING ${hash} 0 24 hash)
  set(identity ${PACKED}/${hash})
  file(COPY_FILE ${file} ${identity} ONLY_IF_DIFFERENT)
  pack(gzipped ${identity} ${identity}.gz ${GZIP} -9 -n -c)
  pack(brotlied ${identity} ${identity}.br ${BROTLI} --quality=11 --stdout)
  embed(identity_view "${identity}")
  embed(gzip_view "${gzipped}")
  embed(br_view "${brotlied}")
  string(APPEND rows "    {\"${path}\", \"${hash}\",\n     ${identity_view}, ${gzip_view}, ${br_view}},\n")
endmacro()

file(GLOB_RECURSE files RELATIVE ${BUILT} ${BUILT}/*)
foreach(file ${files})
  add_asset(/${file} ${BUILT}/${file})
endforeach()
add_asset(${EXTRA_PATH} ${EXTRA_FILE})

file(WRITE ${OUT} "// Written by cmake/embed_web.cmake.
#include \"server/net/static_files.hpp\"

namespace crownhead::net {
${arrays}
static std::string_view text(const unsigned char* bytes, std::size_t size) {
  return {reinterpret_cast<const char*>(bytes), size};
}

std::span<const Asset> embedded_assets() {
  static const Asset assets[] = {
${rows}  };
  return assets;
}

}  // namespace crownhead::net
")

file(GLOB packed_files ${PACKED}/*)
foreach(file ${packed_files})
  string(REGEX REPLACE "\\.(gz|br)$" "" identity ${file})
  if(NOT identity IN_LIST kept)
    file(REMOVE ${file})
  endif()
endforeach()
