# Keeps build times short.

option(ATLANTICA_FUZZ "Build the fuzz targets (needs clang)")

# atlantica_plays_games(targets...): with sanitizers, most of the build time would go into optimising; that pays off only
# for code that plays whole games.
function(atlantica_plays_games)
  if(CMAKE_BUILD_TYPE STREQUAL "Debug")
    foreach(target ${ARGN})
      target_compile_options(${target} PRIVATE -O1)
    endforeach()
  endif()
endfunction()

# atlantica_has_no_threads(libraries...): code that shares nothing between threads is not instrumented for the thread
# sanitizer; what calls it is.
function(atlantica_has_no_threads)
  if(CMAKE_CXX_FLAGS MATCHES "-fsanitize=thread")
    foreach(library ${ARGN})
      target_compile_options(${library} PRIVATE -fno-sanitize=thread)
    endforeach()
  endif()
endfunction()

# atlantica_around_the_engine(libraries...): link-time optimisation pays off only in the engine.
function(atlantica_around_the_engine)
  set_target_properties(${ARGN} PROPERTIES INTERPROCEDURAL_OPTIMIZATION OFF)
endfunction()

# atlantica_only_measures(sources...): programs that measure are built by the unit tests too, to see that they can be,
# but are not run there: without sanitizers.
function(atlantica_only_measures)
  set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS "$<$<CONFIG:Debug>:-fno-sanitize=all>")
endfunction()

# atlantica_fuzzed(libraries...): adds the coverage counters that guide libFuzzer, so its targets need no separate build.
# Comparisons are not traced, as that would slow down the tests.
function(atlantica_fuzzed)
  if(ATLANTICA_FUZZ)
    foreach(library ${ARGN})
      target_compile_options(${library} PRIVATE -fsanitize-coverage=inline-8bit-counters,pc-table)
    endforeach()
  endif()
endfunction()

# atlantica_units(target sources...): with CMAKE_UNITY_BUILD, compiles the files of a folder as one unit.
# Kept separate are code that is deliberately written twice to check itself (moves and refusals, play and positions), the
# drawing code of each game, and the parts of Boost that are compiled once.
file(GLOB ATLANTICA_GAMES RELATIVE ${PROJECT_SOURCE_DIR}/src/games ${PROJECT_SOURCE_DIR}/src/games/*)
string(REPLACE ";" "|" ATLANTICA_UNITS_APART "refusal;position;${ATLANTICA_GAMES}")
function(atlantica_units target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP
    UNITY_BUILD_CODE_BEFORE_INCLUDE "// NOLINTNEXTLINE(bugprone-suspicious-include)")
  foreach(source ${ARGN})
    cmake_path(GET source PARENT_PATH folder)
    cmake_path(GET folder PARENT_PATH above)
    cmake_path(GET above FILENAME above)
    cmake_path(GET folder FILENAME folder)
    cmake_path(GET source STEM file)
    if(above IN_LIST ATLANTICA_GAMES)  # a folder of a game, such as rising/refusal
      set(file ${folder})
      set(folder ${above})
    endif()
    string(REGEX MATCH "^(${ATLANTICA_UNITS_APART})" part ${file})
    set_source_files_properties(${source} PROPERTIES UNITY_GROUP ${folder}${part})
  endforeach()
endfunction()
