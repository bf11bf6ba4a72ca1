# Finds ReadStat, which reads files of SPSS, Stata and SAS: ReadStat::readstat. Not every system has
# its description for pkg-config.
find_path(ReadStat_INCLUDE_DIR readstat.h)
find_library(ReadStat_LIBRARY readstat)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(ReadStat
  REQUIRED_VARS ReadStat_LIBRARY ReadStat_INCLUDE_DIR
  REASON_FAILURE_MESSAGE "(Debian: libreadstat-dev)")
mark_as_advanced(ReadStat_INCLUDE_DIR ReadStat_LIBRARY)
if(ReadStat_FOUND AND NOT TARGET ReadStat::readstat)
  add_library(ReadStat::readstat UNKNOWN IMPORTED)
  set_target_properties(ReadStat::readstat PROPERTIES
    IMPORTED_LOCATION "${ReadStat_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${ReadStat_INCLUDE_DIR}")
endif()
