#pragma once

#include <memory>
#include <optional>

#include "protocol/codec.h"
#include "protocol/messages.h"
#include "server/owed_answer.h"
#include "server/table.h"

// What clients ask of a table, to be called on its strand. The answer is paid when the table has done it; if it cannot,
// it is paid by being destroyed.
namespace atlantica {

Future<void> attend(std::shared_ptr<Table> table, std::shared_ptr<Client> client, JoinMessage join,
                    std::optional<Member> member, OwedAnswer owed);
// Any message but a join.
Future<void> ask_table(std::shared_ptr<Table> table, std::shared_ptr<Client> client, ClientMessage message,
                       OwedAnswer owed);

}  // namespace atlantica
