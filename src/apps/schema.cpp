#include "apps/schema.h"

#include <boost/json/serialize.hpp>
#include <memory>
#include <string>

#include "apps/answers.h"
#include "server/api_documents.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

int run_schema(const std::string& name, terminal::Console& console) {
  const auto document = name.empty() ? schema_document() : schema_document(name);
  if (!document) return wrong_usage(console, {"common.cli.schema.unknown", {{"text", name}}});
  console.out << boost::json::serialize(*document) << '\n';
  return kDone;
}

}  // namespace

void add_schema(CLI::App& app, terminal::Console& console, int& exit_code) {
  const auto name = std::make_shared<std::string>();
  CLI::App* command = app.add_subcommand("schema", speech::say("common.cli.schema.help"));
  command->add_option("name", *name, speech::say("common.cli.schema.name"))->type_name("NAME");
  add_examples(*command, "  atlantica schema\n  atlantica schema survive.View");
  command->callback([name, &console, &exit_code] { exit_code = run_schema(*name, console); });
}

}  // namespace atlantica::apps
