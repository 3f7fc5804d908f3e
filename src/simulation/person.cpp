#include "simulation/person.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "fair/secrets.h"
#include "protocol/codec.h"

namespace atlantica::simulation {

std::string Person::name() const {
  return role_ == Role::spectator ? fmt::format("spectator {} of table {}", number_, party_.number)
                                  : fmt::format("seat {} of table {}", seat_.value_or(-1), party_.number);
}

void Person::note(const std::string& what) { around_.commons.trace.note(name() + " " + what); }

void Person::wrong(const std::string& what) {
  around_.commons.trace.violated(fmt::format("{} ({}, {})", what, name(), party_.table));
}

void Person::wake_after(Micros delay) {
  around_.commons.scheduler.after(delay, Scheduler::kWorld, [this] { wake(); });
}

Node* Person::some_node() {
  std::vector<Node*> up;
  for (const auto& node : around_.nodes)
    if (node->up()) up.push_back(node.get());
  return up.empty() ? nullptr : dice().pick(up);
}

void Person::wake() {
  const bool calm = around_.commons.calm;
  wake_after((calm ? dice().between(200, 1200) : dice().between(50, 1500)) * kMillisecond);
  if (waits_until_ > around_.commons.scheduler.now()) return;
  if (party_.table.empty()) {
    if (role_ == Role::host) create();
    return;
  }
  if (role_ == Role::player && !token_ && !by_account_) return claim();
  if (!link_) return connect();
  if (!linked_) return;
  // A page gives a connection up that does not answer.
  constexpr Micros kPatience = 8 * kSecond;
  const Micros now = around_.commons.scheduler.now();
  if (std::ranges::any_of(pending_, [&](const auto& one) { return one.second.when + kPatience < now; }))
    return leave_link();
  if (joined_) return act();
  if (pending_.empty()) join();
}

// Getting there.

void Person::create() {
  Node* node = some_node();
  if (node == nullptr) return;
  waits_until_ = around_.commons.scheduler.now() + 3 * kSecond;
  around_.network.request(*node, [this, node](const std::function<void(Task)>& reply) {
    const auto make = [this, node, reply](const std::optional<Member>& member) {
      node->lobby().create(party_.request, member, [this, reply](std::expected<CreateAnswer, Error> answer) {
        reply([this, answer = std::move(answer)] {
          waits_until_ = 0;
          if (answer)
            created(*answer);
          else if (answer.error().code != ErrorCode::store_failed || !around_.commons.excused())
            wrong("a table can be created: " + answer.error().message.key);
        });
      });
    };
    if (session_.empty()) return make(std::nullopt);
    node->accounts().find(session_, [make](std::expected<std::optional<Member>, Error> found) {
      if (found) make(*found);
    });
  });
}

void Person::created(const CreateAnswer& answer) {
  if (!party_.table.empty()) return;
  TrueTable* table = around_.commons.truth.find(answer.table);
  if (table == nullptr) return wrong("what was acknowledged is kept: the new table " + answer.table);
  party_.table = answer.table;
  for (const CreatedSeat& seat : answer.seats) {
    if (seat.token) table->secrets.insert(*seat.token);
    if (seat.invite) table->secrets.insert(*seat.invite);
    if (seat.token && seat.seat == seat_) token_ = seat.token;
    if (seat.invite) party_.invites[seat.seat] = *seat.invite;
  }
  note("has created " + answer.table + " of " + party_.request.game);
}

void Person::claim() {
  Node* node = some_node();
  const auto invite = party_.invites.find(*seat_);
  if (node == nullptr || invite == party_.invites.end()) return;
  waits_until_ = around_.commons.scheduler.now() + 3 * kSecond;
  const ClaimRequest request{invite->second, "Person"};
  around_.network.request(*node, [this, node, request](const std::function<void(Task)>& reply) {
    const auto answer = [this, reply](std::expected<ClaimAnswer, Error> told) {
      reply([this, told = std::move(told)] { claimed(told); });
    };
    const auto take = [this, node, request, answer](const std::optional<Member>& member) {
      node->lobby().find(party_.table, address_of(number_), [request, answer, member](Lobby::FoundTable found) {
        if (!found) return answer(std::unexpected(found.error()));
        (*found)->run([table = *found, request, answer, member] { table->claim(request, member, answer); });
      });
    };
    claim_unsure_ = true;
    if (session_.empty()) return take(std::nullopt);
    node->accounts().find(session_, [take](std::expected<std::optional<Member>, Error> found) {
      if (found) take(*found);
    });
  });
}

void Person::claimed(std::expected<ClaimAnswer, Error> answer) {
  waits_until_ = 0;
  if (answer) {
    if (answer->seat != *seat_) return wrong(fmt::format("an invitation to one seat gave another, {}", answer->seat));
    TrueTable* table = around_.commons.truth.find(party_.table);
    if (token_ || table == nullptr) return;
    token_ = answer->token;
    claim_unsure_ = false;
    table->secrets.insert(*token_);
    party_.to_kick.erase(*seat_);
    if (!around_.commons.truth.holds(party_.table, *seat_, token_hash(*token_)))
      return wrong("what was acknowledged is kept: the claimed seat");
    return note("has claimed the seat");
  }
  const ErrorCode code = answer.error().code;
  if (code == ErrorCode::store_failed && around_.commons.excused()) return;
  if (code == ErrorCode::stale && claim_unsure_) return;  // the next try will tell
  // An earlier claim was stored, but its answer was lost.
  if (claim_unsure_ && (code == ErrorCode::bad_token || code == ErrorCode::bad_option)) {
    if (!session_.empty())
      by_account_ = true;
    else if (code == ErrorCode::bad_token)
      party_.to_kick.insert(*seat_);
    return;
  }
  wrong("an invitation is good until it is used: " + answer.error().message.key);
}

void Person::connect() {
  Node* node = some_node();
  if (node == nullptr) return;
  link_ = around_.network.connect(number_, *node, session_);
  linked_ = joined_ = false;
}

void Person::connected(Link& link) {
  if (!link_ || link_->number != link.number) return;
  linked_ = true;
  note(fmt::format("reaches node {}", link.node->number()));
  join();
}

void Person::join() {
  JoinMessage message;
  message.table = party_.table;
  const bool seated = role_ != Role::spectator;
  if (seated && token_ && !(!session_.empty() && dice().percent(30)))
    message.token = token_;
  else if (seated)
    message.seat = seat_;
  if (seen_ > 0 && !dice().percent(10)) message.since = seen_;
  forgot_ = !message.since;  // as after reloading the page: the server cannot know what was seen
  link_->told.table = party_.table;
  link_->told.since = message.since;
  link_->told.seat = seat_;
  send(message, {Asked::Kind::join, 0, 0, "", false});
}

void Person::leave_link() {
  if (!link_) return;
  note("hangs up");
  around_.network.hang_up(link_);
  closed(*link_);
}

void Person::closed(const Link& link) {
  if (!link_ || link_->number != link.number) return;
  for (const auto& [id, asked] : pending_)
    if (asked.kind == Asked::Kind::move) unanswered_ = MoveMessage{std::nullopt, asked.sequence, asked.text};
  pending_.clear();
  link_.reset();
  linked_ = joined_ = false;
}

void Person::check_end() {
  if (party_.table.empty()) return wrong("every table continues: it could not be created");
  const Micros late = around_.commons.scheduler.now() - 8 * kSecond;
  for (const auto& [id, asked] : pending_)
    if (asked.when < late) return wrong("every message is answered: one is not");
  if (!joined_) return wrong("everybody can come back");
}

}  // namespace atlantica::simulation
