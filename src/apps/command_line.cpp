#include "apps/command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

constexpr std::string_view kLanguage = "--language";

// The language named before the command.
std::optional<std::string> named_language(const std::vector<std::string>& arguments) {
  for (std::size_t i = 0; i < arguments.size() && arguments[i].starts_with('-'); ++i) {
    if (arguments[i] == kLanguage && i + 1 < arguments.size()) return arguments[i + 1];
    if (arguments[i].starts_with(std::string(kLanguage) + "=")) return arguments[i].substr(kLanguage.size() + 1);
  }
  return std::nullopt;
}

// The locale for programs, which is English.
bool is_plain(std::string_view setting) {
  const std::string_view name = setting.substr(0, setting.find('.'));
  return name == "C" || name == "POSIX";
}

// What follows, or precedes, the mark in a sentence of CLI11.
std::string after(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return std::string(at == std::string_view::npos ? text : text.substr(at + mark.size()));
}
std::string before(std::string_view text, std::string_view mark) {
  return std::string(text.substr(0, text.find(mark)));
}

}  // namespace

std::string chosen_language(const std::vector<std::string>& arguments,
                            const std::function<std::string_view(const char*)>& variable) {
  const std::vector<std::string> known = speech::languages();
  if (const auto named = named_language(arguments); named && std::ranges::find(known, *named) != known.end())
    return *named;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const std::string_view setting = variable(name);
    if (setting.empty()) continue;
    std::string language = speech::language_for(setting);
    if (language != "en" || setting.starts_with("en") || is_plain(setting)) return language;
  }
  return "en";
}

void speak_on(CLI::App& app) {
  const auto formatter = app.get_formatter();
  formatter->label("Usage", speech::say("common.cli.label.usage"));
  formatter->label("OPTIONS", speech::say("common.cli.label.options"));
  formatter->label("SUBCOMMAND", speech::say("common.cli.label.command"));
  formatter->label("Positionals", speech::say("common.cli.label.positionals"));
  formatter->label("REQUIRED", speech::say("common.cli.label.required"));
  formatter->label("TEXT", speech::say("common.cli.label.text"));
  formatter->label("INT", speech::say("common.cli.label.number"));
  formatter->label("UINT", speech::say("common.cli.label.number"));
  formatter->label("FLOAT", speech::say("common.cli.label.number"));
  app.option_defaults()->group(speech::say("common.cli.label.option_group"));
  app.group(speech::say("common.cli.label.commands"));
  app.set_help_flag("-h,--help", speech::say("common.cli.label.help"));
  app.add_option(std::string(kLanguage))
      ->description(speech::say("common.cli.language"))
      ->type_name(speech::say("common.cli.label.text"))
      ->expected(1)
      ->check(one_of(speech::languages()));
}

Message usage_problem(const CLI::ParseError& error) {
  const std::string_view what = error.what();
  if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr)
    return {"common.cli.usage.unexpected", {{"text", after(what, ": ")}}};
  if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
    if (what.contains("subcommand")) return "common.cli.usage.no_command";
    return {"common.cli.usage.required", {{"text", before(what, " is required")}}};
  }
  if (dynamic_cast<const CLI::ConversionError*>(&error) != nullptr)
    return {"common.cli.usage.not_understood", {{"text", after(what, ": ")}}};
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error) != nullptr)
    return {"common.cli.usage.values", {{"text", before(what, ":")}}};
  // The validators below have already said what is wrong.
  return {"common.cli.usage.value", {{"reason", std::string(what)}}};
}

CLI::Validator one_of(std::vector<std::string> words) {
  const std::string listed = fmt::format("{}", fmt::join(words, "|"));
  return {[words = std::move(words)](std::string& given) -> std::string {
            if (std::ranges::find(words, given) != words.end()) return "";
            return speech::say({"common.cli.usage.one_of", {{"text", given}, {"texts", words}}});
          },
          listed, "one_of"};
}

CLI::Validator between(double least, double most) {
  return {[least, most](std::string& given) -> std::string {
            double number = 0;
            const auto [end, error] = std::from_chars(given.data(), given.data() + given.size(), number);
            const bool is_number = error == std::errc{} && end == given.data() + given.size();
            if (is_number && number >= least && number <= most) return "";
            return speech::say(
                {"common.cli.usage.between",
                 {{"text", given}, {"least", fmt::format("{:g}", least)}, {"most", fmt::format("{:.15g}", most)}}});
          },
          fmt::format("{:g}–{:.15g}", least, most), "between"};
}

}  // namespace atlantica::apps
