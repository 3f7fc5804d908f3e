import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
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
  const others = [["survive", 3], ["rising", 1], ["rising", 5]];
  for (const [game, seats] of [...call({ call: "games" }).games.map((game) => [game, 2]), ...others]) {
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
  assert.ok(show.error.key.length > 0);
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

test("once the game is over nothing is taken back", () => {
  const items = ["flag", "olive", "helmet", "amphora", "ring", "statue", "crown"];
  const position = {
    path: "ring4 flag5 ~51",
    idle_turns: 1,
    players: [
      { hand: {}, tiles: [], figures: [0, 0, 0] },
      { hand: Object.fromEntries(items.map((item) => [item, 15])), tiles: [], figures: [0, 0, 0] },
    ],
  };
  const { match } = call({ call: "new", game: "atlantis", position });
  assert.ok(call({ call: "play", match, seat: 0, move: "show" }).sequence);
  const end = call({ call: "view", match, seat: 0 });
  assert.equal(end.view.phase, "over");
  assert.equal(end.can_undo, false);
  assert.match(call({ call: "undo", match, seat: 0 }).error.key, /refusal.undo_over/);
  assert.deepEqual(call({ call: "view", match, seat: 0 }), end);
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
    [`{"call":"view","match":${match},"since":100000}`, "bad_message"],
    [`{"call":"view","match":${match},"at":3,"since":4}`, "bad_message"],
    [`{"call":"dance","match":${match}}`, "unknown_type"],
  ];
  for (const [request, code] of expected) {
    const answer = call_text(request);
    assert.equal(answer.error?.code, code, `${request} -> ${JSON.stringify(answer)}`);
    assert.ok(answer.error.key.length > 0);
  }
});

const records = new URL("../records/", import.meta.url);
const read_record = (name) => readFile(new URL(name, records), "utf8");

test("a record is opened and looked at from every seat at any moment", async () => {
  const record = await read_record("survive_three_seats.jsonl");
  const lines = record.trim().split("\n").map((line) => JSON.parse(line));
  const { match, turns, game, seats, parts } = call({ call: "record", record });
  const length = turns.length - 1;
  assert.equal(game, "survive");
  assert.deepEqual(seats, lines[0].seats);
  assert.equal(length, lines.length - 2);
  const draws = lines.filter((line) => line.chance).length;
  assert.deepEqual(parts, [{ draws, commitment: lines[0].commitment, key: lines.at(-1).key }]);
  const end = call({ call: "view", match });
  assert.deepEqual(call({ call: "view", match, at: length }), end);
  assert.equal(turns.at(-1), end.view.turn);
  assert.deepEqual(turns, turns.toSorted((a, b) => a - b));
  assert.equal(end.view.phase, "over");
  const middle = call({ call: "view", match, at: Math.floor(length / 2), seat: 1 });
  assert.equal(middle.sequence, Math.floor(length / 2));
  assert.equal(middle.view.colours.filter((one) => one.hand).length, 1);
  assert.equal(call({ call: "view", match, at: length + 1 }).error.code, "bad_message");
});

test("of a game that is not over, a seat sees nothing again that it has had to forget", async () => {
  const record = await read_record("survive_three_seats.jsonl");
  const values = ({ view }) => view.colours.flatMap((one) => one.explorers).filter((one) => one.value);
  const at_setup = ({ match }) => call({ call: "view", match, at: 78, seat: 0 });
  assert.ok(values(at_setup(call({ call: "record", record }))).length > 0, "the game is over");
  const unfinished = call({ call: "record", record: record.trim().split("\n").slice(0, -2).join("\n") });
  assert.equal(values(at_setup(unfinished)).length, 0);
  assert.deepEqual(at_setup(unfinished).moves, [], "the values that could still be chosen would tell the others");
  const setup = call({ call: "record", record: record.split("\n").slice(0, 90).join("\n") });
  assert.ok(values(at_setup(setup)).length > 0, "the setup is not over");
});

test("a view tells what led to it since an earlier moment", async () => {
  const { match } = call({ call: "record", record: await read_record("atlantis_three_seats.jsonl") });
  const { events, earlier, ...then } = call({ call: "view", match, at: 120, since: 116, seat: 1 });
  assert.deepEqual(then, call({ call: "view", match, at: 120, seat: 1 }));
  const all = call({ call: "events", match, since: 0, seat: 1 }).events;
  assert.deepEqual(events, all.filter(({ seq }) => seq > 116 && seq <= 120));
  assert.equal(earlier.length, 3, "after 119, 118 and 117");
});

test("nor does a seat see it again on the way from the setup to the first turn", async () => {
  const record = await read_record("survive_three_seats.jsonl");
  const values = ({ match }) => {
    const { earlier } = call({ call: "view", match, at: 112, since: 80, seat: 0 });
    return JSON.stringify(earlier).match(/"value":\d/g) ?? [];
  };
  assert.ok(values(call({ call: "record", record })).length > 0, "the game is over");
  const unfinished = call({ call: "record", record: record.trim().split("\n").slice(0, -2).join("\n") });
  assert.deepEqual(values(unfinished), []);
});

test("a record that was changed is not opened, and the line is named", async () => {
  const record = await read_record("atlantis_three_seats.jsonl");
  const answer = call({ call: "record", record: record.replace('"move":"', '"move":"fly ') });
  assert.equal(answer.error.code, "bad_record");
  assert.match(JSON.stringify(answer.error.args), /fly/);
  assert.equal(call({ call: "record", record: "{}" }).error.args.line, 1);
});

test("a proof needs the seed of every draw", async () => {
  const { match, parts } = call({ call: "record", record: await read_record("atlantis_three_seats.jsonl") });
  assert.equal(parts.length, 1);
  const { draws } = parts[0];
  const wrong = { call: "verify", match, commitments: ["00"], seeds: [] };
  assert.equal(call(wrong).error.args.count, draws);
  const zeros = Array(draws).fill("0".repeat(64));
  assert.equal(call({ ...wrong, commitments: [], seeds: zeros }).error.args.count, 1);
  assert.equal(call({ ...wrong, seeds: zeros }).error.code, "not_proved");
  assert.equal(call({ ...wrong, seeds: [...zeros.slice(1), "z"] }).error.code, "bad_message");
});

test("a match may begin with a position, and the caller decides what chance does", async () => {
  const file = new URL("../scenarios/atlantis_last_step.json", import.meta.url);
  const { position } = JSON.parse(await readFile(file, "utf8"));
  const { match } = call({ call: "new", game: "atlantis", position });
  assert.ok(call({ call: "play", match, seat: 1, move: "play crown 3" }).sequence);
  assert.equal(call({ call: "chance", match, move: "draw nothing" }).error.code, "refused");
  assert.equal(call({ call: "new", game: "atlantis", position: { path: "?" } }).error.code, "bad_option");
});

test("games and search have the signatures that are kept", async () => {
  const kept = await readFile(new URL("../../bench/signature", import.meta.url), "utf8");
  assert.equal(call({ call: "bench" }).signatures, kept);
});
