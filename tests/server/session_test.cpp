#include <gtest/gtest.h>

#include <future>

#include "server/accounts.h"
#include "world.h"

// How long a user stays signed in.
namespace atlantica {
namespace {

constexpr std::int64_t kDayInSeconds = 24 * 60 * 60;

class SessionTest : public ::testing::Test {
 protected:
  // A session starting now, by signing up or in.
  template <class Sign>
  std::string begin(Sign sign) {
    std::promise<std::string> session;
    (accounts_.*sign)({"Ada", "correct horse"},
                      [&](std::expected<SignedIn, Error> result) { session.set_value(result.value().session); });
    return session.get_future().get();
  }
  bool lasts(const std::string& session) {
    std::promise<bool> found;
    accounts_.find(session, [&](std::expected<std::optional<Member>, Error> member) {
      found.set_value(member.value().has_value());
    });
    return found.get_future().get();
  }

  TemporaryFolder folder_;
  std::unique_ptr<SqlStore> store_ = open_store(folder_ / "games.db");
  std::int64_t now_ = World::kNow;
  Accounts accounts_{{*store_, [](Task task) { task(); }, [this] { return now_; }}};
};

TEST_F(SessionTest, ends_when_it_was_not_used_for_90_days) {
  const std::string used = begin(&Accounts::sign_up);
  const std::string unused = begin(&Accounts::sign_in);
  now_ += 90 * kDayInSeconds;
  EXPECT_TRUE(lasts(used));
  ++now_;
  EXPECT_FALSE(lasts(unused));
  EXPECT_TRUE(lasts(used)) << "a second ago";
}

}  // namespace
}  // namespace atlantica
