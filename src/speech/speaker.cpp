#include "speech/speaker.h"

#include <unicode/listformatter.h>
#include <unicode/locid.h>
#include <unicode/msgfmt.h>
#include <unicode/unistr.h>

#include <cassert>
#include <map>
#include <utility>

#include "speech/arguments.h"

namespace atlantica::speech {

struct Speaker::Grammar {
  icu::Locale locale;
  std::unique_ptr<icu::ListFormatter> lists;
};

// A message with its arguments, being turned into a sentence.
class Speaker::Sentence {
 public:
  Sentence(const Speaker& speaker, std::string_view key, const Arguments& arguments, Names names)
      : speaker_(speaker), file_(key.substr(0, key.find('.'))), arguments_(arguments), names_(names) {}

  icu::UnicodeString text(const std::string& pattern) const {
    UErrorCode status = U_ZERO_ERROR;
    const icu::UnicodeString source = icu::UnicodeString::fromUTF8(pattern);
    std::vector<icu::UnicodeString> called;
    std::vector<icu::Formattable> values;
    for (const std::string& wanted : argument_names(source)) {
      called.push_back(icu::UnicodeString::fromUTF8(wanted));
      values.push_back(value(wanted));
    }
    const icu::MessageFormat format(source, speaker_.grammar_->locale, status);
    icu::UnicodeString result;
    format.format(called.data(), values.data(), static_cast<int32_t>(called.size()), result, status);
    assert(U_SUCCESS(status) && "scripts/check_speech has read every message");
    return result;
  }

 private:
  // The text for {creature}, {Creature}, {creature_acc}, {creature_id} or {creatures_count}.
  icu::Formattable value(const std::string& wanted) const {
    const Wanted what = wanted_of(wanted, arguments_);
    if (what.argument == nullptr) return {icu::UnicodeString()};
    const Argument::Value& value = what.argument->value;
    if (what.form == "count") return {static_cast<int64_t>(size(value))};
    if (const auto* number = std::get_if<std::int64_t>(&value)) {
      if (!is_seat(what.argument->name)) return {static_cast<int64_t>(*number)};
      if (what.form == "id") return {icu::UnicodeString("other")};
      return {capital_if(what, player(*number))};
    }
    if (const auto* text = std::get_if<std::string>(&value)) {
      if (what.form == "id") return {icu::UnicodeString::fromUTF8(*text)};
      return {capital_if(what, word(what, *text))};
    }
    std::vector<icu::UnicodeString> parts;
    if (const auto* texts = std::get_if<std::vector<std::string>>(&value))
      for (const std::string& text : *texts) parts.push_back(word(what, text));
    if (const auto* messages = std::get_if<std::vector<Message>>(&value))
      for (const Message& message : *messages)
        parts.push_back(icu::UnicodeString::fromUTF8(speaker_.say(message, names_)));
    return {capital_if(what, listed(parts))};
  }

  icu::UnicodeString player(std::int64_t seat) const {
    if (seat >= 0 && static_cast<std::size_t>(seat) < names_.size())
      return icu::UnicodeString::fromUTF8(names_[static_cast<std::size_t>(seat)]);
    return icu::UnicodeString::fromUTF8(speaker_.say(Message{"common.player.nameless", {{"n", seat + 1}}}));
  }

  // "shark" of the kind `creature`; "red 3" of the kind `explorer` is the word "red" with a number; otherwise the text
  // itself.
  icu::UnicodeString word(const Wanted& what, const std::string& text) const {
    if (const std::string* entry = find(what, text)) return nested(*entry, {});
    if (const auto space = text.rfind(' '); space != std::string::npos)
      if (const std::string* entry = find(what, text.substr(0, space)))
        return nested(*entry, {{"n", text.substr(space + 1)}});
    return icu::UnicodeString::fromUTF8(text);
  }

  icu::UnicodeString nested(const std::string& entry, const Arguments& arguments) const {
    return Sentence(speaker_, file_, arguments, names_).text(entry);
  }

  const std::string* find(const Wanted& what, const std::string& id) const {
    for (const std::string_view file : {std::string_view(file_), std::string_view("common")}) {
      const std::string plain = std::string(file) + "." + what.kind + "." + id;
      if (!what.form.empty())
        if (const std::string* entry = entry_of(plain + "." + what.form)) return entry;
      if (const std::string* entry = entry_of(plain)) return entry;
    }
    return nullptr;
  }

  const std::string* entry_of(const std::string& key) const {
    const auto found = speaker_.words().find(key);
    return found == speaker_.words().end() ? nullptr : &found->second;
  }

  icu::UnicodeString listed(const std::vector<icu::UnicodeString>& parts) const {
    UErrorCode status = U_ZERO_ERROR;
    icu::UnicodeString result;
    speaker_.grammar_->lists->format(parts.data(), static_cast<int32_t>(parts.size()), result, status);
    return result;
  }

  icu::UnicodeString capital_if(const Wanted& what, icu::UnicodeString text) const {
    if (!what.capital || text.isEmpty()) return text;
    const int32_t end = text.moveIndex32(0, 1);
    icu::UnicodeString first(text, 0, end);
    return first.toUpper(speaker_.grammar_->locale) + icu::UnicodeString(text, end);
  }

  const Speaker& speaker_;
  std::string file_;
  const Arguments& arguments_;
  Names names_;
};

Speaker::Speaker(std::string_view language) : language_(language), grammar_(std::make_unique<Grammar>()) {
  UErrorCode status = U_ZERO_ERROR;
  grammar_->locale = icu::Locale::forLanguageTag(language_, status);
  grammar_->lists.reset(icu::ListFormatter::createInstance(grammar_->locale, status));
  assert(U_SUCCESS(status) && "a folder of speech/ is named after a language");
}

Speaker::Speaker(std::string_view language, Catalogue catalogue) : Speaker(language) { own_ = std::move(catalogue); }

Speaker::Speaker(Speaker&&) noexcept = default;
Speaker& Speaker::operator=(Speaker&&) noexcept = default;
Speaker::~Speaker() = default;

bool Speaker::has(std::string_view key) const { return words().contains(key); }

std::string Speaker::say(const Message& message, Names names) const {
  const auto found = words().find(message.key);
  if (found == words().end()) return message.key;
  std::string text;
  return Sentence(*this, message.key, message.arguments, names).text(found->second).toUTF8String(text);
}

std::string Speaker::say(const boost::json::object& told, Names names) const {
  const boost::json::value* key = told.if_contains("say");
  Message message(key != nullptr && key->is_string() ? std::string(key->as_string()) : std::string());
  message.arguments = arguments_of(told);
  return say(message, names);
}

namespace {

Speaker& current() {
  static Speaker speaker("en");
  return speaker;
}

}  // namespace

void speak(std::string_view language) { current() = Speaker(language); }
void speak(Speaker speaker) { current() = std::move(speaker); }
const Speaker& speaker() { return current(); }

std::string in_english(const Message& message) {
  static const Speaker english("en");
  return english.say(message);
}

}  // namespace atlantica::speech
