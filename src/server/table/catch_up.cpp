#include "server/table/catch_up.h"

namespace atlantica {

Future<CatchUp::Read> CatchUp::read() {
  const auto stored = co_await store_.load();
  if (!stored && stored.error().kind == StoreError::Kind::missing) {
    vanish_();
    co_return Read::missing;
  }
  if (!stored) co_return Read::failed;
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
}

void CatchUp::on_stored() {
  if (behind_ && settled()) catch_up();
}

}  // namespace atlantica
