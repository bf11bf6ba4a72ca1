# link_first(PROGRAM LIBRARY...): of an inline function that several objects contain, the linker keeps
# the first. Where parts of a program are compiled in different ways (tests for a quick compilation,
# core for speed and with the sanitizers), the libraries named here, whole, come before all objects.
function(link_first program)
  set(archives "")
  foreach(library IN LISTS ARGN)
    string(APPEND archives " $<TARGET_FILE:${library}>")
  endforeach()
  target_link_options(${program} PRIVATE
    "SHELL:-Wl,--whole-archive${archives} -Wl,--no-whole-archive")
endfunction()
