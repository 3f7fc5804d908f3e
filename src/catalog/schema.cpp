#include "catalog/schema.h"

#include <string>
#include <vector>

#include "catalog/catalog.h"
#include "catalog/scenario_file.h"
#include "match/additions.h"
#include "match/record_lines.h"

namespace atlantica {

namespace {

// The same part of every game, combined with what a match adds; returns their names.
std::vector<std::string> define_parts(Schema& schema, const Shape& (*part)(const GameShapes&), const Shape* addition) {
  std::vector<std::string> names;
  for (const GameEntry& game : games()) {
    const Shape& shape = part(game.shapes);
    names.push_back(Schema::name_of(shape));
    std::vector<const Shape*> parts{&shape};
    if (addition != nullptr) parts.push_back(addition);
    schema.define_joined(names.back(), parts);
  }
  return names;
}

}  // namespace

void define_games(Schema& schema) {
  const auto views =
      define_parts(schema, [](const GameShapes& shapes) -> const Shape& { return shapes.view; }, nullptr);
  const auto moves =
      define_parts(schema, [](const GameShapes& shapes) -> const Shape& { return shapes.move; }, nullptr);
  auto events = define_parts(
      schema, [](const GameShapes& shapes) -> const Shape& { return shapes.event; }, &kShape<EventAddition>);
  const auto positions = define_parts(
      schema, [](const GameShapes& shapes) -> const Shape& { return shapes.position; }, &kShape<PositionAddition>);
  schema.define(kShape<UndoEvent>);
  events.push_back(Schema::name_of(kShape<UndoEvent>));
  schema.define_any_of("View", views);
  schema.define_any_of("Move", moves);
  schema.define_list("Moves", "Move");
  schema.define_any_of("Event", events);
  schema.define_list("Events", "Event");
  schema.define_any_of("Position", positions);
  schema.define(kShape<RecordHead>);
  schema.define(kShape<RecordLine>);
  schema.define(kShape<Scenario>);
}

}  // namespace atlantica
