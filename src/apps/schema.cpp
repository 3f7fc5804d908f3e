#include "apps/schema.h"

#include <boost/json/serialize.hpp>
#include <memory>
#include <string>

#include "apps/answers.h"
#include "server/api_documents.h"

namespace atlantica::apps {
namespace {

int run_schema(const std::string& name, terminal::Console& console) {
  const auto document = name.empty() ? schema_document() : schema_document(name);
  if (!document)
    return wrong_usage(console,
                       "There is no definition \"" + name + "\"; atlantica schema prints all, under \"$defs\".");
  console.out << boost::json::serialize(*document) << '\n';
  return kDone;
}

}  // namespace

void add_schema(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto name = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand(
      "schema", "Print the JSON Schema of every message, view, move, event, position, record and scenario");
  command->add_option("name", *name, "Only this definition and what it needs, such as survive.View or MoveMessage")
      ->type_name("NAME");
  add_examples(*command, "  atlantica schema\n  atlantica schema survive.View");
  command->callback([name, &console, &exit_code] { exit_code = run_schema(*name, console); });
}

}  // namespace atlantica::apps
