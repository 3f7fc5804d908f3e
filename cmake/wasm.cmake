# What WebAssembly needs besides the toolchain: Boost without the rest of /usr/include, and no exceptions.
file(MAKE_DIRECTORY ${CMAKE_BINARY_DIR}/include)
file(CREATE_LINK /usr/include/boost ${CMAKE_BINARY_DIR}/include/boost SYMBOLIC)
add_library(Boost::headers INTERFACE IMPORTED)
target_include_directories(Boost::headers INTERFACE ${CMAKE_BINARY_DIR}/include)
target_compile_definitions(Boost::headers INTERFACE BOOST_NO_EXCEPTIONS BOOST_SYSTEM_DISABLE_THREADS)

# atlantica_without_exceptions(libraries...): Boost.JSON's headers contain try and throw, which -fno-exceptions
# rejects; from `match` upwards they compile to nothing instead (docs/adr/0004).
function(atlantica_without_exceptions)
  foreach(library ${ARGN})
    if(library MATCHES "core|kit|games|search")
      target_compile_options(${library} PRIVATE -fno-exceptions)
    else()
      target_compile_options(${library} PRIVATE -fignore-exceptions)
    endif()
  endforeach()
endfunction()
