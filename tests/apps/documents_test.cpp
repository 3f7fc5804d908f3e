#include <boost/json/parse.hpp>
#include <iterator>
#include <regex>

#include "apps/files.h"
#include "apps/run_command.h"
#include "catalog/catalog.h"
#include "speech/speaker.h"

namespace atlantica::apps {
namespace {

const std::filesystem::path kRepository = std::filesystem::path(TESTS_DIR).parent_path();

std::vector<std::filesystem::path> documents() {
  std::vector<std::filesystem::path> found = {kRepository / "README.md", kRepository / "CONTRIBUTING.md"};
  for (const auto& entry : std::filesystem::directory_iterator(kRepository / "docs"))
    if (entry.path().extension() == ".md") found.push_back(entry.path());
  return found;
}

std::vector<std::string> words_of(const std::string& text) {
  std::istringstream words(text);
  return {std::istream_iterator<std::string>(words), {}};
}

// The commands of a document, as lines of code or between backticks, by their words after "atlantica".
std::vector<std::vector<std::string>> commands_in(const std::filesystem::path& document) {
  static const std::regex kCommand("(?:^|\n)atlantica ([a-z][^\n]*)|`atlantica ([a-z][^`]*)`");
  const std::string text = read_file(document.string()).value();
  std::vector<std::vector<std::string>> found;
  for (std::sregex_iterator one(text.begin(), text.end(), kCommand), end; one != end; ++one)
    found.push_back(words_of((*one)[1].str() + (*one)[2].str()));
  return found;
}

// What `--help` says about a command, or about a command of `admin`.
Ran help_of(const std::vector<std::string>& command) {
  if (command[0] == "admin" && command.size() > 1) return run({command[0], command[1], "--help"});
  return run({command[0], "--help"});
}

TEST(Documents, name_commands_that_there_are_with_options_that_they_have) {
  std::size_t options = 0;
  for (const auto& document : documents()) {
    for (const auto& command : commands_in(document)) {
      const Ran help = help_of(command);
      EXPECT_EQ(help.exit_code, 0) << document << " names atlantica " << command[0];
      for (const std::string& word : command) {
        if (!word.starts_with("--")) continue;
        ++options;
        EXPECT_TRUE(std::regex_search(help.out, std::regex(word + "[^a-z-]")))
            << document << ": " << command[0] << " " << word;
      }
    }
  }
  EXPECT_GT(options, 20U);
}

TEST(Documents, the_readme_lists_the_games_with_their_players) {
  const std::string readme = read_file((kRepository / "README.md").string()).value();
  for (const GameEntry& game : games())
    EXPECT_TRUE(holds(readme, "\n| `" + std::string(game.id) + "` | " + std::to_string(game.min_seats) + "–" +
                                  std::to_string(game.max_seats) + " | "));
}

// A document, or what it says about one game: the text before its sections, and the section.
std::string text_of(const std::string& file, const std::string& heading = "") {
  const std::string text = read_file((kRepository / "docs" / file).string()).value();
  if (heading.empty()) return text;
  const std::size_t begin = text.find("\n## " + heading + "\n");
  if (begin == std::string::npos) return "";
  return text.substr(0, text.find("\n## ")) + text.substr(begin, text.find("\n## ", begin + 1) - begin);
}

// Where a shape of the schema is explained.
std::string text_about(const std::string& shape) {
  const std::string game = "`" + shape.substr(0, shape.find('.')) + "`";
  if (shape.starts_with("Record")) return text_of("records.md");
  if (shape.starts_with("Scenario")) return text_of("scenarios.md");
  if (!shape.contains('.')) return text_of("protocol.md");
  return shape.ends_with("Position") ? text_of("positions.md", game) : text_of("protocol.md", "Views of " + game);
}

TEST(Documents, explain_every_member_of_what_the_program_writes_and_reads) {
  const boost::json::value schema = boost::json::parse(run({"schema"}).out);
  for (const auto& shape : schema.at("$defs").as_object()) {
    const boost::json::value* members = shape.value().as_object().if_contains("properties");
    if (members == nullptr) continue;
    const std::string text = text_about(shape.key());
    for (const auto& member : members->as_object()) {
      const std::string name(member.key());
      EXPECT_TRUE(text.contains("`" + name + "`") || text.contains("\"" + name + "\"") ||
                  text.contains("." + name + "`"))
          << shape.key() << ": " << name;
    }
  }
}

// The first block of JSON after a heading.
std::string example_in(const std::string& file, const std::string& heading = "") {
  static const std::string kFence = "```json\n";
  const std::string text = text_of(file, heading);
  const std::size_t begin = text.find(kFence) + kFence.size();
  return text.substr(begin, text.find("```", begin) - begin);
}

TEST(Documents, show_positions_that_can_be_played) {
  for (const GameEntry& game : games()) {
    const auto position = boost::json::parse(example_in("positions.md", "`" + std::string(game.id) + "`"));
    const auto match = game.from_position(position, game.rules_version);
    EXPECT_TRUE(match) << game.id << ": " << speech::in_english(match.error());
  }
}

class DocumentedScenario : public CommandTest {};

TEST_F(DocumentedScenario, comes_out_as_it_says) {
  const Ran ran = run({"scenario", write("example.json", example_in("scenarios.md"))});
  EXPECT_EQ(ran.exit_code, 0) << ran.out << ran.err;
}

}  // namespace
}  // namespace atlantica::apps
