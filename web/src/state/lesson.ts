import { type Scenario, type ScenarioStep, scenario } from "../protocol/messages";
import { read } from "../protocol/shape";
import { loadSpeech, sayAny } from "../speech";

// A lesson is a series of scenario files (docs/scenarios.md), one per chapter: a position that the learner, at seat 0,
// plays on from. The notes tell the learner what to do next; chance and the other seats follow the file.

export type LessonStep = ScenarioStep;

export interface Chapter extends Scenario {
  id: string; // "atlantis/1_cards"
}

export const kLearner = 0;

const files = import.meta.glob<{ default: unknown }>("../../../lessons/*/*.json");
const idOf = (path: string): string => path.replace(/^.*lessons\//, "").replace(/\.json$/, "");

export const hasLesson = (game: string): boolean =>
  Object.keys(files).some((path) => idOf(path).startsWith(`${game}/`));

export async function loadChapters(game: string): Promise<Chapter[]> {
  await Promise.all([loadSpeech(game), loadSpeech(`${game}_lesson`)]);
  const wanted = Object.entries(files).filter(([path]) => idOf(path).startsWith(`${game}/`));
  return Promise.all(
    wanted
      .sort(([a], [b]) => a.localeCompare(b))
      .map(async ([path, load]) => chapterOf(idOf(path), (await load()).default)),
  );
}

// The chapter in the reader's language: a file refers to its title and notes by message key.
export function chapterOf(id: string, content: unknown): Chapter {
  const file = read(scenario, content);
  if (!file.ok) throw new Error(`${id}: ${file.error}`);
  const { scenario: title, steps } = file.value;
  return {
    id,
    ...file.value,
    scenario: sayAny(title),
    steps: steps.map((step) => (step.note === undefined ? step : { ...step, note: sayAny(step.note) })),
  };
}

// What a step expects of the learner: to make a move, to read and continue, or nothing, because it runs by itself.
export type Asked = "do" | "read" | "nothing";

export function askedBy(step: LessonStep): Asked {
  if (step.play !== undefined && (step.seat ?? kLearner) === kLearner) return "do";
  if (step.play !== undefined || step.chance !== undefined) return "nothing";
  return step.note === undefined ? "nothing" : "read";
}

// Chapters the reader has finished, stored in this browser.
const kKey = "atlantica.lessons";
type Store = Pick<Storage, "getItem" | "setItem">;

export function finishedChapters(store: Store): Set<string> {
  return new Set((store.getItem(kKey) ?? "").split(" ").filter(Boolean));
}

export const finishChapter = (store: Store, id: string): void =>
  store.setItem(kKey, [...finishedChapters(store).add(id)].join(" "));
