import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { fakeBrowser, storeKeeping } from '#test/support/browser.ts';
import {
  placeIn,
  readMemory,
  remember,
  sizes,
  withPlace,
  withRead,
} from '#web/pages/compte/lecture/memory.ts';
import { fractionOf } from '#web/pages/compte/lecture/use-place.ts';

beforeEach(() => {
  fakeBrowser(() => ({ json: {} }));
  storeKeeping(true);
});
afterEach(() => vi.unstubAllGlobals());

const place = (report: string, block = 0) => ({ report, anchor: 'chapitre-2', block, read: [] });

test('the text has five sizes, up to twice the usual one', () => {
  expect(sizes).toEqual([100, 125, 150, 175, 200]);
});

describe('what a browser remembers', () => {
  it('is nothing at first, and nothing of a broken entry', () => {
    const first = { size: 0, hasKeys: true, places: [] };
    expect(readMemory()).toEqual(first);
    for (const broken of ['{', '[]', '{"size":9,"hasKeys":"no","places":[{"block":"x"}]}']) {
      localStorage.setItem('lecture', broken);
      expect(readMemory()).toEqual(first);
    }
  });

  it('keeps one place for each report, and the last twenty of them', () => {
    for (let at = 0; at < 25; at += 1) remember((memory) => withPlace(memory, place(`report-${at}`)));
    remember((memory) => withPlace(memory, place('report-9', 4)));
    const memory = readMemory();
    expect(memory.places).toHaveLength(20);
    expect(placeIn(memory, 'report-9')?.block).toBe(4);
    expect(placeIn(memory, 'report-0')).toBeUndefined();
  });

  it('changes one thing and leaves what another tab has changed', () => {
    remember((memory) => ({ ...memory, size: 3 }));
    remember((memory) => withPlace(memory, place('a')));
    remember((memory) => ({ ...memory, hasKeys: false }));
    expect(readMemory()).toMatchObject({ size: 3, hasKeys: false, places: [{ report: 'a' }] });
  });

  it('is no place where nothing may be kept: this tab alone knows it, until it is agreed to', () => {
    storeKeeping(false);
    remember((memory) => withPlace({ ...memory, size: 2 }, place('a', 3)));
    expect(placeIn(readMemory(), 'a')?.block).toBe(3);
    expect(JSON.parse(localStorage.getItem('lecture') ?? '')).toMatchObject({ size: 2, places: [] });
    storeKeeping(true);
    remember((memory) => memory);
    expect(localStorage.getItem('lecture')).toContain('"block":3');
    storeKeeping(false);
    remember((memory) => memory);
    expect(localStorage.getItem('lecture')).not.toContain('chapitre');
  });

  it('counts a chapter as read once', () => {
    const once = withRead(place('a'), 'lettre');
    expect(once.read).toEqual(['lettre']);
    expect(withRead(once, 'lettre')).toBe(once);
  });
});

test('a chapter begins at 0 below the bars and ends at 1 with its last line', () => {
  expect(fractionOf({ top: 64, height: 2064 }, 1064)).toBe(0);
  expect(fractionOf({ top: 500, height: 2064 }, 1064)).toBe(0);
  expect(fractionOf({ top: -468, height: 2064 }, 1064)).toBe(0.5);
  expect(fractionOf({ top: -1000, height: 2064 }, 1064)).toBe(1);
  expect(fractionOf({ top: 64, height: 300 }, 1064)).toBe(1);
});
