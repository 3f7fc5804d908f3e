# Writes `output`, a C++ file that holds the message catalogues `files` (speech/<language>/<name>.json).
set(code "#include \"speech/catalogue_files.h\"\n\nnamespace atlantica::speech {\n")
set(rows "")
foreach(file ${files})
  cmake_path(GET file STEM name)
  cmake_path(GET file PARENT_PATH folder)
  cmake_path(GET folder FILENAME language)
  string(MAKE_C_IDENTIFIER "${language}_${name}" symbol)
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "'\\\\x\\1'," bytes "${bytes}")
  # An array of characters, since a string literal may not be longer than 65,536 by the standard.
  string(APPEND code "\nstatic constexpr char ${symbol}[] = {${bytes}};\n")
  string(APPEND rows "    {\"${language}\", \"${name}\", {${symbol}, sizeof ${symbol}}},\n")
endforeach()
string(APPEND code "\nstatic constexpr CatalogueFile kFiles[] = {\n${rows}};\n"
  "std::span<const CatalogueFile> catalogue_files() { return kFiles; }\n\n}  // namespace atlantica::speech\n")
file(WRITE ${output} "${code}")
