#include "games/rising/notation.h"

#include <array>

namespace atlantica::rising {

namespace {

template <std::size_t Size>
using Table = std::array<std::string_view, Size>;

constexpr Table<kSeatsMax> kColourNames = {"red", "blue", "yellow", "green", "purple", "white", "black"};
constexpr Table<kPeninsulas> kPeninsulaNames = {"Forests", "Hills", "Mountains", "Cities", "Libraries", "Forges"};
constexpr Table<kResources + 1> kResourceNames = {"ore", "gold", "crystal", "Atlantium", "energy"};
constexpr Table<kComponents + 1> kComponentNames = {
    "Focusing Lens",   "Tide Pylon",       "Scribe Engine",        "Rallying Horn",  "Bedrock Piston",
    "Mystic Siphon",   "Matter Converter", "Prediction Module",    "Resonance Coil", "Fortune Gyre",
    "Numinous Beacon", "Entropy Drive",    "Amplification Harbor", "Phase Loom",     "Star Orrery",
    "Spirit Seal",     "Soul Terraformer", "Abyssal Dredge",       "Chrono Lattice", "Leviathan Aegis",
    "Power Core"};
constexpr Table<kCouncilors> kCouncilorNames = {"Artificer", "Explorer",   "Priest", "Emissary",  "Seafarer",
                                                "Scholar",   "Astrologer", "Warden", "Alchemist", "Forgemaster"};
constexpr Table<kCards> kCardNames = {
    "Cipher of Expertise",  "Enigma of Alacrity",  "Cipher of Renewal", "Cipher of Warding",
    "Cipher of Radiance",   "Enigma of Foresight", "Cipher of Bounty",  "Enigma of Transmutation",
    "Cipher of Fellowship", "Enigma of Exchange",  "Codex of Return",   "Enigma of Defiance",
    "Ancient Atlas",        "Orichalcum Tongs",    "Coral Diadem",      "Tide Glass",
    "Everfull Phial",       "Doubling Mask",       "Ley Crystal",       "Lantern of the Drowned",
    "Assayer's Scales",     "Mason's Square",      "Keeper's Seal"};
constexpr Table<kMisfortunes> kMisfortuneNames = {"Forests",           "Hills",
                                                  "Mountains",         "Cities",
                                                  "Libraries",         "Forges",
                                                  "Calm Seas",         "Controlled Flood",
                                                  "Earthquake",        "Panic in the Streets",
                                                  "Quenched Furnaces", "Sealed Archives",
                                                  "Blinding Fog",      "Storm Surge",
                                                  "Fading Light",      "Crisis of Faith",
                                                  "Riptide",           "Looters",
                                                  "Divine Ire"};
constexpr Table<kKinds> kKindNames = {"leader", "hologram", "automaton", "volunteer", "follower"};
constexpr Table<9> kPowerNames = {"warden", "astrologer", "tongs",  "glass", "ley",
                                  "scales", "square",     "keeper", "gyre"};
constexpr Table<6> kPhaseNames = {"setup", "place", "misfortunes", "actions", "wrath", "over"};
constexpr Table<static_cast<std::size_t>(Task::rally) + 1> kTaskNames = {
    "start",    "blueprint", "artifacts", "councilors", "boards",     "relics",    "round_end", "misfortune",
    "defiance", "crisis",    "riptide",   "looters",    "astrologer", "floods",    "flood",     "warden",
    "barriers", "unfloods",  "action",    "rollers",    "expertise",  "alacrity",  "roll",      "gain",
    "recruit",  "draw",      "scribes",   "hand_limit", "forge",      "foresight", "swap",      "radiance",
    "exchange", "amplify",   "dredge",    "sacrifice",  "predict",    "rally"};
static_assert(kTaskNames.back() == "rally");
constexpr Table<kEffects> kEffectNames = {
    "take_energy", "swap",   "amplify", "seal",   "terraform",      "dredge", "barriers", "scribe", "rally",  "unflood",
    "predict",     "soothe", "delay",   "siphon", "cheap_barriers", "gyre",   "beacon",   "loom",   "orrery", "win"};
constexpr Table<3> kSecondNames = {"discard", "bottom", "keep"};
constexpr Table<static_cast<std::size_t>(Move::Kind::shift) + 1> kMoveNames = {
    "start",        "component",    "councilor", "artifact", "misfortune", "card",    "die",       "dice",   "place",
    "act",          "play",         "use",       "pledge",   "take_back",  "ready",   "draw",      "accept", "pass",
    "choose_board", "choose_relic", "peninsula", "reroll",   "energy",     "rollers", "resource",  "swap",   "colour",
    "keep",         "under",        "discard",   "remove",   "top",        "give",    "send_home", "shift"};

static_assert(kMoveNames.back() == "shift");

// The number after a name and a space: "gate 1"; 0 if it is not from 1 to most.
int number_after(std::string_view text, std::string_view name, int most) {
  if (text.size() != name.size() + 2 || !text.starts_with(name) || text[name.size()] != ' ') return 0;
  const int number = text.back() - '0';
  return number >= 1 && number <= most ? number : 0;
}

}  // namespace

std::string_view colour_name(int seat) { return kColourNames[at(seat)]; }
std::optional<int> parse_colour(std::string_view text) { return find_word(kColourNames, text); }
Words colour_names() { return kColourNames; }

std::string_view peninsula_name(int peninsula) { return kPeninsulaNames[at(peninsula)]; }
std::optional<int> parse_peninsula(std::string_view text) { return find_word(kPeninsulaNames, text); }
Words peninsula_names() { return kPeninsulaNames; }

std::string_view resource_name(int resource) { return kResourceNames[at(resource)]; }
std::optional<int> parse_resource(std::string_view text) { return find_word(kResourceNames, text); }
Words resource_names() { return kResourceNames; }

std::string_view component_name(int component) { return kComponentNames[at(component)]; }
std::optional<int> parse_component(std::string_view text) { return find_word(kComponentNames, text); }

std::string_view councilor_name(int councilor) { return kCouncilorNames[at(councilor)]; }
std::optional<int> parse_councilor(std::string_view text) { return find_word(kCouncilorNames, text); }

std::string_view card_name(int card) { return kCardNames[at(card)]; }
std::optional<int> parse_card(std::string_view text) { return find_word(kCardNames, text); }

std::string_view misfortune_name(int misfortune) { return kMisfortuneNames[at(misfortune)]; }
std::optional<int> parse_misfortune(std::string_view text) { return find_word(kMisfortuneNames, text); }

std::string_view kind_name(int kind) { return kKindNames[at(kind)]; }
std::optional<int> parse_kind(std::string_view text) { return find_word(kKindNames, text); }
Words kind_names() { return kKindNames; }

std::string_view power_name(int power) { return kPowerNames[at(power)]; }
std::optional<int> parse_power(std::string_view text) { return find_word(kPowerNames, text); }

std::string_view phase_name(Phase phase) { return kPhaseNames[at(phase)]; }
Words phase_names() { return kPhaseNames; }

std::string_view task_name(Task task) { return kTaskNames[at(task)]; }
std::optional<Task> parse_task(std::string_view text) { return parse_as<Task>(kTaskNames, text); }
Words task_names() { return kTaskNames; }

std::string_view effect_name(Effect effect) { return kEffectNames[at(effect)]; }
std::string_view second_name(Second second) { return kSecondNames[at(second)]; }
Words second_names() { return kSecondNames; }

std::string place_name(int place) {
  if (is_tile(place)) return std::string(peninsula_name(peninsula_of(place))) + " " + std::to_string(number_of(place));
  if (place == kCentre) return "centre";
  if (is_build_space(place)) return "gate " + std::to_string(place - kFirstBuild + 1);
  if (is_component_space(place)) return std::string(component_name(place - kFirstSpace));
  return place == kPool ? "pool" : place == kSupply ? "supply" : "gone";
}

std::optional<int> parse_place(std::string_view text) {
  if (text == "centre") return kCentre;
  if (const int gate = number_after(text, "gate", kBuildSpaces)) return kFirstBuild + gate - 1;
  for (int peninsula = 0; peninsula < kPeninsulas; ++peninsula)
    if (const int tile = number_after(text, peninsula_name(peninsula), kLength)) return tile_at(peninsula, tile);
  const auto component = parse_component(text);
  return component && *component < kComponents ? std::optional(kFirstSpace + *component) : std::nullopt;
}

std::string purpose_name(int purpose) {
  if (purpose >= kBuildPurpose) return place_name(kFirstBuild + purpose - kBuildPurpose);
  if (purpose >= kUnfloodPurpose) return "unflood " + std::string(peninsula_name(purpose - kUnfloodPurpose));
  return "barrier " + std::string(peninsula_name(purpose));
}

std::optional<int> parse_purpose(std::string_view text) {
  for (int purpose = 0; purpose < kPurposes; ++purpose)
    if (purpose_name(purpose) == text) return purpose;
  return std::nullopt;
}

std::string_view move_kind_name(Move::Kind kind) { return kMoveNames[at(kind)]; }
Words move_kind_names() { return kMoveNames; }

}  // namespace atlantica::rising
