# For developers: the presets dev, ci, asan, tsan and analysis let project() include this. What was
# compiled once is reused, also in another checkout, if there is a ccache.
set(CMAKE_CXX_COMPILER_LAUNCHER sh ${CMAKE_CURRENT_LIST_DIR}/compile_cached.sh)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # By default CMake passes precompiled headers to clang in options whose paths the cache cannot read,
  set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include-pch <PCH_FILE>)
  # and they contain the time of the headers.
  add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
endif()
