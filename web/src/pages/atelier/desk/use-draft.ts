import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenPart } from '#domain/atelier.ts';
import { greetedName, outlines } from '#domain/merchant/outlines.ts';
import { studiedOf } from '#domain/persons.ts';
import { type Draft, emptyDraft } from '#domain/report/draft.ts';
import { readDraft } from '#domain/wire/desk.ts';
import { call } from '#web/platform/api-client.ts';
import { deskName, onSending, patience } from '#web/platform/desks.ts';
import { ApiError } from '#web/platform/errors.ts';
import { type KeptText, readTexts, sendText, writeTexts } from '#web/platform/kept-texts.ts';
import { type DraftSession, draftSession } from './draft-session.ts';

type Part = Pick<OpenPart, 'order_id' | 'service' | 'customer_info'>;

/** What a report of this part begins with. */
const plannedOf = ({ service, customer_info: info }: Part) => {
  const { firstName } = studiedOf(info);
  const sections = outlines[service].map(({ id, kind, title, second }) => ({
    id,
    kind,
    title: title.replace(greetedName, firstName),
    second,
    blocks: [],
  }));
  const order = sections.map(({ id }) => id);
  return { outline: { kind: 'outline' as const, outline: { order, removed: [] } }, sections };
};

/** Without the server the device's own copies are the draft, as long as it has some. */
const fromDevice = (kept: readonly KeptText[]): Draft =>
  kept.reduce<Draft>(
    ({ outline, sections }, { text, base }) =>
      text.kind === 'outline'
        ? { outline: { ...text.outline, revision: base }, sections }
        : {
            outline,
            sections: [...sections, { id: text.section.id, revision: base, at: '', section: text.section }],
          },
    emptyDraft,
  );

const isAway = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

const load = async ({ order_id, service }: Part): Promise<Draft> =>
  call(readDraft, { params: { id: order_id, service } });

/** The draft from the server, with what this device has kept of it. Throws `ApiError`. */
const openDraft = async (part: Part, user: string): Promise<DraftSession> => {
  const key = { order_id: part.order_id, service: part.service };
  const kept = await readTexts(key, user).catch(() => []);
  const draft = await load(part).catch((error: unknown) => {
    if (isAway(error) && kept.length > 0) return fromDevice(kept);
    throw error;
  });
  return draftSession(
    {
      now: () => Date.now(),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      store: (texts) =>
        writeTexts(texts.map(({ text, base, isUnsent }) => ({ part: key, user, text, base, isUnsent }))),
      send: (text, base) => sendText(key, user, text, base),
      load: () => load(part),
    },
    draft,
    kept,
    plannedOf(part),
  );
};

/** One tab writes a draft at a time. Web Locks decide; a channel asks the other tab to put its text down first. */

type TabLock = { readonly release: () => void };

type Options = { readonly signal?: AbortSignal; readonly steal?: boolean; readonly ifAvailable?: boolean };

/** Resolves with the lock, or undefined where another tab has it. `onLost`: it was taken away. */
const request = (name: string, options: Options, onLost: () => void): Promise<TabLock | undefined> =>
  new Promise((resolve) => {
    navigator.locks
      .request(name, options, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((end) => resolve({ release: () => end() }));
      })
      .catch(() => {
        resolve(undefined);
        onLost();
      });
  });

const channelOf = (name: string): BroadcastChannel => new BroadcastChannel(name);

/** Takes the lock if no other tab has it. A browser without locks has no other tab to ask either. */
const tryLock = (name: string, onLost: () => void): Promise<TabLock | undefined> =>
  'locks' in navigator
    ? request(name, { ifAvailable: true }, onLost)
    : Promise.resolve({ release: () => undefined });

/** Asks the other tab for the lock; after a moment it is taken away. */
const takeLock = async (name: string, onLost: () => void): Promise<TabLock | undefined> => {
  const channel = channelOf(name);
  channel.postMessage('give');
  channel.close();
  const given = await request(name, { signal: AbortSignal.timeout(patience) }, () => undefined);
  return given ?? request(name, { steal: true }, onLost);
};

/** Calls `give` when another tab wants to write; it ends with the lock released. */
const onAsked = (name: string, give: () => void): (() => void) => {
  const channel = channelOf(name);
  channel.onmessage = give;
  return () => channel.close();
};

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'open'; readonly session: DraftSession };

/** Stores and sends what this device has kept, before the page is hidden, and again when the network is back. */
const watch = (session: DraftSession): (() => void) => {
  const keep = () => void session.keep();
  keep();
  const online = () => session.change({ kind: 'online' });
  const stopSending = onSending(() => session.sendAll());
  document.addEventListener('visibilitychange', keep);
  window.addEventListener('pagehide', keep);
  window.addEventListener('online', online);
  return () => {
    document.removeEventListener('visibilitychange', keep);
    window.removeEventListener('pagehide', keep);
    window.removeEventListener('online', online);
    stopSending();
  };
};

/** The draft of a part in this tab: opened with its lock, closed with its text stored. */
export const useDraft = (part: OpenPart, user: string) => {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [round, setRound] = useState<{ isTaking: boolean }>({ isTaking: false });
  const known = useRef(part);
  const name = deskName(part.order_id, part.service);
  useEffect(() => {
    let isGone = false;
    let lock: TabLock | undefined;
    let session: DraftSession | undefined;
    let stop: (() => void) | undefined;
    const leave = async () => {
      stop?.();
      await session?.close();
      lock?.release();
    };
    const give = () => {
      if (!isGone) setState({ kind: 'elsewhere' });
      void leave();
    };
    const stopAsking = onAsked(name, give);
    const open = async () => {
      lock = await (round.isTaking ? takeLock : tryLock)(name, give);
      if (!lock) return setState({ kind: 'elsewhere' });
      const opened = await openDraft(known.current, user);
      if (isGone) return lock.release();
      session = opened;
      stop = watch(opened);
      setState({ kind: 'open', session: opened });
    };
    setState({ kind: 'loading' });
    open().catch((error: unknown) => {
      lock?.release();
      if (!isGone) setState({ kind: 'failed', error });
    });
    return () => {
      isGone = true;
      stopAsking();
      void leave();
    };
  }, [name, user, round]);
  const reload = useCallback(() => setRound({ isTaking: false }), []);
  const takeHere = useCallback(() => setRound({ isTaking: true }), []);
  return { state, reload, takeHere };
};
