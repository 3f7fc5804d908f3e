# What keeps the builds short.

option(ATLANTICA_FUZZ "Build the fuzz targets, by clang")

# atlantica_plays_games(targets...): with sanitizers, most of the time of a build would go into optimising; that pays only
# for what plays whole games.
function(atlantica_plays_games)
  if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    foreach(target ${ARGN})
      target_compile_options(${target} PRIVATE -O1)
    endforeach()
  endif()
endfunction()

# atlantica_fuzzed(libraries...): counts which branches an input reaches, by which libFuzzer is steered; so its targets
# need no build of their own. Comparisons are not traced, for that would slow down the tests.
function(atlantica_fuzzed)
  if(ATLANTICA_FUZZ)
    foreach(library ${ARGN})
      target_compile_options(${library} PRIVATE -fsanitize-coverage=inline-8bit-counters,pc-table)
    endforeach()
  endif()
endfunction()

# atlantica_units(target sources...): which files are compiled as one where CMAKE_UNITY_BUILD is on: those of a folder.
# Apart stay what is written twice on purpose, so that one checks the other (moves and refusals, play and positions), what
# draws each game, and the parts of Boost that are compiled once.
file(GLOB ATLANTICA_GAMES RELATIVE ${PROJECT_SOURCE_DIR}/src/games ${PROJECT_SOURCE_DIR}/src/games/*)
string(REPLACE ";" "|" ATLANTICA_UNITS_APART "refusal;position;${ATLANTICA_GAMES}")
function(atlantica_units target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP
    UNITY_BUILD_CODE_BEFORE_INCLUDE "// NOLINTNEXTLINE(bugprone-suspicious-include)")
  foreach(source ${ARGN})
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(GET folder FILENAME folder)
    cmake_path(GET source STEM file)
    string(REGEX MATCH "^(${ATLANTICA_UNITS_APART})" part ${file})
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}${part})
  endforeach()
endfunction()

# atlantica_precompile(target headers...): the headers of big libraries, read once for all files of the target, where
# each is compiled by itself. Ours are never among them, so that a file which forgets one does not compile.
function(atlantica_precompile target)
  get_target_property(as_one ${target} UNITY_BUILD)
  if(CMAKE_BUILD_TYPE STREQUAL "Debug" AND NOT as_one)
    target_precompile_headers(${target} PRIVATE ${ARGN})
    # Without this, a header of the same text in another checkout is another header to ccache.
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
  endif()
endfunction()
