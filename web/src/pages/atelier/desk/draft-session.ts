import type { Section } from '#domain/report/document.ts';
import type { Draft } from '#domain/report/draft.ts';
import { isSame, keyOf, outlineKey, sectionKey, type Text } from '#domain/report/draft-text.ts';
import { ApiError } from '#web/platform/errors.ts';
import {
  after,
  due,
  type Happening,
  isUnsent,
  nothingSaved,
  type Piece,
  pieceOf,
  type Saving,
} from './saving.ts';
import { savedTexts as texts } from './texts.ts';

/** A text that a device kept; `isUnsent`: the server has not taken it yet. */
export type Kept = { readonly text: Text; readonly base: number; readonly isUnsent: boolean };

type Known = { readonly text: Text; readonly revision: number; readonly at: string };

const knownOf = ({ outline, sections }: Draft): Map<string, Known> => {
  const { revision, ...rest } = outline;
  const saved = sections.map(({ section, ...one }): [string, Known] => [
    sectionKey(section.id),
    { text: { kind: 'section', section }, revision: one.revision, at: one.at },
  ]);
  return new Map([
    ...saved,
    ...(revision > 0
      ? [[outlineKey, { text: { kind: 'outline', outline: rest }, revision, at: '' }] as const]
      : []),
  ]);
};

/** A text that the server has not taken goes on, or stands beside what the server has. */
const merged = (known: Known | undefined, kept: Kept): Piece => {
  const own = { ...pieceOf(kept.text, kept.base), edit: 1, onDevice: 1 };
  if (!known || known.revision === kept.base) return own;
  return isSame(known.text, kept.text) ? pieceOf(known.text, known.revision) : { ...own, other: known };
};

/** The state of a draft from what the server has, what the device kept and what the consultation promises. */
export const opened = (
  draft: Draft,
  kept: readonly Kept[],
  planned: { readonly outline: Text; readonly sections: readonly Section[] },
): Saving => {
  const known = knownOf(draft);
  const pieces = new Map<string, Piece>([
    [outlineKey, pieceOf(planned.outline, 0)],
    // An outline names sections that nobody has written yet, and those have no row on the server.
    ...planned.sections.map((section): [string, Piece] => [
      sectionKey(section.id),
      pieceOf({ kind: 'section', section }, 0),
    ]),
  ]);
  for (const [key, { text, revision }] of known) pieces.set(key, pieceOf(text, revision));
  for (const one of kept) {
    if (one.isUnsent) pieces.set(keyOf(one.text), merged(known.get(keyOf(one.text)), one));
  }
  return { ...nothingSaved, pieces };
};

/** What the server has instead of a text that it did not take. */
const changeOf = (key: string, { outline, sections }: Draft): Happening => {
  const { revision, ...rest } = outline;
  if (key === outlineKey)
    return { kind: 'differs', key, other: { text: { kind: 'outline', outline: rest }, revision, at: '' } };
  const saved = sections.find(({ section }) => sectionKey(section.id) === key);
  return {
    kind: 'differs',
    key,
    other: saved
      ? { text: { kind: 'section', section: saved.section }, revision: saved.revision, at: saved.at }
      : { text: undefined, revision: 0, at: '' },
  };
};

type DraftPorts = {
  readonly now: () => number;
  /** Calls `act` after some milliseconds; returns what cancels it. */
  readonly later: (milliseconds: number, act: () => void) => () => void;
  readonly store: (kept: readonly Kept[]) => Promise<void>;
  /** Returns the new revision. Throws `ApiError`. */
  readonly send: (text: Text, base: number) => Promise<number>;
  readonly load: () => Promise<Draft>;
};

/** A pause in typing; who never pauses is saved every second all the same. */
const pause = 300;
const longest = 1_000;

const isUnreachable = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 401 || error.status >= 500;

/** A colleague has taken the part over, or the server says what else ended it. */
const refusalOf = (error: unknown): string => {
  if (!(error instanceof ApiError)) return '';
  return error.code === 'forbidden' ? texts.over : error.message;
};

const failed = async (key: string, error: unknown, { now, load }: DraftPorts): Promise<Happening> => {
  const unreachable: Happening = { kind: 'unreachable', key, now: now() };
  if (isUnreachable(error)) return unreachable;
  if (!(error instanceof ApiError) || error.code !== 'draft_changed')
    return { kind: 'refused', key, message: refusalOf(error) };
  return load().then(
    (draft) => changeOf(key, draft),
    () => unreachable,
  );
};

/** The state of the machine, and who listens to it. */
const stateful = (first: Saving) => {
  let saving = first;
  const listeners = new Set<() => void>();
  return {
    snapshot: () => saving,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    happen: (...happenings: readonly Happening[]) => {
      saving = happenings.reduce(after, saving);
      for (const listener of listeners) listener();
    },
  };
};
type Stateful = ReturnType<typeof stateful>;

/** Stores and sends what is due. A device that refuses to store does not stop the sending. */
const worker = (ports: DraftPorts, { snapshot, happen }: Stateful) => {
  let isOver = false;
  let stopWaking: (() => void) | undefined;
  const underWay = new Set<Promise<void>>();

  const store = async (keys: readonly string[]) => {
    const pieces = keys.flatMap((key) => {
      const piece = snapshot().pieces.get(key);
      return piece ? [{ key, ...piece, isUnsent: isUnsent(piece) }] : [];
    });
    await ports.store(pieces);
    happen(...pieces.map(({ key, edit }): Happening => ({ kind: 'stored', key, edit })));
  };

  /** The device learns that the server has a text; it would send it again otherwise. */
  const tellDevice = async (key: string, text: Text) => {
    const piece = snapshot().pieces.get(key);
    if (!piece || !isSame(piece.text, text)) return;
    await ports.store([{ ...piece, isUnsent: isUnsent(piece) }]).catch(() => undefined);
  };

  const send = async (key: string) => {
    const piece = snapshot().pieces.get(key);
    if (!piece) return;
    happen({ kind: 'sending', key, now: ports.now() });
    try {
      const revision = await ports.send(piece.text, piece.base);
      happen({ kind: 'saved', key, revision, now: ports.now() });
      await tellDevice(key, piece.text);
    } catch (error) {
      happen(await failed(key, error, ports));
    }
    if (!isOver) void work();
  };

  const begin = (task: Promise<void>): void => {
    const one = task.finally(() => underWay.delete(one));
    underWay.add(one);
  };

  /** Settles when all that is under way has arrived or failed, also what was stored or sent before. */
  const work = (isUrgent = false): Promise<unknown> => {
    stopWaking?.();
    const todo = due(snapshot(), ports.now(), isUrgent);
    // A page that is being left cannot wait for an earlier text; the device writes them in this order.
    if (todo.store.length > 0) begin(store(todo.store).catch(() => undefined));
    if (todo.wakeAt !== undefined && !isOver)
      stopWaking = ports.later(Math.max(0, todo.wakeAt - ports.now()), () => void work());
    for (const key of todo.send) begin(send(key));
    return Promise.all(underWay);
  };

  return {
    work,
    end: () => {
      isOver = true;
      stopWaking?.();
    },
  };
};

/** Texts that changed and are not read yet: reading costs, so that it waits for a pause. */
const typist = (ports: DraftPorts, { happen }: Stateful, onPause: () => void) => {
  const texts = new Map<string, () => Text>();
  let since: number | undefined;
  let stop: (() => void) | undefined;
  return {
    typing: (key: string, tell: () => Text) => {
      texts.set(key, tell);
      since ??= ports.now();
      stop?.();
      stop = ports.later(Math.max(0, Math.min(pause, since + longest - ports.now())), onPause);
    },
    read: () => {
      stop?.();
      since = undefined;
      const read = [...texts].map(([key, tell]): Happening => ({ kind: 'edited', key, text: tell() }));
      texts.clear();
      if (read.length > 0) happen(...read);
    },
  };
};

/** The draft while the desk is open: drives the machine of `saving.ts` with clock, device and server. */
export const draftSession = (
  ports: DraftPorts,
  draft: Draft,
  kept: readonly Kept[],
  planned: Parameters<typeof opened>[2],
) => {
  const state = stateful(opened(draft, kept, planned));
  const { work, end } = worker(ports, state);
  const { typing, read } = typist(ports, state, () => void keep());
  /** Reads what was typed, stores it at once, and sends what is due. */
  const keep = (): Promise<unknown> => {
    read();
    return work();
  };
  const isSent = () => ![...state.snapshot().pieces.values()].some(isUnsent);
  return {
    subscribe: state.subscribe,
    snapshot: state.snapshot,
    typing,
    keep,
    /** A change that does not come from the editor. */
    change: (happening: Happening) => {
      read();
      state.happen(happening);
      void work();
    },
    /** Sends all without waiting; tells whether the server has it. */
    sendAll: async (): Promise<boolean> => {
      read();
      // A text that was under way when it changed needs a second round.
      for (const _round of [1, 2]) if (!isSent()) await work(true);
      return isSent();
    },
    close: async () => {
      end();
      await keep();
    },
  };
};
export type DraftSession = ReturnType<typeof draftSession>;
