#include "server/history.h"

#include <memory>
#include <utility>

namespace atlantica {

template <class Choose>
void History::read(const std::string& table, const std::string& address, Answer answer, Choose choose) {
  lobby_.find(table, address, [this, address, answer = std::move(answer), choose](Lobby::FoundTable found) mutable {
    if (!found) return answer(std::unexpected(found.error()));
    (*found)->run([this, one = *found, address, answer = std::move(answer), choose]() mutable {
      std::expected<Document, Error> document = choose(*one);
      if (!document) return answer(std::unexpected(document.error()));
      write(std::move(*document), address, std::move(answer));
    });
  });
}

void History::record(const std::string& table, const std::string& address, Answer answer) {
  read(table, address, std::move(answer), [](const Table& one) { return one.record(); });
}

void History::moment(const std::string& table, Sequence sequence, const std::string& address, Answer answer) {
  read(table, address, std::move(answer), [sequence](const Table& one) { return one.moment(sequence); });
}

void History::write(Document document, const std::string& address, Answer answer) {
  if (auto kept = kept_.find(document.name)) return answer(std::move(kept));
  if (!work_.accepts(Work::Kind::archives, address))
    return answer(std::unexpected(Error{ErrorCode::too_frequent, "common.server.busy", ""}));
  work_.add(Work::Kind::archives, address,
            [this, document = std::move(document), answer = std::move(answer)]() mutable {
              auto text = std::make_shared<const std::string>(document.write());
              kept_.keep(document.name, text);
              answer(std::move(text));
            });
}

}  // namespace atlantica
