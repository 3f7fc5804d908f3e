#include "simulation/session.h"

#include <utility>

#include "protocol/codec.h"
#include "speech/speaker.h"

namespace atlantica::simulation {

void Session::receive(std::string text) {
  if (closed_) return;
  waiting_.push_back(std::move(text));
  handle_next();
}

void Session::close() {
  closed_ = true;
  disconnect_from_table();
}

void Session::drop() {
  closed_ = true;
  table_.reset();
}

void Session::handle_next() {
  while (!busy_ && !closed_ && !waiting_.empty()) {
    const std::string text = std::move(waiting_.front());
    waiting_.pop_front();
    handle(text);
  }
}

void Session::handle(const std::string& text) {
  auto message = read_client_message(text);
  if (!message) return answer(message.error().error, message.error().id);
  if (const auto* join = std::get_if<JoinMessage>(&*message)) return take_table(*join);
  const auto id = std::visit([](const auto& one) { return one.id; }, *message);
  if (!table_) return answer({ErrorCode::not_joined, "common.server.not_joined", ""}, id);
  table_->run(
      [table = table_, self = shared_from_this(), message = std::move(*message)] { table->act(self, message); });
}

void Session::take_table(const JoinMessage& join) {
  busy_ = true;
  parts_.lobby.find(join.table, parts_.address, [self = shared_from_this(), join](Lobby::FoundTable found) {
    self->parts_.here([self, join, found = std::move(found)]() mutable {
      if (!found || *found != self->table_) self->disconnect_from_table();
      if (found) return self->find_member(std::move(*found), join);
      self->answer(found.error(), join.id);
      self->busy_ = false;
      self->handle_next();
    });
  });
}

void Session::find_member(std::shared_ptr<Table> table, const JoinMessage& join) {
  if (!join.seat || join.token) return join_table(std::move(table), join, std::nullopt);
  parts_.accounts.find(parts_.session, [self = shared_from_this(), table = std::move(table),
                                        join](std::expected<std::optional<Member>, Error> found) mutable {
    self->parts_.here([self, table = std::move(table), join, found = std::move(found)]() mutable {
      if (found) return self->join_table(std::move(table), join, *found);
      self->answer(found.error(), join.id);
      self->busy_ = false;
      self->handle_next();
    });
  });
}

void Session::join_table(std::shared_ptr<Table> table, const JoinMessage& join, const std::optional<Member>& member) {
  busy_ = false;
  if (closed_) return;
  table_ = std::move(table);
  table_->run([table = table_, self = shared_from_this(), join, member] { table->join(self, join, member); });
  handle_next();
}

void Session::disconnect_from_table() {
  if (!table_) return;
  table_->run([table = table_, self = shared_from_this()] { table->disconnect(*self); });
  table_.reset();
}

void Session::answer(const Error& error, std::optional<MessageId> id) {
  send(std::make_shared<std::string>(write_message(error_message(error, speech::in_english(error.message), id))));
}

}  // namespace atlantica::simulation
