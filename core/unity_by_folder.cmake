# unity_by_folder(TARGET): where CMAKE_UNITY_BUILD is on, the sources of a folder are compiled up to
# two dozen at once, as one. Most of the time that a file of ours takes goes into the headers of Eigen
# and Qt, so a build from nothing takes half the time; a change to one file takes longer.
#
# By folder, not in CMake's batches: files of one folder may share no helper of one name, which
# people can keep in mind, and an added file moves no other into another unit.
function(unity_by_folder target)
  set(most 24)
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "\\.cpp$")
  list(SORT sources)
  set(groups "")
  foreach(source IN LISTS sources)
    unity_name(${source} name)
    list(APPEND groups ${name})
    list(APPEND sources_of_${name} ${source})
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(name IN LISTS groups)
    list(LENGTH sources_of_${name} count)
    math(EXPR batches "(${count} + ${most} - 1) / ${most}")
    set(place 0)
    foreach(source IN LISTS sources_of_${name})
      math(EXPR batch "${place} * ${batches} / ${count}")
      math(EXPR place "${place} + 1")
      set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${name}_${batch})
    endforeach()
  endforeach()
  # So that a compiler cache knows them in another checkout (from CMake 4.0 on).
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP UNITY_BUILD_RELOCATABLE ON)
endfunction()

# The folder of a file, as part of a name: core_data for core/data/table.cpp.
function(unity_name file result)
  cmake_path(ABSOLUTE_PATH file)
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(RELATIVE_PATH folder BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
  string(REPLACE "/" "_" name "${folder}")
  set(${result} ${name} PARENT_SCOPE)
endfunction()

# mocs_by_folder(TARGET): what Qt's moc makes of the headers. Where sources are compiled together, it
# goes with those of the header's folder, and moc is given no include paths, as everything that it
# needs is in the header itself. AUTOMOC, which does the same otherwise, makes it read all headers of
# Qt for each of ours, 0.4 s instead of 0.01, and then compiles all again.
function(mocs_by_folder target)
  if(NOT CMAKE_UNITY_BUILD)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    return()
  endif()
  get_target_property(headers ${target} SOURCES)
  list(FILTER headers INCLUDE REGEX "\\.h$")
  # Whether it has an object may change.
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${headers})
  set(groups "")
  foreach(header IN LISTS headers)
    file(STRINGS ${header} object REGEX "^ +Q_OBJECT$")
    if(object)
      set(moc "")
      qt_wrap_cpp(moc ${header})
      unity_name(${header} name)
      list(APPEND groups ${name})
      list(APPEND mocs_of_${name} ${moc})
    endif()
  endforeach()
  list(REMOVE_DUPLICATES groups)
  foreach(name IN LISTS groups)
    set_source_files_properties(${mocs_of_${name}} PROPERTIES HEADER_FILE_ONLY ON)
    set(included "")
    foreach(moc IN LISTS mocs_of_${name})
      cmake_path(RELATIVE_PATH moc BASE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR})
      string(APPEND included "#include \"${moc}\"\n")
    endforeach()
    set(joint ${CMAKE_CURRENT_BINARY_DIR}/mocs_of_${name}.cpp)
    # Not for the static analyser: these are not ours, nor there before a build. Written only where it
    # changes, so that nothing is compiled anew.
    file(CONFIGURE OUTPUT ${joint} @ONLY CONTENT "#ifndef __clang_analyzer__\n@included@#endif\n")
    set_source_files_properties(${joint} PROPERTIES UNITY_GROUP ${name}_0)
    target_sources(${target} PRIVATE ${joint} ${mocs_of_${name}})
  endforeach()
endfunction()
