# test_programs(FOLDER FILE...): the tst_*.cpp of one folder become programs, and each file becomes
# one ctest entry, named after folder and file.
#
# With CMAKE_UNITY_BUILD, a folder is one program that runs the test named on its command line, and
# its files are compiled in batches of a dozen, because most of the time to compile a test goes into
# the headers of Qt and Eigen. Otherwise each file is a separate program, which suits work on a
# single test. CMake's own units would not do: many tests use the same names, so that each needs a
# namespace, and then all headers must come first.

# Matches tests that bring what a program can have only once (memory functions, main, a source file)
# and so cannot share one.
set(STEELYARD_ALONE "failing_memory\\.h|\\.cpp\"|int main\\(")
set(STEELYARD_TESTS_TOGETHER 12)

# Without include paths: everything that moc needs is in the file itself, and it runs much faster.
function(generate_moc target folder source)
  get_filename_component(stem ${source} NAME_WE)
  set(generated ${CMAKE_CURRENT_BINARY_DIR}/moc/${folder}/${stem}.moc)
  file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/moc/${folder})
  qt_generate_moc(${CMAKE_CURRENT_SOURCE_DIR}/${source} ${generated})
  target_sources(${target} PRIVATE ${generated})
  target_include_directories(${target} PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/moc/${folder})
endfunction()

set(STEELYARD_TEST_SECONDS 300 CACHE STRING "How long a test may take")

# As ctest and STEELYARD_THREADED write it: folder/tst_this.cpp is folder.this
function(test_name source result)
  get_filename_component(folder ${source} DIRECTORY)
  get_filename_component(stem ${source} NAME_WE)
  string(REPLACE "tst_" "" stem ${stem})
  string(REPLACE "/" "." name "${folder}.${stem}")
  set(${result} ${name} PARENT_SCOPE)
endfunction()

# The namespace of a test that is compiled together with others.
function(test_scope source result)
  test_name(${source} name)
  string(REPLACE "." "_" scope "tst_${name}")
  set(${result} ${scope} PARENT_SCOPE)
endfunction()

function(prepare_program target folder)
  string(REPLACE "/" "." dotted "${folder}")
  target_link_libraries(${target} PRIVATE steelyard_test_flags)
  if(folder MATCHES "^ui")
    target_link_libraries(${target} PRIVATE steelyard_window_test_support steelyard_resources)
  elseif(folder STREQUAL "app")
    target_link_libraries(${target} PRIVATE
      steelyard_commands steelyard_window_test_support steelyard_resources)
  else()
    target_link_libraries(${target} PRIVATE steelyard_test_support ${STEELYARD_TEST_HEADERS_NEED})
  endif()
  target_precompile_headers(${target} REUSE_FROM steelyard_test_headers)
  if(folder STREQUAL "app" OR folder STREQUAL "ui/session" OR folder STREQUAL "ui/keeping")
    add_dependencies(${target} steelyard)
  endif()
  # Any test may read a MATLAB or HDF5 file.
  add_dependencies(${target} steelyard-parse)
  if(dotted MATCHES "${STEELYARD_THREADED}")
    add_dependencies(threads ${target})
  endif()
endfunction()

function(add_to_ctest name)
  add_test(NAME ${name} COMMAND ${ARGN})
  test_environment(${name} environment)
  set_tests_properties(${name} PROPERTIES
    TIMEOUT ${STEELYARD_TEST_SECONDS} ENVIRONMENT "QT_QPA_PLATFORM=offscreen;${environment}")
  if(name MATCHES "${STEELYARD_THREADED}")
    set_tests_properties(${name} PROPERTIES LABELS threads)
  endif()
  # The slowest begin first, so that no core waits for one of them at the end.
  if(name MATCHES "^(core\\.(study\\.directions|methods\\.out_of_memory|analysis\\.answer)|ui\\.elision|app\\.run|laws\\.stop_is_prompt)$")
    set_tests_properties(${name} PROPERTIES COST 100)
  endif()
  # The first measures how long the window blocks: nothing else may run at the same time. The second
  # waits for t-SNE, which gives way to whatever else runs.
  if(name MATCHES "^ui\\.(responsiveness|board\\.projection_view)$")
    set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
  endif()
  # Painting is tested a second time, on a real X server.
  if(name MATCHES "_painted$")
    add_test(NAME ${name}.xvfb
             COMMAND ${XVFB_RUN} -a -s "-screen 0 1400x900x24" ${ARGN})
    set_tests_properties(${name}.xvfb PROPERTIES
      TIMEOUT 300 LABELS xvfb RESOURCE_LOCK display
      ENVIRONMENT "QT_QPA_PLATFORM=xcb;${environment}")
    # The X libraries themselves read beyond their strings and leak, as the sanitizers see them.
    if(NOT XVFB_RUN OR CMAKE_CXX_FLAGS MATCHES "-fsanitize=")
      set_tests_properties(${name}.xvfb PROPERTIES DISABLED ON)
    endif()
  endif()
endfunction()

function(test_alone folder source)
  test_name(${source} name)
  add_executable(${name} ${source})
  generate_moc(${name} ${folder} ${source})
  set_target_properties(${name} PROPERTIES OUTPUT_NAME tst_${name})
  prepare_program(${name} ${folder})
  add_to_ctest(${name} $<TARGET_FILE:${name}>)
endfunction()

# One unit of several files. Each is in its own namespace, so that equal names do not collide;
# therefore all headers come first. Its main is renamed.
function(write_joint_unit joint)
  set(headers "")
  set(bodies "")
  foreach(source IN LISTS ARGN)
    file(STRINGS ${source} included REGEX "^#include [<\"][^>\"]*[>\"]")
    list(FILTER included EXCLUDE REGEX "\\.moc\"")
    list(APPEND headers ${included})
    # A header added to a test later must come first, too.
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${source})
    test_scope(${source} scope)
    string(APPEND bodies "namespace ${scope} {\n#include \"tests/${source}\"\n}\n")
  endforeach()
  list(SORT headers)
  list(REMOVE_DUPLICATES headers)
  string(REPLACE ";" "\n" headers "${headers}")
  file(CONFIGURE OUTPUT ${joint} @ONLY
       CONTENT "${headers}\n#define main run_as_main\n${bodies}")
endfunction()

function(tests_together folder)
  string(REPLACE "/" "_" program "tests_${folder}")
  set(declared "")
  set(listed "")
  foreach(source IN LISTS ARGN)
    test_name(${source} name)
    test_scope(${source} scope)
    string(APPEND declared "namespace ${scope} {\nint run_as_main(int, char**);\n}\n")
    string(APPEND listed "    {\"${name}\", ${scope}::run_as_main},\n")
  endforeach()
  set(STEELYARD_LISTED_TESTS "${listed}")
  set(STEELYARD_DECLARED_TESTS "${declared}")
  set(chooser ${CMAKE_CURRENT_BINARY_DIR}/${program}_main.cxx)
  configure_file(support/chosen_test.cpp.in ${chooser} @ONLY)
  set_source_files_properties(${chooser} PROPERTIES SKIP_PRECOMPILE_HEADERS ON)
  add_executable(${program} ${chooser})
  prepare_program(${program} ${folder})
  if(folder MATCHES "^(ui|app)")
    link_first(${program} steelyard_core steelyard_ui)
  else()
    link_first(${program} steelyard_core)
  endif()

  set(batch 0)
  while(ARGN)
    list(LENGTH ARGN left)
    if(left GREATER STEELYARD_TESTS_TOGETHER)
      list(SUBLIST ARGN 0 ${STEELYARD_TESTS_TOGETHER} some)
      list(SUBLIST ARGN ${STEELYARD_TESTS_TOGETHER} -1 ARGN)
    else()
      set(some ${ARGN})
      set(ARGN "")
    endif()
    set(joint ${CMAKE_CURRENT_BINARY_DIR}/${program}_${batch}.cxx)
    write_joint_unit(${joint} ${some})
    target_sources(${program} PRIVATE ${joint})
    foreach(source IN LISTS some)
      generate_moc(${program} ${folder} ${source})
      test_name(${source} name)
      add_to_ctest(${name} $<TARGET_FILE:${program}> ${name})
    endforeach()
    math(EXPR batch "${batch} + 1")
  endwhile()
endfunction()

function(test_programs folder)
  set(together "")
  foreach(source IN LISTS ARGN)
    file(STRINGS ${source} alone REGEX "${STEELYARD_ALONE}")
    if(alone OR NOT STEELYARD_JOINT_TESTS)
      test_alone(${folder} ${source})
    else()
      list(APPEND together ${source})
    endif()
  endforeach()
  if(together)
    tests_together(${folder} ${together})
  endif()
endfunction()
