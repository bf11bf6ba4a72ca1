# Finds liborcus, which reads workbooks: Orcus::orcus. Its version is part of all of its names (Debian
# 12 has 0.17, Ubuntu 24.04 a later one), and only pkg-config knows where its headers are.
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
  pkg_search_module(PC_ORCUS QUIET IMPORTED_TARGET GLOBAL
    liborcus-0.20 liborcus-0.19 liborcus-0.18 liborcus-0.17)
endif()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Orcus
  REQUIRED_VARS PC_ORCUS_LINK_LIBRARIES VERSION_VAR PC_ORCUS_VERSION
  REASON_FAILURE_MESSAGE "(Debian: liborcus-dev and pkg-config)")
if(Orcus_FOUND AND NOT TARGET Orcus::orcus)
  add_library(Orcus::orcus ALIAS PkgConfig::PC_ORCUS)
endif()
