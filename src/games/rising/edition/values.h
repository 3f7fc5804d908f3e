#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "games/rising/edition/edition.h"
#include "games/rising/edition/reader.h"

// The values of an edition file's entries, to and from text.
namespace atlantica::rising {

// values.cpp: reading; what is wrong with the text, if anything.
Problem read_into(std::uint8_t& target, std::string_view text, int least, int most);
Problem read_name(Edition& edition, std::string_view text);
Problem read_tiles(Edition& edition, int peninsula, std::string_view text);
Problem read_wrath(Edition& edition, std::string_view text);
Problem read_component(ComponentData& component, int index, std::string_view text);
Problem read_level(LevelData& level, std::string_view text);
Problem read_blueprint(std::uint32_t& blueprint, std::string_view text);
Problem read_crew(CrewData& crew, std::string_view text);

// text.cpp: writing, in canonical form.
std::string tiles_text(const Edition& edition, int peninsula);
std::string wrath_text(const Edition& edition);
std::string component_text(const ComponentData& component);
std::string level_text(const LevelData& level);
std::string blueprint_text(std::uint32_t blueprint);  // empty if there is none
std::string crew_text(const CrewData& crew);

}  // namespace atlantica::rising
