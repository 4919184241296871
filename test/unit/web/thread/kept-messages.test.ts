import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser, storeSession } from '#test/support/browser.ts';
import {
  dropUnsent,
  keepDraft,
  keepUnsent,
  readDraft,
  readUnsent,
  whileAlone,
} from '#web/features/thread/kept-messages.ts';

const [user, part, day] = ['user-1', 'an-order numerologie', 86_400_000];
const message = (id: string) => ({ part, id, text: `Message ${id}.`, at: new Date().toISOString() });
const held = () => localStorage.getItem('messages');

beforeEach(() => {
  fakeBrowser(() => ({ json: {} }));
  storeSession(600);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a draft is kept per part, and an empty one leaves nothing behind', () => {
  keepDraft(user, part, 'Je réfléchis');
  keepDraft(user, 'another-order numerologie', 'Autre chose');
  expect(readDraft(user, part)).toBe('Je réfléchis');
  keepDraft(user, part, '  ');
  keepDraft(user, 'another-order numerologie', '');
  expect(held()).toBeNull();
});

it('messages wait in their order until each is sent', () => {
  for (const id of ['a', 'b', 'c']) keepUnsent(user, message(id));
  dropUnsent(user, 'b');
  expect(readUnsent(user, part).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(readUnsent(user, 'another-order numerologie')).toEqual([]);
});

it('another account of the browser sees nothing, and writes over it', () => {
  keepUnsent(user, message('a'));
  expect(readUnsent('user-2', part)).toEqual([]);
  keepDraft('user-2', part, 'Bonjour');
  expect(readUnsent(user, part)).toEqual([]);
});

it('nothing is kept longer than a week, nor written after the session', () => {
  keepDraft(user, part, 'Ancien');
  vi.useFakeTimers({ now: Date.now() + 8 * day });
  expect(readDraft(user, part)).toBe('');
  localStorage.removeItem('session');
  keepUnsent(user, message('a'));
  expect(held()).toBeNull();
});

it('one tab sends at a time, where the browser can tell', async () => {
  const asked: string[] = [];
  vi.stubGlobal('navigator', {
    locks: {
      request: async (name: string, act: () => Promise<void>) => {
        asked.push(name);
        await act();
      },
    },
  });
  const act = vi.fn(async () => undefined);
  await whileAlone(act);
  vi.stubGlobal('navigator', {});
  await whileAlone(act);
  expect([asked, act.mock.calls.length]).toEqual([['messages'], 2]);
});
