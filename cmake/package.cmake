# The Debian package, built by scripts/build_package.
# It needs only the program, not the benchmarks.
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)
install(TARGETS atlantica RUNTIME DESTINATION bin)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/web/dist/ DESTINATION share/atlantica/web)
install(DIRECTORY ${PROJECT_SOURCE_DIR}/docs/rules DESTINATION share/doc/atlantica)
install(FILES ${PROJECT_SOURCE_DIR}/docs/hosting.md ${PROJECT_SOURCE_DIR}/CHANGELOG.md DESTINATION share/doc/atlantica)
install(FILES ${PROJECT_SOURCE_DIR}/LICENSE DESTINATION share/doc/atlantica RENAME copyright)
install(FILES ${PROJECT_SOURCE_DIR}/packaging/atlantica.service DESTINATION lib/systemd/system)
install(FILES ${PROJECT_SOURCE_DIR}/packaging/default DESTINATION /etc/default RENAME atlantica)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME atlantica)
set(CPACK_PACKAGE_CONTACT "The authors of Atlantica <atlantica@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Four board games about a sinking island: server, terminal and bots")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${PROJECT_SOURCE_DIR}/packaging/conffiles ${PROJECT_SOURCE_DIR}/packaging/postinst
  ${PROJECT_SOURCE_DIR}/packaging/prerm ${PROJECT_SOURCE_DIR}/packaging/postrm)
include(CPack)
