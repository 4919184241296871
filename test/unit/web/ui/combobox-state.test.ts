import { describe, expect, it } from 'vitest';
import {
  activeKey,
  type ComboboxState,
  closed,
  type Listed,
  opened,
  pressKey,
} from '#web/ui/combobox-state.ts';

const listed: Listed = { keys: ['a', 'b', 'c'], named: undefined, isEmpty: false, isAwaited: false };
const none: Listed = { ...listed, keys: [] };
const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

const press = (key: string, state: ComboboxState, facts = listed, held: Partial<typeof modifiers> = {}) =>
  pressKey({ key, ...modifiers, ...held }, state, facts);

/** The active options after each of the keys; «-» is the text. */
const walk = (keys: readonly string[], facts = listed, start = opened) => {
  let state = start;
  return keys
    .map((key) => {
      state = press(key, state, facts)?.state ?? state;
      return activeKey(state, facts) ?? '-';
    })
    .join('');
};

describe('moving', () => {
  it('goes down and up, over the text from end to end', () => {
    expect(walk(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toBe('abc-a');
    expect(walk(['ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp'])).toBe('cba-c');
  });

  it('opens the closed list', () => {
    expect(press('ArrowDown', closed)?.state).toEqual({ isOpen: true, moved: 'a' });
    expect(press('ArrowUp', closed)?.state).toEqual({ isOpen: true, moved: 'c' });
  });

  it('opens and closes it with Alt without moving', () => {
    expect(press('ArrowDown', closed, listed, { altKey: true })?.state).toEqual({ isOpen: true });
    expect(press('ArrowUp', opened, listed, { altKey: true })?.state).toEqual(closed);
  });

  it('starts from the option that the text names, which is active by itself', () => {
    const named = { ...listed, named: 'b' };
    expect(activeKey(opened, named)).toBe('b');
    expect(walk(['ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'], named)).toBe('cba-');
  });

  it('is undefined when the list no longer has its option', () => {
    expect(activeKey({ isOpen: true, moved: 'gone' }, listed)).toBeUndefined();
    expect(walk(['ArrowDown'], listed, { isOpen: true, moved: 'gone' })).toBe('a');
  });

  it('leaves Home and End to the text', () => {
    for (const key of ['Home', 'End'])
      expect(press(key, { isOpen: true, moved: 'b' })).toEqual({
        state: { isOpen: true, moved: '' },
        isOurs: false,
      });
  });
});

describe('keeping', () => {
  it('Enter chooses the active option and submits nothing', () => {
    expect(press('Enter', { isOpen: true, moved: 'b' })).toEqual({ state: closed, kept: 'b', isOurs: true });
    expect(press('Enter', opened, { ...listed, named: 'c' })?.kept).toBe('c');
  });

  it('the first Enter without one shows what the second keeps', () => {
    const first = press('Enter', opened);
    expect(first).toEqual({ state: { isOpen: true, moved: 'a' }, isOurs: true });
    expect(press('Enter', first?.state ?? closed)?.kept).toBe('a');
  });

  it('Enter in an open list without options closes it, in a closed one it is the form’s', () => {
    expect(press('Enter', opened, none)).toEqual({ state: closed, isOurs: true });
    expect(press('Enter', closed)).toBeUndefined();
  });

  it('Tab chooses the active option and moves on; without one, or backwards, it only moves on', () => {
    expect(press('Tab', { isOpen: true, moved: 'b' })).toEqual({ state: closed, kept: 'b', isOurs: false });
    expect(press('Tab', opened)).toBeUndefined();
    expect(press('Tab', { isOpen: true, moved: 'b' }, listed, { shiftKey: true })).toBeUndefined();
    expect(press('Tab', { isOpen: true, moved: '' }, { ...listed, named: 'a' })).toBeUndefined();
  });
});

describe('while options are awaited', () => {
  const awaited = { ...listed, isAwaited: true };

  it('Tab leaves the field, and Enter waits', () => {
    expect(press('Tab', opened, awaited)).toEqual({ state: closed, isOurs: false });
    expect(press('Enter', opened, awaited)).toEqual({ state: opened, isOurs: true });
    expect(press('Enter', opened, { ...none, isAwaited: true })).toEqual({ state: opened, isOurs: true });
  });

  it('one that the arrows chose is kept', () => {
    for (const key of ['Tab', 'Enter'])
      expect(press(key, { isOpen: true, moved: 'b' }, awaited)?.kept).toBe('b');
  });
});

describe('Escape', () => {
  it('closes the list, then empties the field, then is the page’s', () => {
    expect(press('Escape', { isOpen: true, moved: 'b' })).toEqual({ state: closed, isOurs: true });
    expect(press('Escape', closed)).toEqual({ state: closed, empties: true, isOurs: true });
    expect(press('Escape', closed, { ...listed, isEmpty: true })).toBeUndefined();
  });
});

it('letters and the browser’s own keys pass', () => {
  for (const key of ['a', 'ArrowLeft', 'Backspace', 'PageDown']) expect(press(key, opened)).toBeUndefined();
  expect(press('Enter', opened, listed, { ctrlKey: true })).toBeUndefined();
});
