#include "protocol/codec.h"

#include <algorithm>
#include <utility>

#include "match/json.h"
#include "protocol/kinds.h"
#include "protocol/limits.h"

namespace atlantica {

namespace {

using boost::json::object;
using boost::json::value;

Error too_large() { return {ErrorCode::too_large, {"common.protocol.too_large", {{"most", kMaxMessageBytes}}}, ""}; }

std::expected<object, Error> read_object(std::string_view text) {
  auto json = parse_json(text);
  if (!json)
    return std::unexpected(Error{ErrorCode::bad_json, {"common.protocol.not_json", {{"problem", json.error()}}}, ""});
  if (!json->is_object()) return std::unexpected(Error{ErrorCode::bad_json, "common.protocol.no_object", ""});
  return std::move(json->as_object());
}

std::optional<MessageId> id_of(const object& message) {
  const value* id = message.if_contains("id");
  if (id == nullptr || !id->is_int64()) return std::nullopt;
  return id->get_int64();
}

template <class Variant>
struct Reader;

template <class... Messages>
struct Reader<std::variant<Messages...>> {
  using Result = std::expected<std::variant<Messages...>, Error>;

  static Result read(object message) {
    const value* type = message.if_contains("type");
    if (type == nullptr) return bad({"common.protocol.no_type", {{"types", types()}}});
    if (!type->is_string()) return bad("common.protocol.type_text");
    const std::string name(type->get_string());
    message.erase("type");
    Result result = std::unexpected(
        Error{ErrorCode::unknown_type, {"common.protocol.unknown_type", {{"text", name}, {"types", types()}}}, ""});
    (void)((name == Messages::kType && (result = read_as<Messages>(message), true)) || ...);
    return result;
  }

 private:
  template <class Sent>
  static Result read_as(const object& message) {
    auto read = from_json<Sent>(value(message));
    if (!read) return bad(read.error());
    return std::move(*read);
  }

  static Result bad(Message problem) {
    return std::unexpected(
        Error{ErrorCode::bad_message, {"common.protocol.bad_message", {{"problem", std::move(problem)}}}, ""});
  }

  static std::vector<std::string> types() { return {std::string(Messages::kType)...}; }
};

template <class Variant>
std::expected<Variant, BadMessage> read_message(std::string_view text) {
  auto message = read_object(text);
  if (!message) return std::unexpected(BadMessage{std::nullopt, std::move(message.error())});
  const std::optional<MessageId> id = id_of(*message);
  auto read = Reader<Variant>::read(std::move(*message));
  if (!read) return std::unexpected(BadMessage{id, std::move(read.error())});
  return std::move(*read);
}

template <class Sent>
std::string write_typed(const Sent& message) {
  std::string text = R"({"type":")" + std::string(Sent::kType) + '"';
  append_members(text, message);
  text += '}';
  return text;
}

template <class T>
std::optional<Error> check(const T&) {
  return std::nullopt;
}

std::optional<Error> check_password(std::string_view where, std::string_view password) {
  if (password.size() >= kMinPasswordBytes && password.size() <= kMaxPasswordBytes) return std::nullopt;
  return error_at(where,
                  {"common.protocol.password_length", {{"least", kMinPasswordBytes}, {"most", kMaxPasswordBytes}}});
}

std::optional<Error> check(const SignInRequest& request) { return check_password("password", request.password); }

std::optional<Error> check(const PasswordRequest& request) {
  if (auto error = check_password("password", request.password)) return error;
  return check_password("new_password", request.new_password);
}

std::optional<Error> check(const DeletionRequest& request) { return check_password("password", request.password); }

std::optional<Error> check_number(const std::string& where, std::optional<int> number, int least, int most) {
  if (!number || (*number >= least && *number <= most)) return std::nullopt;
  return error_at(where, {"common.protocol.range", {{"least", least}, {"most", most}, {"found", *number}}});
}

std::optional<Error> check(const ClockSettings& clock) {
  if (clock.base.has_value() == clock.days.has_value() || (clock.days && clock.increment))
    return error_at("clock", "common.protocol.clock");
  if (auto error = check_number("clock.base", clock.base, 1, kMaxClockBase)) return error;
  if (auto error = check_number("clock.increment", clock.increment, 0, kMaxClockIncrement)) return error;
  return check_number("clock.days", clock.days, 1, kMaxClockDays);
}

bool is_one_of(Words words, std::string_view word) { return std::ranges::find(words, word) != words.end(); }

std::optional<Error> check(const AbsenceSettings& absence) {
  if (!is_one_of(kAbsenceActions, absence.then))
    return error_at("absence.then", {"common.protocol.absence", {{"text", absence.then}}});
  return check_number("absence.grace", absence.grace, 0, kMaxGrace);
}

std::optional<Error> check(const CreateRequest& request) {
  if (request.clock)
    if (auto error = check(*request.clock)) return error;
  if (request.absence)
    if (auto error = check(*request.absence)) return error;
  if (auto error = check_number("delay", request.delay, 0, kMaxDelay)) return error;
  for (std::size_t i = 0; i < request.seats.size(); ++i) {
    const SeatRequest& seat = request.seats[i];
    const std::string where = "seats[" + std::to_string(i) + "]";
    if (!is_one_of(kSeatRequestKinds, seat.kind))
      return error_at(where + ".kind", {"common.protocol.seat_kind", {{"text", seat.kind}}});
    if (seat.kind == "bot" && !seat.bot) return error_at(where, "common.protocol.seat_bot");
    if (seat.kind != "bot" && seat.bot) return error_at(where, "common.protocol.seat_no_bot");
    if (seat.kind != "me" && seat.name) return error_at(where, "common.protocol.seat_name");
  }
  return std::nullopt;
}

}  // namespace

std::expected<ClientMessage, BadMessage> read_client_message(std::string_view text) {
  if (text.size() > kMaxMessageBytes) return std::unexpected(BadMessage{std::nullopt, too_large()});
  auto message = read_message<ClientMessage>(text);
  if (!message) return message;
  if (const auto* say = std::get_if<SayMessage>(&*message))
    if (auto problem = chat_problem(say->text)) return std::unexpected(BadMessage{say->id, error_at("text", *problem)});
  return message;
}

std::expected<ServerMessage, BadMessage> read_server_message(std::string_view text) {
  return read_message<ServerMessage>(text);
}

std::string write_message(const ClientMessage& message) {
  return std::visit([](const auto& one) { return write_typed(one); }, message);
}

std::string write_message(const ServerMessage& message) {
  return std::visit([](const auto& one) { return write_typed(one); }, message);
}

ErrorMessage error_message(const Error& error, std::string sentence, std::optional<MessageId> id) {
  ErrorMessage message{id, std::string(name(error.code)), std::nullopt, error.message.key, {}, std::move(sentence)};
  for (const auto& [name, argument] : arguments_json(error.message)) message.args.emplace(name, argument);
  if (!error.rule.empty()) message.rule = error.rule;
  return message;
}

template <class T>
std::expected<T, Error> read_body(std::string_view text) {
  auto body = read_object(text);
  if (!body) return std::unexpected(std::move(body.error()));
  auto read = from_json<T>(value(std::move(*body)));
  if (!read)
    return std::unexpected(
        Error{ErrorCode::bad_message, {"common.protocol.bad_request", {{"problem", read.error()}}}, ""});
  if (auto error = check(*read)) return std::unexpected(std::move(*error));
  return std::move(*read);
}

template <class T>
std::string write_body(const T& body) {
  std::string text;
  append_json(text, body);
  return text;
}

template std::expected<GamesAnswer, Error> read_body(std::string_view);
template std::expected<CreateRequest, Error> read_body(std::string_view);
template std::expected<CreateAnswer, Error> read_body(std::string_view);
template std::expected<ClaimRequest, Error> read_body(std::string_view);
template std::expected<ClaimAnswer, Error> read_body(std::string_view);
template std::expected<HealthAnswer, Error> read_body(std::string_view);
template std::expected<MomentAnswer, Error> read_body(std::string_view);
template std::expected<TableInfo, Error> read_body(std::string_view);
template std::expected<QuickRequest, Error> read_body(std::string_view);
template std::expected<TablesAnswer, Error> read_body(std::string_view);
template std::expected<SignInRequest, Error> read_body(std::string_view);
template std::expected<PasswordRequest, Error> read_body(std::string_view);
template std::expected<DeletionRequest, Error> read_body(std::string_view);
template std::expected<AccountAnswer, Error> read_body(std::string_view);
template std::expected<ResultsAnswer, Error> read_body(std::string_view);
template std::expected<MyTablesAnswer, Error> read_body(std::string_view);
template std::expected<RatingsAnswer, Error> read_body(std::string_view);

template std::string write_body(const GamesAnswer&);
template std::string write_body(const CreateRequest&);
template std::string write_body(const CreateAnswer&);
template std::string write_body(const ClaimRequest&);
template std::string write_body(const ClaimAnswer&);
template std::string write_body(const EmptyAnswer&);
template std::string write_body(const HealthAnswer&);
template std::string write_body(const MomentAnswer&);
template std::string write_body(const TableInfo&);
template std::string write_body(const QuickRequest&);
template std::string write_body(const TablesAnswer&);
template std::string write_body(const SignInRequest&);
template std::string write_body(const PasswordRequest&);
template std::string write_body(const DeletionRequest&);
template std::string write_body(const AccountAnswer&);
template std::string write_body(const ResultsAnswer&);
template std::string write_body(const MyTablesAnswer&);
template std::string write_body(const RatingsAnswer&);

}  // namespace atlantica
