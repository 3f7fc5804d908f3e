#include "games/rising/notation.h"
#include "games/rising/rules.h"

namespace atlantica::rising {

namespace {

using MoveKind = Move::Kind;
using Parsed = std::optional<Move>;

// Kinds of moves written as just the verb, or the verb and one name.
struct Verb {
  std::string_view word;
  MoveKind kind;
};
constexpr std::array kAlone = {Verb{"ready", MoveKind::ready}, Verb{"draw", MoveKind::draw},
                               Verb{"accept", MoveKind::accept}, Verb{"pass", MoveKind::pass}};
constexpr std::array kOfCards = {Verb{"artifact", MoveKind::artifact}, Verb{"card", MoveKind::card},
                                 Verb{"play", MoveKind::play},         Verb{"relic", MoveKind::choose_relic},
                                 Verb{"keep", MoveKind::keep},         Verb{"under", MoveKind::under},
                                 Verb{"discard", MoveKind::discard}};
constexpr std::array kOfMisfortunes = {Verb{"misfortune", MoveKind::misfortune}, Verb{"top", MoveKind::top}};
constexpr std::array kOfCouncilors = {Verb{"councilor", MoveKind::councilor}, Verb{"board", MoveKind::choose_board}};
constexpr std::array kOfPlaces = {Verb{"place", MoveKind::place}, Verb{"act", MoveKind::act},
                                  Verb{"home", MoveKind::send_home}};

template <std::size_t Size>
std::optional<MoveKind> find(const std::array<Verb, Size>& verbs, std::string_view word) {
  for (const Verb& verb : verbs)
    if (verb.word == word) return verb.kind;
  return std::nullopt;
}

template <std::size_t Size>
std::string word_of(const std::array<Verb, Size>& verbs, MoveKind kind) {
  for (const Verb& verb : verbs)
    if (verb.kind == kind) return std::string(verb.word);
  return "";
}

// A kind of Atlantean and where it is or goes.
Parsed parse_standing(MoveKind move_kind, std::string_view words) {
  const auto kind = parse_kind(take_word(words));
  const auto place = parse_place(words);
  if (!kind || !place) return std::nullopt;
  return move_kind == MoveKind::place ? Move::of(move_kind, *kind, 0, *place) : Move::of(move_kind, *kind, *place);
}

// "0 leader": the seat and the kind in one number.
std::optional<int> parse_somebody(std::string_view& words) {
  const auto seat = parse_digit(take_word(words), 0, kSeatsMax - 1);
  const auto kind = parse_kind(take_word(words));
  return seat && kind ? std::optional(*kind + 8 * *seat) : std::nullopt;
}

Parsed parse_shift(std::string_view words) {
  const auto who = parse_somebody(words);
  const auto to = parse_place(words);
  return who && to ? Parsed(Move::of(MoveKind::shift, *who, 0, *to)) : std::nullopt;
}

Parsed parse_rollers(std::string_view words) {
  const auto first = parse_somebody(words);
  const auto second = parse_somebody(words);
  return first && second && words.empty() ? Parsed(Move::of(MoveKind::rollers, *first, *second)) : std::nullopt;
}

Parsed parse_use(std::string_view words) {
  const auto power = parse_power(take_word(words));
  if (!power) return std::nullopt;
  switch (static_cast<Power>(*power)) {
    case Power::scales: return words.empty() ? with_what<Move>(MoveKind::use, power) : std::nullopt;
    case Power::keeper: {
      const auto card = parse_card(words);
      return card ? Parsed(Move::of(MoveKind::use, *power, *card)) : std::nullopt;
    }
    case Power::glass:
    case Power::gyre: {
      const auto die = parse_digit(words, 1, 2);
      return die ? Parsed(Move::of(MoveKind::use, *power, *die - 1)) : std::nullopt;
    }
    default: return std::nullopt;
  }
}

// "energy barrier Forests", "gold gate 1 Focusing Lens", "square gold gate 1 Focusing Lens"
Parsed parse_pledge(std::string_view words) {
  std::string_view first = take_word(words);
  int what = 0;
  if (first == "square") {
    what = Move::kSquare;
    first = take_word(words);
  }
  const auto resource = parse_resource(first);
  if (!resource) return std::nullopt;
  what += *resource;
  if (!words.starts_with("gate ")) {
    const auto purpose = parse_purpose(words);
    if (!purpose || what != kEnergy) return std::nullopt;
    return Move::of(MoveKind::pledge, what, 0, *purpose);
  }
  const auto gate = parse_purpose(words.substr(0, 6));
  const auto component = words.size() > 7 && words[6] == ' ' ? parse_component(words.substr(7)) : std::nullopt;
  if (!gate || !component || *resource == kEnergy) return std::nullopt;
  return Move::of(MoveKind::pledge, what, *component, *gate);
}

Parsed parse_take_back(std::string_view words) {
  if (take_word(words) != "back") return std::nullopt;
  const auto purpose = parse_purpose(words);
  return purpose ? Parsed(Move::of(MoveKind::take_back, 0, 0, *purpose)) : std::nullopt;
}

// Both faces; "-" for a die that is not rolled again.
Parsed parse_dice(std::string_view words) {
  const auto face = [](std::string_view word) { return word == "-" ? std::optional(0) : parse_digit(word, 1, 6); };
  const auto first = face(take_word(words));
  const auto second = face(words);
  if (!first || !second || *first + *second == 0) return std::nullopt;
  return Move::of(MoveKind::dice, *first, *second);
}

Parsed parse_swap(std::string_view words) {
  const auto from = parse_resource(take_word(words));
  const auto to = parse_resource(words);
  if (!from || !to || *from == kEnergy || *to == kEnergy || *from == *to) return std::nullopt;
  return Move::of(MoveKind::swap, 0, *from, *to);
}

Parsed parse_give(std::string_view words) {
  const auto what = parse_resource(take_word(words));
  const auto seat = parse_digit(words, 0, kSeatsMax - 1);
  return what && seat ? Parsed(Move::of(MoveKind::give, *what, 0, *seat)) : std::nullopt;
}

Parsed parse_remove(std::string_view words) {
  const std::string_view pile = take_word(words);
  const auto misfortune = parse_misfortune(words);
  if (!misfortune || (pile != "deck" && pile != "discards")) return std::nullopt;
  return Move::of(MoveKind::remove, *misfortune, pile == "deck" ? 0 : 1);
}

Parsed parse_peninsula_choice(std::string_view words) {
  const auto peninsula = parse_peninsula(words);
  return peninsula ? Parsed(Move::of(MoveKind::peninsula, 0, 0, *peninsula)) : std::nullopt;
}

std::optional<int> parse_rerolled(std::string_view text) {
  return text == "both" ? std::optional(3) : parse_digit(text, 1, 2);
}

std::optional<int> parse_die_number(std::string_view text) {
  const auto die = parse_digit(text, 1, 2);
  return die ? std::optional(*die - 1) : std::nullopt;
}

std::optional<int> parse_plain_resource(std::string_view text) {
  const auto resource = parse_resource(text);
  return resource && *resource != kEnergy ? resource : std::nullopt;
}

std::string somebody(int who) { return " " + std::to_string(who / 8) + " " + std::string(kind_name(who % 8)); }

std::string use_text(const Move& move) {
  std::string text = "use " + std::string(power_name(move.what));
  switch (static_cast<Power>(move.what)) {
    case Power::keeper: return text + " " + std::string(card_name(move.from));
    case Power::glass:
    case Power::gyre: return text + " " + std::to_string(move.from + 1);
    default: return text;
  }
}

std::string pledge_text(const Move& move) {
  const bool square = move.what >= Move::kSquare;
  const std::string text = std::string("pledge ") + (square ? "square " : "") +
                           std::string(resource_name(move.what % Move::kSquare)) + " " + purpose_name(move.to);
  return move.to >= kBuildPurpose ? text + " " + std::string(component_name(move.from)) : text;
}

std::string face_text(int face) { return face == 0 ? " -" : " " + std::to_string(face); }

}  // namespace

std::string Rules::text(const Move& move) {
  const auto with = [](std::string word, std::string_view name) { return std::move(word) + " " + std::string(name); };
  if (const std::string word = word_of(kAlone, move.kind); !word.empty()) return word;
  if (const std::string word = word_of(kOfCards, move.kind); !word.empty()) return with(word, card_name(move.what));
  if (const std::string word = word_of(kOfMisfortunes, move.kind); !word.empty())
    return with(word, misfortune_name(move.what));
  if (const std::string word = word_of(kOfCouncilors, move.kind); !word.empty())
    return with(word, councilor_name(move.what));
  if (const std::string word = word_of(kOfPlaces, move.kind); !word.empty())
    return with(with(word, kind_name(move.what)), place_name(move.kind == MoveKind::place ? move.to : move.from));
  switch (move.kind) {
    case MoveKind::start: return "start " + std::to_string(move.what);
    case MoveKind::component: return with("component", component_name(move.what));
    case MoveKind::die: return "die " + std::to_string(move.what);
    case MoveKind::dice: return "dice" + face_text(move.what) + face_text(move.from);
    case MoveKind::use: return use_text(move);
    case MoveKind::pledge: return pledge_text(move);
    case MoveKind::take_back: return "take back " + purpose_name(move.to);
    case MoveKind::peninsula: return with("peninsula", peninsula_name(move.to));
    case MoveKind::reroll: return move.what == 3 ? "reroll both" : "reroll " + std::to_string(move.what);
    case MoveKind::energy: return "energy " + std::to_string(move.what + 1);
    case MoveKind::rollers: return "rollers" + somebody(move.what) + somebody(move.from);
    case MoveKind::resource: return with("resource", resource_name(move.what));
    case MoveKind::swap: return with(with("swap", resource_name(move.from)), resource_name(move.to));
    case MoveKind::colour: return with("colour", colour_name(move.what));
    case MoveKind::remove: return with(move.from == 0 ? "remove deck" : "remove discards", misfortune_name(move.what));
    case MoveKind::give: return with("give", resource_name(move.what)) + " " + std::to_string(move.to);
    case MoveKind::shift: return "shift" + somebody(move.what) + " " + place_name(move.to);
    default: return "?";
  }
}

Parsed Rules::parse(std::string_view text) {
  if (const auto alone = find(kAlone, text)) return Move::of(*alone);
  if (text.ends_with(' ')) return std::nullopt;
  const std::string_view verb = take_word(text);
  if (const auto kind = find(kOfCards, verb)) return with_what<Move>(*kind, parse_card(text));
  if (const auto kind = find(kOfMisfortunes, verb)) return with_what<Move>(*kind, parse_misfortune(text));
  if (const auto kind = find(kOfCouncilors, verb)) return with_what<Move>(*kind, parse_councilor(text));
  if (const auto kind = find(kOfPlaces, verb)) return parse_standing(*kind, text);
  if (verb == "start") return with_what<Move>(MoveKind::start, parse_digit(text, 0, kSeatsMax - 1));
  if (verb == "component") return with_what<Move>(MoveKind::component, parse_component(text));
  if (verb == "die") return with_what<Move>(MoveKind::die, parse_digit(text, 1, 6));
  if (verb == "dice") return parse_dice(text);
  if (verb == "use") return parse_use(text);
  if (verb == "pledge") return parse_pledge(text);
  if (verb == "take") return parse_take_back(text);
  if (verb == "peninsula") return parse_peninsula_choice(text);
  if (verb == "reroll") return with_what<Move>(MoveKind::reroll, parse_rerolled(text));
  if (verb == "energy") return with_what<Move>(MoveKind::energy, parse_die_number(text));
  if (verb == "rollers") return parse_rollers(text);
  if (verb == "resource") return with_what<Move>(MoveKind::resource, parse_plain_resource(text));
  if (verb == "swap") return parse_swap(text);
  if (verb == "colour") return with_what<Move>(MoveKind::colour, parse_colour(text));
  if (verb == "remove") return parse_remove(text);
  if (verb == "give") return parse_give(text);
  if (verb == "shift") return parse_shift(text);
  return std::nullopt;
}

}  // namespace atlantica::rising
