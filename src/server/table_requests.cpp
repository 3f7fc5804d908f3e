#include "server/table_requests.h"

#include <utility>
#include <variant>

namespace atlantica {

Future<void> attend(std::shared_ptr<Table> table, std::shared_ptr<Client> client, JoinMessage join,
                    std::optional<Member> member, OwedAnswer owed) {
  co_await table->join(std::move(client), std::move(join), std::move(member));
  owed.paid();
}

Future<void> ask_table(std::shared_ptr<Table> table, std::shared_ptr<Client> client, ClientMessage message,
                       OwedAnswer owed) {
  if (const auto* move = std::get_if<MoveMessage>(&message)) co_await table->move(client, *move);
  if (const auto* undo = std::get_if<UndoMessage>(&message)) co_await table->undo(client, *undo);
  if (const auto* hint = std::get_if<HintMessage>(&message)) co_await table->hint(client, *hint);
  if (const auto* pass = std::get_if<PassMessage>(&message)) table->pass(client, *pass);
  if (const auto* say = std::get_if<SayMessage>(&message)) co_await table->say(client, *say);
  if (const auto* mute = std::get_if<MuteMessage>(&message)) table->mute(client, *mute);
  if (const auto* leave = std::get_if<LeaveMessage>(&message)) co_await table->leave(client, *leave);
  if (const auto* kick = std::get_if<KickMessage>(&message)) co_await table->kick(client, *kick);
  if (const auto* rematch = std::get_if<RematchMessage>(&message)) co_await table->rematch(client, *rematch);
  owed.paid();
}

}  // namespace atlantica
