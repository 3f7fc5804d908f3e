#pragma once

#include <expected>
#include <string>

#include "protocol/error.h"
#include "protocol/messages.h"
#include "server/document.h"
#include "server/lobby.h"
#include "server/tasks.h"
#include "server/text_cache.h"
#include "server/work.h"

namespace atlantica {

// What can be read about the past of tables. Workers write it, on behalf of the address that asks; what was read last
// is kept. All functions may be called from any thread; answers may arrive on any thread.
class History {
 public:
  using Answer = Callback<std::expected<TextCache::Text, Error>>;

  History(Lobby& lobby, Work& work) : lobby_(lobby), work_(work), kept_(kKeptBytes) {}

  // The record of a finished game.
  void record(const std::string& table, const std::string& address, Answer answer);
  // The MomentAnswer after the first `sequence` entries of a table's log, as JSON.
  void moment(const std::string& table, Sequence sequence, const std::string& address, Answer answer);

 private:
  static constexpr std::size_t kKeptBytes = 16 * 1024 * 1024;

  // Finds the table and answers with the document that `choose` takes from it.
  template <class Choose>
  void read(const std::string& table, const std::string& address, Answer answer, Choose choose);
  void write(Document document, const std::string& address, Answer answer);

  Lobby& lobby_;
  Work& work_;
  TextCache kept_;
};

}  // namespace atlantica
