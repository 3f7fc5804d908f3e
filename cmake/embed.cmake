# atlantica_embed(target header name=file...): compiles text files into the target as
# `extern const std::string_view name` in namespace atlantica, declared by the header.
function(atlantica_embed target header)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${target}_texts.cpp)
  set(files ${ARGN})
  list(TRANSFORM files REPLACE "^[^=]*=" "")
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_texts.cmake)
  add_custom_command(OUTPUT ${output} DEPENDS ${files} ${script} VERBATIM
    COMMAND ${CMAKE_COMMAND} -D output=${output} -D header=${header} -D "texts=${ARGN}" -P ${script})
  target_sources(${target} PRIVATE ${output})
endfunction()

# atlantica_embed_files(target header function files...): compiles files into the target as
# `std::span<const EmbeddedFile> function()` in namespace atlantica, declared by the header.
function(atlantica_embed_files target header function)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${function}.cpp)
  set(script ${PROJECT_SOURCE_DIR}/cmake/embed_files.cmake)
  add_custom_command(OUTPUT ${output} DEPENDS ${ARGN} ${script} VERBATIM
    COMMAND ${CMAKE_COMMAND} -D output=${output} -D header=${header} -D function=${function} -D "files=${ARGN}"
      -P ${script})
  target_sources(${target} PRIVATE ${output})
endfunction()
