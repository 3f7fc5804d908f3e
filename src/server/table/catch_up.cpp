#include "server/table/catch_up.h"

#include "server/log.h"

namespace atlantica {

Future<CatchUp::Read> CatchUp::read() {
  const auto stored = co_await store_.load();
  if (!stored) co_return stored.error().kind == StoreError::Kind::missing ? Read::missing : Read::failed;
  if (!settled()) co_return Read::unsettled;
  follow_(*stored);
  co_return Read::followed;
}

Future<void> CatchUp::catch_up() {
  Read result = co_await read();
  while (result == Read::failed) {
    co_await store_.pause();
    result = co_await read();
  }
  behind_ = result == Read::unsettled;
  if (result == Read::missing) log_event(LogLevel::warning, "common.log.deleted", {{"table", store_.table()}});
}

void CatchUp::on_stored() {
  if (behind_ && settled()) catch_up();
}

}  // namespace atlantica
