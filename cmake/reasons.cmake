# The builders of refusals, generated from web/locales/en/refusals.json: the library crownhead_reasons,
# which all other libraries link.
find_program(NODE node)
set(web_texts ${PROJECT_SOURCE_DIR}/web/texts)
set(refusal_texts ${PROJECT_SOURCE_DIR}/web/locales/en/refusals.json)
set(reasons ${PROJECT_BINARY_DIR}/generated/rules/reasons)
add_custom_command(
  OUTPUT ${reasons}.hpp ${reasons}.cpp
  COMMAND ${NODE} ${web_texts}/write-reasons.mjs ${refusal_texts} ${reasons}.hpp ${reasons}.cpp
  DEPENDS ${refusal_texts} ${web_texts}/write-reasons.mjs ${web_texts}/reasons.mjs
          ${web_texts}/cpp.mjs ${web_texts}/read.mjs ${web_texts}/values.mjs ${web_texts}/write.mjs
  COMMENT "Making the builders of refusals"
  VERBATIM)
add_library(crownhead_reasons STATIC ${reasons}.cpp ${reasons}.hpp)
target_include_directories(crownhead_reasons PUBLIC ${PROJECT_SOURCE_DIR}
                           ${PROJECT_BINARY_DIR}/generated)
target_link_libraries(crownhead_reasons PRIVATE crownhead_warnings)
