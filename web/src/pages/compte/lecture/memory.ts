import * as z from 'zod/mini';
import { readItem, readingKey, writeItem } from '#web/platform/browser-storage.ts';
import { keepsReports } from '#web/platform/keeping-choice.ts';

/** Percent of the usual size of the text. */
export const sizes = [100, 125, 150, 175, 200] as const;

/** From 150 % on, a margin beside the text would hold a word a line: its notes stand under their paragraphs. */
export const hasNotesBeside = (size: number): boolean => (sizes[size] ?? 100) < 150;

/** Reports whose place a browser remembers, the last ones. */
const mostPlaces = 20;

const placeSchema = z.object({
  /** Order and service. */
  report: z.string(),
  /** The anchor of the chapter, and the block of it at the top of the window. */
  anchor: z.string(),
  block: z.int(),
  /** Anchors of the chapters that were read to their end. */
  read: z.array(z.string()),
});
export type Place = z.infer<typeof placeSchema>;

const memorySchema = z.object({
  /** A place in `sizes`. */
  size: z.catch(z.int().check(z.gte(0), z.lt(sizes.length)), 0),
  /** The letter S is a shortcut, which speech input may press by mistake (WCAG 2.1.4). */
  hasKeys: z.catch(z.boolean(), true),
  places: z.catch(z.array(placeSchema), []),
});
export type Memory = z.infer<typeof memorySchema>;

const readStored = (): Memory => {
  try {
    return z.parse(memorySchema, JSON.parse(readItem(readingKey) ?? '{}'));
  } catch {
    return { size: 0, hasKeys: true, places: [] };
  }
};

/** The places of this tab, where the device may not keep what is read on it. */
let unkept: Memory['places'] = [];

export const readMemory = (): Memory => {
  const stored = readStored();
  return { ...stored, places: keepsReports() ? [...stored.places, ...unkept] : unkept };
};

/** Changes what this browser remembers of its readings; another tab may have changed the rest. */
export const remember = (change: (memory: Memory) => Memory): Memory => {
  const next = change(readMemory());
  const keeps = keepsReports();
  unkept = keeps ? [] : next.places;
  writeItem(readingKey, JSON.stringify(keeps ? next : { ...next, places: [] }));
  return next;
};

export const placeIn = ({ places }: Memory, report: string): Place | undefined =>
  places.find((place) => place.report === report);

export const withPlace = (memory: Memory, place: Place): Memory => ({
  ...memory,
  places: [...memory.places.filter(({ report }) => report !== place.report), place].slice(-mostPlaces),
});

/** The place after a chapter was read to its end. */
export const withRead = (place: Place, anchor: string): Place =>
  place.read.includes(anchor) ? place : { ...place, read: [...place.read, anchor] };
