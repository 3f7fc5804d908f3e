#include "server/accounts.h"

#include <fmt/format.h>

#include <cmath>
#include <memory>
#include <utility>

#include "catalog/catalog.h"
#include "fair/secrets.h"
#include "protocol/kinds.h"
#include "server/log.h"

namespace atlantica {

namespace {

constexpr int kShownResults = 100;
constexpr int kShownPlayers = 100;

int shown(double rating) { return static_cast<int>(std::lround(rating)); }

RatingInfo to_info(const PlayerRating& one) {
  return {one.game, shown(shown_rating(one.rating)), shown(shown_deviation(one.rating)), one.games};
}

ResultInfoOfPlayer to_info(const PlayerResult& one) {
  ResultInfoOfPlayer info{one.table, one.game, one.seat, one.score, one.place, one.players, one.finished, {}, {}};
  if (one.after != 0) {
    info.rating_before = shown(one.before);
    info.rating = shown(one.after);
  }
  return info;
}

}  // namespace

Error Accounts::not_stored(const StoreError& error) {
  log_event(LogLevel::error, "common.log.accounts", {{"problem", error.message}});
  return {ErrorCode::store_failed, "common.server.storage", ""};
}

void Accounts::start_session(Member member, Callback<std::expected<SignedIn, Error>> answer) {
  const std::string token = new_token();
  const std::int64_t now = context_.time();
  context_.store.start_session(
      {token_hash(token), member.account, now, now - kSessionSeconds},
      converted<void, SignedIn>(std::move(answer), [token, member] { return SignedIn{member, token}; }));
}

void Accounts::sign_out(const std::string& session, Callback<std::expected<void, Error>> answer) {
  context_.store.end_session(token_hash(session), converted<void, void>(std::move(answer), [] { return Done(); }));
}

void Accounts::sign_out_everywhere(const Member& member, Callback<std::expected<void, Error>> answer) {
  context_.store.end_sessions(member.account, converted<void, void>(std::move(answer), [] { return Done(); }));
}

void Accounts::find(const std::string& session, Callback<std::expected<std::optional<Member>, Error>> answer) {
  if (session.empty()) return answer(std::nullopt);
  const std::int64_t now = context_.time();
  context_.store.use_session({token_hash(session), "", now, now - kSessionSeconds},
                             [answer = std::move(answer)](std::expected<StoredAccount, StoreError> found) mutable {
                               if (found) return answer(Member{found->id, found->name});
                               if (found.error().kind == StoreError::Kind::missing) return answer(std::nullopt);
                               answer(std::unexpected(not_stored(found.error())));
                             });
}

void Accounts::look(const Member& member, Callback<std::expected<AccountAnswer, Error>> answer) {
  context_.store.ratings_of(member.player(),
                            converted<std::vector<PlayerRating>, AccountAnswer>(
                                std::move(answer), [name = member.name](const std::vector<PlayerRating>& ratings) {
                                  AccountAnswer account{name, {}};
                                  for (const PlayerRating& one : ratings) account.ratings.push_back(to_info(one));
                                  return account;
                                }));
}

void Accounts::results(const Member& member, Callback<std::expected<ResultsAnswer, Error>> answer) {
  context_.store.results_of(member.player(), kShownResults,
                            converted<std::vector<PlayerResult>, ResultsAnswer>(
                                std::move(answer), [](const std::vector<PlayerResult>& results) {
                                  ResultsAnswer told;
                                  for (const PlayerResult& one : results) told.results.push_back(to_info(one));
                                  return told;
                                }));
}

void Accounts::tables(const Member& member, Callback<std::expected<MyTablesAnswer, Error>> answer) {
  context_.store.tables_of(member.account, kShownResults,
                           converted<std::vector<PlayerTable>, MyTablesAnswer>(
                               std::move(answer), [](const std::vector<PlayerTable>& tables) {
                                 MyTablesAnswer told;
                                 for (const PlayerTable& one : tables)
                                   told.tables.push_back({one.table, one.game, one.seat, one.created, one.finished});
                                 return told;
                               }));
}

void Accounts::ratings(const std::string& game, Callback<std::expected<RatingsAnswer, Error>> answer) {
  if (find_game(game) == nullptr)
    return answer(std::unexpected(Error{ErrorCode::not_found, {"common.server.no_game", {{"text", game}}}, ""}));
  context_.store.best_of(
      game, kShownPlayers,
      converted<std::vector<PlayerRating>, RatingsAnswer>(
          std::move(answer), [game](const std::vector<PlayerRating>& ratings) {
            RatingsAnswer told{game, {}};
            for (const PlayerRating& one : ratings)
              told.players.push_back({std::string(one.player.starts_with("bot:") ? kBotKind : kHumanKind), one.name,
                                      shown(shown_rating(one.rating)), shown(shown_deviation(one.rating)), one.games});
            return told;
          }));
}

}  // namespace atlantica
