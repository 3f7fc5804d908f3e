#include "server/sweep.h"

#include <expected>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/log.h"

namespace atlantica {

namespace {

class ResultSweep : public std::enable_shared_from_this<ResultSweep> {
 public:
  ResultSweep(Store& store, Lobby& lobby) : store_(store), lobby_(lobby) {}

  void look_after(const std::string& last) {
    constexpr int kAtOnce = 100;
    store_.without_result(
        last, kAtOnce, [self = shared_from_this()](std::expected<std::vector<std::string>, StoreError> found) {
          if (!found) return log_event(LogLevel::error, "common.log.sweep", {{"problem", found.error().message}});
          self->ids_ = std::move(*found);
          if (!self->ids_.empty()) self->look_at(0);
        });
  }

 private:
  void look_at(std::size_t index) {
    if (index == ids_.size()) return look_after(std::string(ids_.back()));
    lobby_.find(ids_[index], Lobby::kServer, [self = shared_from_this(), index](const Lobby::FoundTable& found) {
      if (found) (*found)->run([table = *found] { table->keep_result(); });
      self->look_at(index + 1);
    });
  }

  Store& store_;
  Lobby& lobby_;
  std::vector<std::string> ids_;
};

}  // namespace

void sweep_results(Store& store, Lobby& lobby) { std::make_shared<ResultSweep>(store, lobby)->look_after(""); }

}  // namespace atlantica
