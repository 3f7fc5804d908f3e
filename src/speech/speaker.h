#pragma once

#include <boost/json/object.hpp>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/message.h"
#include "speech/catalogue.h"

// Turns messages into sentences. docs/translating.md says how arguments become words.
namespace atlantica::speech {

// The players' names by seat, as displayed to the reader.
using Names = std::span<const std::string>;

class Speaker {
 public:
  // Precondition: the language is one of languages().
  explicit Speaker(std::string_view language);
  // Uses the given catalogue, with the grammar of the language.
  Speaker(std::string_view language, Catalogue catalogue);
  Speaker(Speaker&&) noexcept;
  Speaker& operator=(Speaker&&) noexcept;
  ~Speaker();

  // The message as a sentence; its id if the catalogue does not have it.
  std::string say(const Message& message, Names names = {}) const;
  // An event or a move as it goes over the wire: `say` is the id, the other fields are the arguments.
  std::string say(const boost::json::object& told, Names names = {}) const;
  bool has(std::string_view key) const;

 private:
  struct Grammar;
  class Sentence;

  const Catalogue& words() const { return own_ ? *own_ : catalogue(language_); }

  std::string language_;
  std::optional<Catalogue> own_;
  std::unique_ptr<Grammar> grammar_;
};

// The program's language: English until main() changes it, before any other threads exist.
void speak(std::string_view language);
void speak(Speaker speaker);
const Speaker& speaker();

// In the language of speaker().
inline std::string say(const Message& message, Names names = {}) { return speaker().say(message, names); }
// In English, for readers of a protocol or file rather than a screen.
std::string in_english(const Message& message);

}  // namespace atlantica::speech
