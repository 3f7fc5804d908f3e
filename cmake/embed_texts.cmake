# Run by atlantica_embed: writes `output`, a C++ file that defines each of `texts` (name=file).
set(code "#include \"${header}\"\n\nnamespace atlantica {\n")
foreach(text ${texts})
  string(REGEX MATCH "^([^=]*)=(.*)$" _ "${text}")
  set(name ${CMAKE_MATCH_1})
  file(READ ${CMAKE_MATCH_2} bytes HEX)
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
  # An array of characters, since the standard only guarantees string literals up to 65,536 characters.
  string(APPEND code "\nstatic constexpr char ${name}Bytes[] = {${bytes}};\n"
    "const std::string_view ${name}(${name}Bytes, sizeof ${name}Bytes);\n")
endforeach()
file(WRITE ${output} "${code}\n}  // namespace atlantica\n")
