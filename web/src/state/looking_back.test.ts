import { expect, test, vi } from "vitest";
import type { TableInfo } from "../protocol/messages";
import type { Moment, Story } from "./story";
import type { Playback } from "./table";
import { memory } from "./test_storage";

// Settings are read from the browser when they are imported.
vi.stubGlobal("localStorage", memory());
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} }));
const { LookingBack } = await import("./looking_back.svelte");

// Everything here is answered at once, so the next turn of the event loop finds it done.
const allSettled = () => new Promise(setImmediate);

const playback: Playback = { settle: (_, view) => view, duration: () => 100, traces: () => true };
const story: Story = {
  info: { table: "t1", game: "atlantis" } as TableInfo,
  length: 7,
  stops: [0, 3, 7],
  turns: [],
  moment: async (sequence): Promise<Moment> => ({
    sequence,
    view: `view ${sequence}`,
    earlier: [],
    actors: [],
  }),
  events: async () => [],
};

test("a line of the log leads to the moment it belongs to, another one to the next", async () => {
  let begun = 0;
  const back = new LookingBack(() => {
    ++begun;
    return { story, playback };
  });
  back.look(2);
  await allSettled();
  expect(back.session?.state.shown).toBe("view 3");
  back.look(5);
  await allSettled();
  expect(back.session?.state.shown).toBe("view 7");
  expect(begun).toBe(1);
  back.stop();
  expect(back.session).toBeUndefined();
  back.look(0);
  await allSettled();
  expect(back.session?.state.shown).toBe("view 0");
  expect(begun).toBe(2);
});

test("there is nothing to look back at before the table is there", () => {
  const back = new LookingBack(() => undefined);
  back.look(2);
  expect(back.session).toBeUndefined();
});
