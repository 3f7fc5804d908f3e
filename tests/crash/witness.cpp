#include "witness.h"

namespace atlantica {

std::vector<Witness::Entry> Witness::read(const std::string& record) {
  std::vector<Entry> log;
  std::istringstream lines(record);
  std::string line;
  std::getline(lines, line);  // the header
  while (std::getline(lines, line)) {
    const boost::json::object entry = boost::json::parse(line).as_object();
    if (const auto* chance = entry.if_contains("chance")) log.emplace_back(-1, chance->as_string());
    if (entry.contains("move")) log.emplace_back(entry.at("seat").to_number<int>(), entry.at("move").as_string());
  }
  return log;
}

}  // namespace atlantica
