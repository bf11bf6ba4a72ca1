# openmp_within(PROGRAM RESULT): links the static library of GCC's OpenMP into a program, if there is
# one, and sets RESULT to whether it was. As a shared library, OpenMP reads its settings before the
# program can choose them, so the program would have to start twice: 15 ms of each command.
# Whole and before all objects, so that none asks for the shared library, which is then left out.
function(openmp_within program result)
  set(${result} OFF PARENT_SCOPE)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU" OR CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
    return()
  endif()
  execute_process(COMMAND ${CMAKE_CXX_COMPILER} -print-file-name=libgomp.a
                  OUTPUT_VARIABLE archive OUTPUT_STRIP_TRAILING_WHITESPACE)
  if(IS_ABSOLUTE "${archive}")
    target_link_options(${program} PRIVATE
      "SHELL:-Wl,--as-needed -Wl,--whole-archive ${archive} -Wl,--no-whole-archive")
    set(${result} ON PARENT_SCOPE)
  endif()
endfunction()
