#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The message catalogues of speech/<language>/<file>.json, compiled into the program.
namespace atlantica::speech {

// The sentences and words of one language by full id, such as "atlantis.refusal.no_figure".
using Catalogue = std::map<std::string, std::string, std::less<>>;

// The available languages, by folder name; English first.
std::vector<std::string> languages();
// Precondition: the language is one of those.
const Catalogue& catalogue(std::string_view language);
// The language for this value of LANG ("de_DE.UTF-8"); English if we do not have it.
std::string language_for(std::string_view setting);

}  // namespace atlantica::speech
