import assert from "node:assert/strict";
import { test } from "node:test";
import { load_engine } from "./engine.mjs";

const { call, call_text } = await load_engine();

// Plays a match to its end with a bot in every seat; the answers of all moves and the final view.
function play_to_the_end({ game = "atlantis", seats, seed, bot }) {
  const { match } = call({ call: "new", game, seats, seed });
  const moves = [];
  let now = call({ call: "view", match });
  while (now.actors.length > 0) {
    const [seat] = now.view.awaited ?? now.actors;
    const { move } = call({ call: "choose", match, seat, bot, seed: seed + moves.length });
    const offered = call({ call: "view", match, seat }).moves.map((one) => one.move);
    assert.ok(offered.includes(move), `${move} is not among ${offered}`);
    const answer = call({ call: "play", match, seat, move });
    assert.ok(answer.sequence > now.sequence, `${move}: ${JSON.stringify(answer)}`);
    moves.push(move);
    now = call({ call: "view", match });
  }
  const { events } = call({ call: "events", match, since: 0 });
  assert.deepEqual(call({ call: "close", match }), {});
  return { ...now, moves, events };
}

test("a game of atlantis is played to its end", () => {
  for (const seats of [2, 3, 4]) {
    const { result, view, events } = play_to_the_end({ seats, seed: 2, bot: "greedy" });
    assert.equal(view.phase, "over");
    assert.equal(events.at(-1).type, "over");
    assert.equal(result.scores.length, seats);
    const best = Math.max(...result.scores);
    const winners = [...result.scores.keys()].filter((seat) => result.scores[seat] === best);
    assert.deepEqual(result.winners, winners);
    assert.deepEqual(view.players.map((player) => player.score.score), result.scores);
    assert.ok(view.players.some((player) => player.figures.every((place) => place === 54)));
  }
});

test("every game is played to its end", () => {
  for (const [game, seats] of [["survive", 3], ["escape", 2], ["rising", 1], ["rising", 5]]) {
    const { result, view, events } = play_to_the_end({ game, seats, seed: 3, bot: "greedy" });
    assert.equal(view.phase, "over", game);
    assert.equal(events.at(-1).type, "over", game);
    assert.equal(result.scores.length, seats, game);
  }
});

test("the same seed gives the same game, another seed another one", () => {
  const game = play_to_the_end({ seats: 2, seed: 7, bot: "random" });
  assert.deepEqual(play_to_the_end({ seats: 2, seed: 7, bot: "random" }), game);
  assert.notDeepEqual(play_to_the_end({ seats: 2, seed: 8, bot: "random" }).moves, game.moves);
});

test("an illegal move is refused with its rule and changes nothing", () => {
  const { match } = call({ call: "new", game: "atlantis", seats: 2, seed: 1, options: { first: "0" } });
  const before = call({ call: "view", match, seat: 0 });
  assert.deepEqual(before.actors, [0]);
  const show = call({ call: "play", match, seat: 0, move: "show" });
  assert.equal(show.error.code, "refused");
  assert.equal(show.error.rule, "ATL-3.10");
  assert.ok(show.error.message.length > 0);
  assert.equal(call({ call: "play", match, seat: 1, move: before.moves[0].move }).error.rule, "ATL-3.0");
  assert.deepEqual(call({ call: "view", match, seat: 0 }), before);
});

test("a bridge placed can be taken back", () => {
  const { match } = call({ call: "new", game: "atlantis", seats: 2, seed: 1, options: { first: "0" } });
  const before = call({ call: "view", match, seat: 0 });
  assert.ok(call({ call: "play", match, seat: 0, move: "bridge 27" }).sequence);
  assert.equal(call({ call: "view", match, seat: 0 }).can_undo, true);
  assert.ok(call({ call: "undo", match, seat: 0 }).sequence);
  assert.deepEqual(call({ call: "view", match, seat: 0 }).view, before.view);
  assert.equal(call({ call: "undo", match, seat: 0 }).error.code, "refused");
});

test("a seat does not see the hand of another", () => {
  const { match } = call({ call: "new", game: "atlantis", seats: 2, seed: 1 });
  const [own, other] = call({ call: "view", match, seat: 0 }).view.players;
  assert.equal(Object.values(own.hand).reduce((sum, cards) => sum + cards), own.hand_size);
  assert.equal(other.hand, undefined);
  assert.ok(call({ call: "view", match }).view.players.every((player) => player.hand === undefined));
});

test("every wrong call is answered", () => {
  const { match } = call({ call: "new", game: "atlantis", seats: 2, seed: 1 });
  const expected = [
    ["{", "bad_json"],
    ["", "bad_json"],
    ["\u{1f30a}", "bad_json"],
    ["[1]", "bad_message"],
    ['{"call":7}', "bad_message"],
    ['{"call":"view"}', "bad_message"],
    ['{"call":"view","match":1e300}', "bad_message"],
    ['{"call":"view","match":99}', "not_found"],
    ['{"call":"new","game":"chess","seats":2,"seed":1}', "bad_option"],
    ['{"call":"new","game":"atlantis","seats":9,"seed":1}', "bad_option"],
    ['{"call":"new","game":"atlantis","seats":2,"seed":1,"options":{"first":"9"}}', "bad_option"],
    [`{"call":"view","match":${match},"seat":2}`, "bad_message"],
    [`{"call":"play","match":${match},"seat":0}`, "bad_message"],
    [`{"call":"play","match":${match},"seat":0,"move":"fly"}`, "refused"],
    [`{"call":"choose","match":${match},"seat":5,"bot":"greedy","seed":1}`, "bad_message"],
    [`{"call":"events","match":${match},"since":100000}`, "bad_message"],
    [`{"call":"dance","match":${match}}`, "unknown_type"],
  ];
  for (const [request, code] of expected) {
    const answer = call_text(request);
    assert.equal(answer.error?.code, code, `${request} -> ${JSON.stringify(answer)}`);
    assert.ok(answer.error.message.length > 0);
  }
});
