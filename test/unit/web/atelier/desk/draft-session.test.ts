import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Section } from '#domain/report/document.ts';
import { emptyDraft } from '#domain/report/draft.ts';
import type { Text } from '#domain/report/draft-text.ts';
import { draftSession, type Kept } from '#web/pages/atelier/desk/draft-session.ts';
import { stateOf } from '#web/pages/atelier/desk/saving.ts';
import { ApiError, offlineError } from '#web/platform/errors.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const section = (words: string): Section => ({
  ...{ id: 'lune', kind: 'chapter', title: 'La Lune,', second: '' },
  blocks: [{ kind: 'paragraph', runs: [words] }],
});
const text = (words: string): Text => ({ kind: 'section', section: section(words) });
const key = 'section#lune';
const planned = {
  outline: { kind: 'outline' as const, outline: { order: ['lune'], removed: [] } },
  sections: [],
};

const opened = (
  send = async (_text: Text, base: number) => base + 1,
  isStored: Promise<void> = Promise.resolve(),
) => {
  const device: Kept[] = [];
  const sent: { at: number; text: Text }[] = [];
  const start = Date.now();
  const session = draftSession(
    {
      now: () => Date.now(),
      later: (milliseconds, act) => {
        const timer = setTimeout(act, milliseconds);
        return () => clearTimeout(timer);
      },
      store: async (kept) => {
        device.push(...kept);
        await isStored;
      },
      send: async (one, base) => {
        sent.push({ at: Date.now() - start, text: one });
        return send(one, base);
      },
      load: async () => ({
        ...emptyDraft,
        sections: [{ id: 'lune', revision: 9, at: '2026-11-25T08:36:00.000Z', section: section('le leur') }],
      }),
    },
    { ...emptyDraft, outline: { ...emptyDraft.outline, revision: 1, order: ['lune'] } },
    [],
    planned,
  );
  return { session, device, sent };
};

test('who types without a pause is on the device after one second', async () => {
  const { session, device } = opened();
  for (const letter of 'abcdefghijklm') {
    session.typing(key, () => text(letter));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(device[0]?.text).toEqual(text('j'));
});

test('a section is sent at once, and then every five seconds', async () => {
  const { session, sent } = opened();
  for (let tick = 0; tick < 120; tick += 1) {
    session.typing(key, () => text(String(tick)));
    await vi.advanceTimersByTimeAsync(100);
  }
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ at }) => Math.round(at / 1000))).toEqual([1, 6, 11, 16]);
  expect(sent.at(-1)?.text).toEqual(text('119'));
  expect(stateOf(session.snapshot()).kind).toBe('saved');
});

test('the device knows what the server has', async () => {
  const { session, device } = opened();
  session.typing(key, () => text('un'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(device.map(({ isUnsent }) => isUnsent)).toEqual([true, false]);
});

test('without a network the text waits on the device and goes later', async () => {
  let isDown = true;
  const { session, device } = opened(async (_text, base) => {
    if (isDown) throw offlineError();
    return base + 1;
  });
  session.typing(key, () => text('un'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([stateOf(session.snapshot()).kind, device.length]).toEqual(['offline', 1]);
  isDown = false;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(stateOf(session.snapshot()).kind).toBe('saved');
});

test('a colleague’s text is read again and shown beside the own one', async () => {
  const { session } = opened(async () => {
    throw new ApiError('draft_changed', 'changé', 409);
  });
  session.typing(key, () => text('le mien'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stateOf(session.snapshot()).kind).toBe('differs');
  expect(session.snapshot().pieces.get(key)?.other?.text).toEqual(text('le leur'));
});

test('sending all does not wait, and tells whether it arrived', async () => {
  const there = opened();
  there.session.typing(key, () => text('un'));
  expect(await there.session.sendAll()).toBe(true);
  const away = opened(async () => {
    throw offlineError();
  });
  away.session.typing(key, () => text('un'));
  expect(await away.session.sendAll()).toBe(false);
});

const typedMeanwhile: readonly { readonly what: string; readonly typed: readonly string[] }[] = [
  { what: 'for what is under way', typed: [] },
  { what: 'also for what changed meanwhile', typed: ['deux'] },
];
test.each(typedMeanwhile)('sending all waits $what', async ({ typed }) => {
  const { session, sent } = opened(
    (_text, base) => new Promise((resolve) => setTimeout(() => resolve(base + 1), 400)),
  );
  session.typing(key, () => text('un'));
  await vi.advanceTimersByTimeAsync(350);
  expect(sent).toHaveLength(1);
  for (const words of typed) session.typing(key, () => text(words));
  const isThere = session.sendAll();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await isThere).toBe(true);
  expect(sent.at(-1)?.text).toEqual(text(typed.at(-1) ?? 'un'));
});

test('what was typed while the device still stores is given to it at once', async () => {
  const { session, device } = opened(undefined, new Promise(() => undefined));
  for (const words of ['un', 'deux']) {
    session.typing(key, () => text(words));
    void session.keep();
  }
  expect(device.filter((kept) => kept.text.kind === 'section').map((kept) => kept.text)).toEqual([
    text('un'),
    text('deux'),
  ]);
});

test('what was typed before the desk closes is kept', async () => {
  const { session, device } = opened();
  session.typing(key, () => text('un'));
  await session.close();
  expect(device[0]?.text).toEqual(text('un'));
});
