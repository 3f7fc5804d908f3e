#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// The message catalogues of speech/<language>/<file>.json, compiled into the program.
namespace atlantica::speech {

// The sentences and words of one language by their full ids, such as "atlantis.refusal.no_figure".
using Catalogue = std::map<std::string, std::string, std::less<>>;

// The languages there are, by the names of their folders; English first.
std::vector<std::string> languages();
// Precondition: the language is one of those.
const Catalogue& catalogue(std::string_view language);
// The language of ours that somebody with this setting of LANG ("de_DE.UTF-8") reads; English if there is none.
std::string language_for(std::string_view setting);

}  // namespace atlantica::speech
