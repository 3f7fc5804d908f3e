#include "apps/run_command.h"

namespace atlantica::apps {
namespace {

// Games that were played long ago: a record replays for ever, so these files are never made anew.
TEST(GoldenRecords, every_record_of_the_repository_is_still_true) {
  int files = 0;
  for (const auto& file : std::filesystem::directory_iterator(TESTS_DIR "/records")) {
    const Ran ran = run({"verify", file.path().string()});
    EXPECT_EQ(ran.exit_code, 0) << file.path() << ": " << ran.err;
    ++files;
  }
  EXPECT_GE(files, 2);
}

}  // namespace
}  // namespace atlantica::apps
