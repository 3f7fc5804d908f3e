#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <utility>

#include "protocol/codec.h"
#include "server/routes.h"

// Helpers shared by the API files.
namespace atlantica {

template <class T>
ApiAnswer json_answer(const T& body) {
  return {200, std::string(kJson), write_body(body), std::nullopt};
}

template <class T>
ApiAnswer json_answer(const std::expected<T, Error>& result) {
  return result ? json_answer(*result) : error_answer(result.error());
}

// Converts a result into an answer.
template <class T>
Callback<std::expected<T, Error>> as_json(Callback<ApiAnswer> answer) {
  return [answer = std::move(answer)](std::expected<T, Error> result) mutable { answer(json_answer(result)); };
}

// An answer whose body was written elsewhere.
inline History::Answer as_text(std::string_view type, Callback<ApiAnswer> answer) {
  return [type, answer = std::move(answer)](std::expected<TextCache::Text, Error> written) mutable {
    answer(written ? ApiAnswer{200, std::string(type), **written, std::nullopt} : error_answer(written.error()));
  };
}

template <class Next>
void Api::with_visitor(const ApiRequest& request, Callback<ApiAnswer> answer, Next next) {
  accounts_.find(request.session,
                 [answer = std::move(answer), next = std::move(next)](std::expected<Member, Error> found) mutable {
                   if (!found) return answer(error_answer(found.error()));
                   next(*found, std::move(answer));
                 });
}

template <class Next>
void Api::with_member(const ApiRequest& request, Callback<ApiAnswer> answer, Next next) {
  with_visitor(request, std::move(answer),
               [next = std::move(next)](const Member& member, Callback<ApiAnswer> reply) mutable {
                 if (member) return next(*member, std::move(reply));
                 reply(error_answer({ErrorCode::not_signed_in, "common.server.not_signed_in", ""}));
               });
}

template <class Next>
void Api::at_table(std::string_view table, const std::string& address, Callback<ApiAnswer> answer, Next next) {
  lobby_.find(std::string(table), address,
              [answer = std::move(answer), next = std::move(next)](Lobby::FoundTable found) mutable {
                if (!found) return answer(error_answer(found.error()));
                (*found)->run([table = *found, answer = std::move(answer), next = std::move(next)]() mutable {
                  next(*table, std::move(answer));
                });
              });
}

}  // namespace atlantica
