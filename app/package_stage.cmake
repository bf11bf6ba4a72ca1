# Called by cpack before it makes packages of what it has installed (app/package.cmake).
file(STRINGS ${CPACK_STEELYARD_SOURCES}/resources/CHANGELOG.md releases REGEX "^## ")
list(GET releases 0 release)
if(NOT release MATCHES "^## ${CPACK_PACKAGE_VERSION} \\(([0-9-]+)\\)$")
  message(FATAL_ERROR "resources/CHANGELOG.md begins with another version than ${CPACK_PACKAGE_VERSION}: ${release}")
endif()
# Everything in the packages is as old as the release, so that they are the same bits each time.
if("$ENV{SOURCE_DATE_EPOCH}" STREQUAL "")
  execute_process(COMMAND date -u -d ${CMAKE_MATCH_1}T00:00Z +%s
                  OUTPUT_VARIABLE seconds OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(ENV{SOURCE_DATE_EPOCH} ${seconds})
endif()
file(GLOB stages LIST_DIRECTORIES true ${CPACK_TEMPORARY_DIRECTORY}/*)
foreach(stage IN LISTS stages)
  if(IS_DIRECTORY ${stage}/usr)
    execute_process(
      COMMAND sh ${CPACK_STEELYARD_SOURCES}/app/package_stage.sh
              ${stage} ${CPACK_STEELYARD_SOURCES} ${CPACK_PACKAGE_CONTACT}
      COMMAND_ERROR_IS_FATAL ANY)
  endif()
endforeach()
