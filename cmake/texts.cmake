# The texts of mails and calendars: web/texts/mail.mjs compiles web/locales/*/mail.json and some groups
# of notifications.json and site.json to generated/mail_texts.hpp and .cpp in the library messages.
find_program(NODE node)

set(texts_folder ${PROJECT_BINARY_DIR}/generated)
set(texts_outputs ${texts_folder}/mail_texts.hpp ${texts_folder}/mail_texts.cpp)
file(MAKE_DIRECTORY ${texts_folder})
file(GLOB texts_sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/web/locales/*/mail.json
     ${PROJECT_SOURCE_DIR}/web/locales/*/notifications.json ${PROJECT_SOURCE_DIR}/web/locales/*/site.json ${PROJECT_SOURCE_DIR}/web/texts/*.mjs)
# This list makes the build notice a removed language, because nothing else changes.
set(texts_source_list ${texts_folder}/texts_sources.txt)
file(CONFIGURE OUTPUT ${texts_source_list} CONTENT "${texts_sources}")

add_custom_command(
  OUTPUT ${texts_outputs}
  COMMAND ${CMAKE_COMMAND} -D NODE=${NODE} -D WEB=${PROJECT_SOURCE_DIR}/web -D OUT=${texts_folder}
          -P ${PROJECT_SOURCE_DIR}/cmake/make_texts.cmake
  DEPENDS ${texts_sources} ${texts_source_list} ${PROJECT_SOURCE_DIR}/cmake/make_texts.cmake
  COMMENT "Making C++ of the texts of mails"
  VERBATIM)
target_sources(crownhead_messages PRIVATE ${texts_outputs})
target_include_directories(crownhead_messages PUBLIC ${PROJECT_BINARY_DIR})
