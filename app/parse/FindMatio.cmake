# Finds matio, which reads files of MATLAB: Matio::matio.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
  pkg_check_modules(PC_MATIO QUIET matio)
endif()
find_path(Matio_INCLUDE_DIR matio.h HINTS ${PC_MATIO_INCLUDE_DIRS})
find_library(Matio_LIBRARY matio HINTS ${PC_MATIO_LIBRARY_DIRS})
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Matio
  REQUIRED_VARS Matio_LIBRARY Matio_INCLUDE_DIR VERSION_VAR PC_MATIO_VERSION
  REASON_FAILURE_MESSAGE "(Debian: libmatio-dev)")
mark_as_advanced(Matio_INCLUDE_DIR Matio_LIBRARY)
if(Matio_FOUND AND NOT TARGET Matio::matio)
  add_library(Matio::matio UNKNOWN IMPORTED)
  set_target_properties(Matio::matio PROPERTIES
    IMPORTED_LOCATION "${Matio_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${Matio_INCLUDE_DIR}")
endif()
