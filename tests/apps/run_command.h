#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "apps/program.h"

namespace atlantica::apps {

// A command's output.
struct Ran {
  int exit_code = 0;
  std::string out;
  std::string err;
};

inline Ran run(const std::vector<std::string>& arguments, const std::string& typed = "") {
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  terminal::Console console{.in = in, .out = out, .err = err};
  const int exit_code = run_program(arguments, console);
  return {exit_code, out.str(), err.str()};
}

// A separate folder for every test, deleted afterwards.
class CommandTest : public testing::Test {
 protected:
  CommandTest() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    folder_ = std::filesystem::temp_directory_path() /
              (std::string("atlantica_") + test->name() + "_" + std::to_string(getpid()));
    std::filesystem::create_directories(folder_);
  }
  ~CommandTest() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  std::string write(const std::string& name, const std::string& content) const {
    std::ofstream(path(name), std::ios::binary) << content;
    return path(name);
  }

  static std::string read(const std::string& file) {
    std::ostringstream content;
    content << std::ifstream(file, std::ios::binary).rdbuf();
    return content.str();
  }

 private:
  std::filesystem::path folder_;
};

inline testing::AssertionResult holds(const std::string& text, const std::string& part) {
  if (text.find(part) != std::string::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "\"" << part << "\" is not in:\n" << text;
}

}  // namespace atlantica::apps
