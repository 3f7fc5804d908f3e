# Run by atlantica_embed_files: writes `output`, a C++ file with the function that `header` declares; it returns `files`.
set(code "#include \"${header}\"\n\nnamespace atlantica {\n")
set(rows "")
foreach(file ${files})
  cmake_path(GET file STEM name)
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET folder FILENAME folder)
  string(MAKE_C_IDENTIFIER "${folder}_${name}" symbol)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
  # An array of characters, since a string literal may not be longer than 65,536 by the standard.
  string(APPEND code "\nstatic constexpr char ${symbol}[] = {${bytes}};\n")
  string(APPEND rows "    {\"${folder}\", \"${name}\", {${symbol}, sizeof ${symbol}}},\n")
endforeach()
string(APPEND code "\nstatic constexpr EmbeddedFile kFiles[] = {\n${rows}};\n"
  "std::span<const EmbeddedFile> ${function}() { return kFiles; }\n\n}  // namespace atlantica\n")
file(WRITE ${output} "${code}")
