#include "names/names.h"

#include <fmt/format.h>
#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>
#include <unicode/ustring.h>

#include <algorithm>
#include <memory>
#include <optional>

#include "core/failure.h"

namespace atlantica {

namespace {

constexpr UChar32 kJoiner = 0x200d;
constexpr UChar32 kEmojiSelector = 0xfe0f;
constexpr UChar32 kFirstBeyondAscii = 0x80;

void check(UErrorCode status) {
  if (U_FAILURE(status)) throw Failure({"common.name.library", {{"reason", u_errorName(status)}}});
}

std::optional<icu::UnicodeString> from_utf8(std::string_view text) {
  icu::UnicodeString wide;
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  const auto size = static_cast<int32_t>(text.size());
  u_strFromUTF8(wide.getBuffer(size), size, &length, text.data(), size, &status);
  wide.releaseBuffer(U_SUCCESS(status) ? length : 0);
  if (U_FAILURE(status)) return std::nullopt;
  return wide;
}

std::string to_utf8(const icu::UnicodeString& wide) {
  std::string text;
  return wide.toUTF8String(text);
}

icu::UnicodeString normalized(const icu::Normalizer2* form, const icu::UnicodeString& text, UErrorCode status) {
  check(status);
  icu::UnicodeString result = form->normalize(text, status);
  check(status);
  return result;
}

icu::UnicodeString composed(const icu::UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  return normalized(icu::Normalizer2::getNFKCInstance(status), text, status);
}

// Without case, compatibility forms and invisible characters.
icu::UnicodeString folded(const icu::UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  return normalized(icu::Normalizer2::getNFKCCasefoldInstance(status), text, status);
}

bool is_space(UChar32 c) { return u_charType(c) == U_SPACE_SEPARATOR; }

icu::UnicodeString with_single_spaces(const icu::UnicodeString& text) {
  icu::UnicodeString result;
  for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 c = text.char32At(at);
    if (!is_space(c))
      result.append(c);
    else if (!result.isEmpty() && !result.endsWith(u' '))
      result.append(u' ');
  }
  return result.trim();
}

// A character that nobody sees, or whose only effect is on the text around it.
bool is_hidden(UChar32 c) {
  constexpr uint32_t kHidden = U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CS_MASK | U_GC_CO_MASK | U_GC_ZL_MASK | U_GC_ZP_MASK;
  return (U_GET_GC_MASK(c) & kHidden) != 0 || U_IS_UNICODE_NONCHAR(c) ||
         u_hasBinaryProperty(c, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}

// Of the hidden characters, the two that emoji are made with.
bool is_part_of_emoji(UChar32 c, UChar32 before) {
  if (c != kJoiner && c != kEmojiSelector) return false;
  return before == kEmojiSelector || (before >= kFirstBeyondAscii && u_hasBinaryProperty(before, UCHAR_EMOJI));
}

std::optional<UChar32> hidden_character(const icu::UnicodeString& text) {
  UChar32 before = 0;
  for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 c = text.char32At(at);
    if (is_hidden(c) && !is_part_of_emoji(c, before)) return c;
    before = c;
  }
  return std::nullopt;
}

// Whether there is more than spaces and accents.
bool has_ink(const icu::UnicodeString& text) {
  for (int32_t at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 c = text.char32At(at);
    if (!is_space(c) && !is_hidden(c) && (U_GET_GC_MASK(c) & U_GC_M_MASK) == 0) return true;
  }
  return false;
}

const USpoofChecker& spoof_checker() {
  static const auto checker = [] {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> opened(uspoof_open(&status), &uspoof_close);
    check(status);
    return opened;
  }();
  return *checker;
}

icu::UnicodeString skeleton(const icu::UnicodeString& text) {
  UErrorCode status = U_ZERO_ERROR;
  icu::UnicodeString result;
  uspoof_getSkeletonUnicodeString(&spoof_checker(), 0, text, result, &status);
  check(status);
  return result;
}

}  // namespace

std::expected<std::string, Message> read_name(std::string_view text) {
  const auto problem = [](const char* id) { return std::unexpected(Message{id, {{"line", "name"}}}); };
  const auto wide = from_utf8(text);
  if (!wide) return problem("common.protocol.line_utf8");
  const icu::UnicodeString name = with_single_spaces(composed(*wide));
  if (const auto hidden = hidden_character(name))
    return std::unexpected(Message{"common.name.hidden", {{"text", fmt::format("U+{:04X}", *hidden)}}});
  if (!wide->isEmpty() && !has_ink(name)) return problem("common.protocol.line_blank");
  const auto characters = static_cast<std::size_t>(name.countChar32());
  if (characters == 0 || characters > kMaxNameCharacters)
    return std::unexpected(Message{"common.protocol.line_length", {{"line", "name"}, {"most", kMaxNameCharacters}}});
  return to_utf8(name);
}

std::string shown_name(std::string_view text) {
  if (auto name = read_name(text)) return std::move(*name);
  constexpr UChar32 kReplacement = 0xfffd;
  const icu::UnicodeString wide = icu::UnicodeString::fromUTF8(text.substr(0, 4 * kMaxNameCharacters));
  icu::UnicodeString shown;
  for (int32_t at = 0; at < wide.length(); at = wide.moveIndex32(at, 1)) {
    if (static_cast<std::size_t>(shown.countChar32()) == kMaxNameCharacters) break;
    const UChar32 c = wide.char32At(at);
    shown.append(is_hidden(c) ? kReplacement : c);
  }
  return to_utf8(shown);
}

std::string name_key(std::string_view name) {
  return to_utf8(with_single_spaces(folded(icu::UnicodeString::fromUTF8(name))));
}

std::string old_name_key(std::string_view name) {
  std::string key(name);
  for (char& letter : key)
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  return key;
}

// Case is folded last: a capital I looks like a small l, which a small i does not.
std::string name_skeleton(std::string_view name) {
  const icu::UnicodeString shown = with_single_spaces(composed(icu::UnicodeString::fromUTF8(name)));
  return to_utf8(folded(skeleton(shown)));
}

}  // namespace atlantica
