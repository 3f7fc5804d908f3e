#include "server/table_settings.h"

#include <boost/json/serialize.hpp>

#include "match/json.h"

namespace atlantica {

namespace {

constexpr int kUsualGrace = 60;
constexpr const char* kUsualSubstitute = "3";

}  // namespace

std::int64_t TableSettings::grace() const {
  constexpr std::int64_t kMilliseconds = 1000;
  return kMilliseconds * (absence ? absence->grace.value_or(kUsualGrace) : kUsualGrace);
}

std::string TableSettings::substitute() const {
  return absence && absence->bot ? *absence->bot : std::string(kUsualSubstitute);
}

std::string write_settings(const TableSettings& settings) { return boost::json::serialize(to_json(settings)); }

std::expected<TableSettings, Message> read_settings(std::string_view text) {
  if (text.empty()) return TableSettings{};
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  return from_json<TableSettings>(*json, "settings");
}

}  // namespace atlantica
