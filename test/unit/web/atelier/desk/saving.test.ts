import { describe, expect, test } from 'vitest';
import type { Section } from '#domain/report/document.ts';
import { type Draft, emptyDraft } from '#domain/report/draft.ts';
import type { Text } from '#domain/report/draft-text.ts';
import { opened } from '#web/pages/atelier/desk/draft-session.ts';
import { after, due, gap, type Happening, type Saving, stateOf } from '#web/pages/atelier/desk/saving.ts';

const section = (text: string, id = 'lune'): Section => ({
  ...{ id, kind: 'chapter', title: 'La Lune,', second: '' },
  blocks: text === '' ? [] : [{ kind: 'paragraph', runs: [text] }],
});
const text = (words: string, id = 'lune'): Text => ({ kind: 'section', section: section(words, id) });
const outline = { order: ['lune', 'soleil'], removed: [] };
const planned = {
  outline: { kind: 'outline' as const, outline },
  sections: [section('', 'lune'), section('', 'soleil')],
};
const draft = (words: string, revision = 3): Draft => ({
  outline: { revision: 1, ...outline },
  sections: [{ id: 'lune', revision, at: '2026-11-25T08:41:00.000Z', section: section(words) }],
});
const key = 'section#lune';

const lived = (start: Saving, ...happenings: Happening[]): Saving => happenings.reduce(after, start);
const typed = (words: string): Happening => ({ kind: 'edited', key, text: text(words) });
const sending = (now: number): Happening => ({ kind: 'sending', key, now });
const saved = (revision: number, now: number): Happening => ({ kind: 'saved', key, revision, now });
const other = (words: string, revision: number): Happening => ({
  ...{ kind: 'differs', key },
  other: { text: text(words), revision, at: '2026-11-25T08:36:00.000Z' },
});
const open = opened(draft('un'), [], planned);
const wordsOf = ({ pieces }: Saving) => {
  const found = pieces.get(key)?.text;
  return found?.kind === 'section' ? found.section.blocks.map((block) => JSON.stringify(block)).join() : '';
};

describe('a draft', () => {
  test('is saved when it is opened, and has nothing to do', () => {
    expect(stateOf(open).kind).toBe('saved');
    expect(due(open, 0)).toEqual({ store: [], send: [], wakeAt: undefined });
  });

  test('begins with the promised sections, whose outline goes with the first text', () => {
    const fresh = opened(emptyDraft, [], planned);
    expect([...fresh.pieces.keys()]).toEqual(['outline', 'section#lune', 'section#soleil']);
    expect(due(fresh, 0).send).toEqual([]);
    expect(due(lived(fresh, typed('un')), 0).send).toEqual(['outline', key]);
  });

  test('writes a change on the device and sends it', () => {
    const edited = lived(open, typed('deux'));
    expect(due(edited, 0)).toMatchObject({ store: [key], send: [key] });
    expect(stateOf(edited).kind).toBe('sending');
    const done = lived(edited, { kind: 'stored', key, edit: 1 }, sending(0), saved(4, 100));
    expect([stateOf(done).kind, done.savedAt, done.pieces.get(key)?.base]).toEqual(['saved', 100, 4]);
  });

  test('sends a section at most every five seconds, and the last change always', () => {
    const twice = lived(open, typed('deux'), sending(0), saved(4, 100), typed('trois'));
    expect(due(twice, 200)).toMatchObject({ send: [], wakeAt: gap });
    expect(due(twice, gap).send).toEqual([key]);
    expect(due(twice, 200, true).send).toEqual([key]);
  });

  test('counts a change made while another was under way as unsent', () => {
    const meanwhile = lived(open, typed('deux'), sending(0), typed('trois'), saved(4, 100));
    expect(stateOf(meanwhile).kind).toBe('sending');
    expect(due(meanwhile, gap).send).toEqual([key]);
  });

  test('does not send what did not change', () => {
    expect(due(lived(open, typed('un')), 0).send).toEqual([]);
  });
});

describe('without the server', () => {
  const offline = lived(open, typed('deux'), sending(0), { kind: 'unreachable', key, now: 50 });

  test('all is on the device, and a try follows', () => {
    expect(stateOf(offline).kind).toBe('offline');
    expect(due(offline, 100)).toMatchObject({ send: [], wakeAt: 50 + gap });
    expect(due(lived(offline, { kind: 'online' }), gap).send).toEqual([key]);
  });

  test('the next save ends it', () => {
    expect(stateOf(lived(offline, sending(gap), saved(4, gap + 90))).kind).toBe('saved');
  });

  test('a refused text is not sent again before it changes', () => {
    const refused = lived(open, typed('deux'), sending(0), { kind: 'refused', key, message: 'Trop long' });
    expect(stateOf(refused)).toEqual({ kind: 'refused', message: 'Trop long' });
    expect(due(refused, 60_000).send).toEqual([]);
    expect(due(lived(refused, typed('d')), 60_000).send).toEqual([key]);
  });
});

describe('two versions', () => {
  const conflict = lived(open, typed('le mien'), sending(0), other('le leur', 7));

  test('wait for a choice, and nothing is sent over the other one', () => {
    expect(stateOf(conflict).kind).toBe('differs');
    expect(due(conflict, 60_000).send).toEqual([]);
  });

  test('are not two when both say the same', () => {
    const same = lived(open, typed('le mien'), sending(0), other('le mien', 7));
    expect([stateOf(same).kind, same.pieces.get(key)?.base]).toEqual(['saved', 7]);
  });

  test('keep mine, which is sent after theirs', () => {
    const mine = lived(conflict, { kind: 'chosen', key, choice: 'mine' });
    expect([wordsOf(mine).includes('le mien'), mine.pieces.get(key)?.base]).toEqual([true, 7]);
    expect(due(mine, gap).send).toEqual([key]);
  });

  test('keep theirs, which needs no saving and reaches the editor', () => {
    const theirs = lived(conflict, { kind: 'chosen', key, choice: 'theirs' });
    expect(wordsOf(theirs)).toContain('le leur');
    expect([stateOf(theirs).kind, theirs.pieces.get(key)?.generation]).toEqual(['saved', 1]);
  });

  test('keep both, one after the other', () => {
    const both = lived(conflict, { kind: 'chosen', key, choice: 'both' });
    expect(wordsOf(both)).toMatch(/le leur.*le mien/);
    expect(due(both, gap).send).toEqual([key]);
  });

  test('take the other one at once when nothing of mine is unsent', () => {
    const followed = lived(open, other('le leur', 7));
    expect([stateOf(followed).kind, wordsOf(followed).includes('le leur')]).toEqual(['saved', true]);
  });
});

describe('what a device kept', () => {
  const kept = (words: string, base: number, isUnsent = true) => ({ text: text(words), base, isUnsent });

  test('goes on where it was interrupted', () => {
    const again = opened(draft('un'), [kept('un et demi', 3)], planned);
    expect(wordsOf(again)).toContain('un et demi');
    expect(due(again, 0).send).toEqual([key]);
  });

  test('stands beside what a colleague saved meanwhile', () => {
    expect(stateOf(opened(draft('deux', 4), [kept('un et demi', 3)], planned)).kind).toBe('differs');
  });

  test('gives way to the server when it had been sent', () => {
    expect(wordsOf(opened(draft('deux', 4), [kept('un', 3, false)], planned))).toContain('deux');
  });

  test('is forgotten when the server has the same, in another order of fields', () => {
    const turned: Text = { kind: 'section', section: { ...section('deux'), id: 'lune' } };
    const state = opened(draft('deux', 4), [{ text: turned, base: 3, isUnsent: true }], planned);
    expect([stateOf(state).kind, due(state, 0).send]).toEqual(['saved', []]);
  });
});
