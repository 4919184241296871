import { describe, expect, it } from 'vitest';
import type { PlaceFile } from '#domain/births/place-files.ts';
import { placeTexts } from '#web/features/birth/texts.ts';
import { createLookUp, messageOf, searchOf } from '#web/features/birth/use-place-search.ts';

const lyon: PlaceFile = {
  details: [
    ['Rhône', '69'],
    ['États-Unis', 'US'],
  ],
  zones: ['Europe/Paris', 'America/Denver'],
  rows: [
    ['f69123', 'Lyon', 0, 45.7, 4.8, 0],
    ['g1', 'Lyons', 1, 40.2, -105.2, 1],
    ['g2', 'Lyon', 1, 34.2, -90.5, 1],
  ],
};
const files: Readonly<Record<string, unknown>> = { 'lieux-h.json': ['l', 'ly'], 'lieux-h-ly.json': lyon };

/** Files in memory; requested ones are recorded, and `broken` ones fail once. */
const openFiles = (broken: string[] = []) => {
  const asked: string[] = [];
  const lookUp = createLookUp(
    () => 'h',
    async (name) => {
      asked.push(name);
      const at = broken.indexOf(name);
      if (at >= 0) {
        broken.splice(at, 1);
        throw new Error(name);
      }
      return files[name];
    },
  );
  return { asked, lookUp };
};

describe('looking a place up', () => {
  it('reads the list of prefixes and one file, each once', async () => {
    const { asked, lookUp } = openFiles();
    for (const typed of ['ly', 'lyo', 'Lyon', 'LYON']) await lookUp(typed);
    expect(asked).toEqual(['lieux-h.json', 'lieux-h-ly.json']);
  });

  it('finds names with this beginning, and the place that the text means', async () => {
    const { lookUp } = openFiles();
    expect((await lookUp('lyo')).places.map(({ id }) => id)).toEqual(['f69123', 'g1', 'g2']);
    const meant = async (typed: string) => {
      const found = await lookUp(typed);
      return found.meant?.id ?? found.isAsked;
    };
    expect(await meant('lyo')).toBe(false);
    expect(await meant('lyon')).toBe(true);
    expect(await meant('Lyons')).toBe('g1');
    expect(await meant('Lyon, Rhône')).toBe('f69123');
    expect(await meant('lyon, 69')).toBe('f69123');
    expect(await meant('lyon 69')).toBe('f69123');
    expect(await meant('Lyon, États-Unis')).toBe('g2');
    expect(await meant('Lyon, États')).toBe(false);
  });

  it('finds nothing for letters that begin no name, and loads no file', async () => {
    const { asked, lookUp } = openFiles();
    for (const typed of ['', '  ', 'xyz', '北京'])
      expect(await lookUp(typed)).toEqual({ places: [], isAsked: false });
    expect(asked).toEqual(['lieux-h.json']);
  });

  it('loads a failed file again', async () => {
    const { lookUp } = openFiles(['lieux-h.json', 'lieux-h-ly.json']);
    await expect(lookUp('ly')).rejects.toThrow('lieux-h.json');
    await expect(lookUp('ly')).rejects.toThrow('lieux-h-ly.json');
    expect((await lookUp('ly')).places).toHaveLength(3);
  });

  it('fails on an answer of another shape, as an hotel’s network gives it', async () => {
    const lookUp = createLookUp(
      () => 'h',
      async () => '<html>',
    );
    await expect(lookUp('ly')).rejects.toThrow();
  });
});

describe('the state and the messages of the field', () => {
  const found = async (typed: string) => openFiles().lookUp(typed);

  it('keeps the old list until the next answer, but not the place that the old text named', async () => {
    const search = searchOf('lyons', { typed: 'lyon', found: await found('lyon') }, undefined);
    expect(search).toMatchObject({ isSettled: false, isSlow: false, meant: undefined, isAsked: false });
    expect(search.places).toHaveLength(3);
    expect(messageOf('lyons', search)).toBeUndefined();
  });

  it('announces a slow search', async () => {
    const search = searchOf('lyons', { typed: 'lyon', found: await found('lyon') }, 'lyons');
    expect(messageOf('lyons', search)).toBe(placeTexts.searching);
    expect(searchOf('lyons', undefined, 'lyon').isSlow).toBe(false);
  });

  it('announces an empty result and a failed list, and is silent for an empty field', async () => {
    const none = searchOf('xyz', { typed: 'xyz', found: await found('xyz') }, undefined);
    expect(messageOf('xyz', none)).toBe(placeTexts.none);
    const failed = searchOf('ly', { typed: 'ly', found: undefined }, 'ly');
    expect(failed).toMatchObject({ isSettled: true, hasFailed: true, isSlow: false, places: [] });
    expect(messageOf('ly', failed)).toBe(placeTexts.unreachable);
    expect(messageOf(' ', none)).toBeUndefined();
    const some = searchOf('ly', { typed: 'ly', found: await found('ly') }, 'ly');
    expect(messageOf('ly', some)).toBeUndefined();
  });
});
