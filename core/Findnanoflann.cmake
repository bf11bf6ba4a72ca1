# Finds nanoflann, which is one header: nanoflann::nanoflann. Its own description for CMake stands in
# different places of Debian's and Ubuntu's releases, and other systems leave it out.
find_path(nanoflann_INCLUDE_DIR nanoflann.hpp)
if(nanoflann_INCLUDE_DIR)
  file(STRINGS ${nanoflann_INCLUDE_DIR}/nanoflann.hpp version REGEX "^#define NANOFLANN_VERSION 0x")
  string(REGEX REPLACE ".*0x(.)(.)(.).*" "\\1.\\2.\\3" nanoflann_VERSION "${version}")
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(nanoflann
  REQUIRED_VARS nanoflann_INCLUDE_DIR VERSION_VAR nanoflann_VERSION
  REASON_FAILURE_MESSAGE "(Debian: libnanoflann-dev)")
mark_as_advanced(nanoflann_INCLUDE_DIR)
if(nanoflann_FOUND AND NOT TARGET nanoflann::nanoflann)
  add_library(nanoflann::nanoflann INTERFACE IMPORTED)
  set_target_properties(nanoflann::nanoflann PROPERTIES
    INTERFACE_INCLUDE_DIRECTORIES "${nanoflann_INCLUDE_DIR}")
endif()
