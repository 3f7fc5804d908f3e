# CMake 3.25 does not know WASI yet; there is nothing to set but the name of a program.
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
