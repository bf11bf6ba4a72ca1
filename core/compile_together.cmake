# compile_together(TARGET): the sources of a folder are compiled a dozen at once, as one, where
# STEELYARD_TOGETHER asks for it. Most of the time that a file of ours takes goes into the headers of
# Eigen and Qt, so a build from nothing takes half the time; a change to one file takes longer.
#
# The joint files are written here, not by CMake's own UNITY_BUILD: that one names the absolute path of
# the checkout in them, so that a compiler cache would never know them again in another checkout.
function(compile_together target)
  if(NOT STEELYARD_TOGETHER)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(SORT sources)
  set(groups "")
  set(folder_before "")
  foreach(source IN LISTS sources)
    get_filename_component(folder ${source} DIRECTORY)
    file(RELATIVE_PATH name ${PROJECT_SOURCE_DIR} ${folder})
    string(REPLACE "/" "_" name "${name}")
    if(NOT folder STREQUAL folder_before)
      set(folder_before "${folder}")
      set(batch 0)
      set(room 12)
    elseif(room EQUAL 0)
      math(EXPR batch "${batch} + 1")
      set(room 12)
    endif()
    math(EXPR room "${room} - 1")
    set(group together_${name}_${batch})
    list(APPEND groups ${group})
    file(RELATIVE_PATH included ${PROJECT_SOURCE_DIR} ${source})
    string(APPEND ${group} "#include \"${included}\"\n")
  endforeach()
  # They stay sources of the target, for whoever looks for signals and slots or for headers.
  set_source_files_properties(${sources} PROPERTIES HEADER_FILE_ONLY ON)
  list(REMOVE_DUPLICATES groups)
  foreach(group IN LISTS groups)
    set(joint ${CMAKE_CURRENT_BINARY_DIR}/${group}.cxx)
    # Written only where it changes, so that nothing is compiled anew.
    file(CONFIGURE OUTPUT ${joint} CONTENT "${${group}}" @ONLY)
    set_source_files_properties(${joint} PROPERTIES SKIP_AUTOMOC ON)
    target_sources(${target} PRIVATE ${joint})
  endforeach()
endfunction()
