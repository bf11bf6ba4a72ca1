# What is installed beside the programs, and the packages that cpack makes: `cpack` in a build folder
# writes a .deb of each component for the release of Debian or Ubuntu on which it is called. What lies
# in resources/package is checked in, so that nothing that was built has to run to be installed.
set(STEELYARD_ID io.github.steelyard.Steelyard)
set(packaged ${PROJECT_SOURCE_DIR}/resources/package)
install(FILES ${packaged}/${STEELYARD_ID}.desktop
        DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT program)
install(FILES ${packaged}/${STEELYARD_ID}.metainfo.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT program)
install(FILES ${packaged}/${STEELYARD_ID}.xml
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages COMPONENT program)
install(FILES ${PROJECT_SOURCE_DIR}/resources/icons/steelyard.svg RENAME ${STEELYARD_ID}.svg
        DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps COMPONENT program)
foreach(size IN ITEMS 16 24 32 48 64 128 256)
  install(FILES ${packaged}/icons/${size}.png RENAME ${STEELYARD_ID}.png
          DESTINATION ${CMAKE_INSTALL_DATADIR}/icons/hicolor/${size}x${size}/apps COMPONENT program)
endforeach()
install(FILES ${packaged}/steelyard.1
        DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
install(FILES ${packaged}/steelyard.bash RENAME steelyard
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
# Lessons and help are compiled into the program. The README shows its pictures where it lies.
install(FILES README.md LICENSE resources/CHANGELOG.md resources/CITATION.cff
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
install(DIRECTORY resources/readme resources/docs
        DESTINATION ${CMAKE_INSTALL_DOCDIR}/resources COMPONENT program)

# The program knows what its manual page and its completion say. This writes them anew into the
# checked-in files; the test app.packaged_files complains of files that are behind.
add_custom_target(steelyard_manual
  COMMAND steelyard --man > ${packaged}/steelyard.1
  COMMAND steelyard completion bash > ${packaged}/steelyard.bash
  DEPENDS steelyard)

# A component is a package.
get_cmake_property(CPACK_COMPONENTS_ALL COMPONENTS)
list(REMOVE_ITEM CPACK_COMPONENTS_ALL Unspecified)
set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_PACKAGE_CONTACT "The Steelyard authors <steelyard@users.noreply.github.com>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# What Debian asks of files beyond what an installation has, and the same bits each time.
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/app/package_stage.cmake)
set(CPACK_STEELYARD_SOURCES ${PROJECT_SOURCE_DIR})

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${PROJECT_HOMEPAGE_URL})
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "weighs the columns of a table by how much they matter")
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME steelyard)
# A window on Wayland, and the buttons of its dialogs in the language of the system.
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "qt6-wayland, qt6-translations-l10n")
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "\
Steelyard finds which columns of a table matter, and how much. You say what
should be explained, press Run, watch the weights of the columns that matter
grow and the others shrink to zero, and read the answer in a sentence, with
how far to rely on it.
.
It has the Differentiable Information Imbalance and methods of four other
families, checks on samples that were not seen, knockoffs, and lessons that
teach feature selection. It reads CSV, Excel, OpenDocument, NumPy, MATLAB,
HDF5, SPSS, Stata, SAS and other tables, in its window or on the command
line.")
if(STEELYARD_PYTHON)
  # The module is for the version of Python that it was compiled for: Debian's.
  execute_process(
    COMMAND /usr/bin/python3 -c
            "import sys; v = sys.version_info; print(f'python3 (>= {v[0]}.{v[1]}~), python3 (<< {v[0]}.{v[1] + 1}~)')"
    OUTPUT_VARIABLE python OUTPUT_STRIP_TRAILING_WHITESPACE)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_NAME python3-steelyard)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_SECTION python)
  set(CPACK_DEBIAN_PYTHON_PACKAGE_DEPENDS "${python}, python3-numpy, python3-sklearn")
  # Its reader of files of MATLAB, Excel and others is in the package of the program.
  set(CPACK_DEBIAN_PYTHON_PACKAGE_RECOMMENDS steelyard)
  set(CPACK_DEBIAN_PYTHON_DESCRIPTION "\
Estimators for scikit-learn that weigh, rank or select the columns of a table,
one for each method of Steelyard, with its studies (stability, knockoffs,
randomization tests), its readers, and the answer on how far to rely on what
was found. A run gives the same bits as the command line of Steelyard.")
endif()
include(CPack)
