#include "speech/catalogue.h"

#include <algorithm>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "speech/catalogue_files.h"

namespace atlantica::speech {

namespace {

Catalogue read(std::string_view language) {
  Catalogue all;
  for (const EmbeddedFile& file : catalogue_files()) {
    if (file.folder != language) continue;
    const boost::json::value json = boost::json::parse(file.text);
    for (const auto& [key, sentence] : json.as_object())
      all.emplace(std::string(file.name) + "." + std::string(key), sentence.as_string());
  }
  return all;
}

}  // namespace

std::vector<std::string> languages() {
  std::vector<std::string> names{"en"};
  for (const EmbeddedFile& file : catalogue_files())
    if (std::ranges::find(names, file.folder) == names.end()) names.emplace_back(file.folder);
  return names;
}

const Catalogue& catalogue(std::string_view language) {
  static const std::map<std::string, Catalogue, std::less<>> all = [] {
    std::map<std::string, Catalogue, std::less<>> read_in;
    for (const std::string& name : languages()) read_in.emplace(name, read(name));
    return read_in;
  }();
  return all.find(language)->second;
}

std::string language_for(std::string_view setting) {
  const std::vector<std::string> known = languages();
  for (std::string_view name = setting.substr(0, setting.find_first_of(".@")); !name.empty();
       name = name.substr(0, name.find_last_of("_-") == std::string_view::npos ? 0 : name.find_last_of("_-"))) {
    std::string wanted(name);
    std::ranges::replace(wanted, '_', '-');
    if (std::ranges::find(known, wanted) != known.end()) return wanted;
  }
  return "en";
}

}  // namespace atlantica::speech
