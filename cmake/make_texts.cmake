# Writes mail_texts.hpp and .cpp into OUT. Run by cmake/texts.cmake.
cmake_minimum_required(VERSION 3.25)

if(NOT NODE)
  message(FATAL_ERROR "node was not found; run ./dev setup and configure again")
endif()
if(NOT EXISTS ${WEB}/node_modules/@formatjs/icu-messageformat-parser)
  message(FATAL_ERROR "the packages of web/package-lock.json are missing; run ./dev setup")
endif()
execute_process(COMMAND ${NODE} texts/mail.mjs ${OUT} WORKING_DIRECTORY ${WEB} RESULT_VARIABLE failed)
if(failed)
  message(FATAL_ERROR "the texts of mails are not whole; `npm run texts` in web says more")
endif()
