#include "simulation/gate.h"

#include <utility>

namespace atlantica::simulation {

Gate::Gate(Open open, std::shared_ptr<Line> line) : open_(std::move(open)), database_(open_()), line_(std::move(line)) {
  line_->drop = [this] { database_.reset(); };
}

void Gate::begin() {
  announced_.clear();
  pass();
  if (!database_) database_ = open_();
  database_->begin();
}

void Gate::prove_writable() {
  pass();
  database_->prove_writable();
}

void Gate::run(const std::string& statement) {
  if (statement == "COMMIT") return commit();
  if (statement != "ROLLBACK") pass();
  database_->run(statement);
}

std::vector<SqlRow> Gate::query(const char* sql, std::span<const SqlValue> values) {
  pass();
  return database_->query(sql, values);
}

std::int64_t Gate::change(const char* sql, std::span<const SqlValue> values) {
  pass();
  return database_->change(sql, values);
}

void Gate::pass() {
  if (line_->closed) lose();
  if (line_->breaks_after < 0) return;
  --line_->breaks_after;
  if (line_->breaks_after < 0) lose();
}

void Gate::lose() {
  if (in_transaction()) database_->run("ROLLBACK");
  throw SqlError(SqlError::Kind::lost, std::string("the connection is lost"));
}

void Gate::commit() {
  const Break fate = std::exchange(line_->commit, Break::none);
  if (fate == Break::before_commit) lose();
  pass();
  database_->run("COMMIT");
  if (!announced_.empty()) line_->news(std::exchange(announced_, {}));
  if (fate == Break::after_commit) throw SqlError(SqlError::Kind::lost, std::string("the answer is lost"));
}

}  // namespace atlantica::simulation
