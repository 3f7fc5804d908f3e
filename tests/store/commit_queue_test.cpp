#include <gtest/gtest.h>

#include "ask_store.h"
#include "store/sqlite_database.h"

namespace atlantica {
namespace {

// A store that the test drives.
class DrivenStoreTest : public FolderTest {
 protected:
  int woken_ = 0;
  SqlStore store_{open_sqlite(path()), {.wake = [this] { ++woken_; }}};
};

TEST_F(DrivenStoreTest, nothing_is_stored_or_answered_before_the_driver_says_so) {
  Answer<void> created;
  Answer<void> moved;
  store_.create(a_table("one"), created.done());
  store_.append({"one", 2, {kMove}}, moved.done());
  EXPECT_EQ(woken_, 2) << "the driver knows that there is something to do";
  EXPECT_EQ(created.future.wait_for(std::chrono::seconds(0)), std::future_status::timeout);
  store_.commit_waiting();
  EXPECT_TRUE(created.wait());
  EXPECT_TRUE(moved.wait());
  EXPECT_EQ(store_.commits(), 1U);
}

TEST_F(DrivenStoreTest, closing_finishes_what_was_asked) {
  Answer<void> created;
  store_.create(a_table("one"), created.done());
  store_.close();
  EXPECT_TRUE(created.wait());
}

}  // namespace
}  // namespace atlantica
