import { numbersSheet } from '#domain/dossier/numbers-sheet.ts';
import { figureTexts as texts } from '#domain/texts/dossier.ts';
import { inclusionScene, lettersScene } from '#lib/drawings/charts/letters.ts';
import { threadScene } from '#lib/drawings/charts/thread.ts';
import type { Draw, Figure } from './drawn.ts';

/** The numbers of a name and a day, as `Draw`: they need neither the engine of the sky nor the clocks. */
export const numbersDrawn: Draw = (_, person, { vowel = 'auto' }, first) => {
  if (person.birthDate === '') return undefined;
  const { sheet, names, counts } = numbersSheet(person, vowel, Number(first.slice(0, 4)));
  const grid = inclusionScene(counts);
  const figures: Figure[] = [
    {
      label: texts.letters,
      wide: lettersScene(names, 'wide'),
      narrow: lettersScene(names, 'narrow'),
      size: 'full',
    },
    { label: texts.inclusion, wide: grid, narrow: grid, size: 'small' },
  ];
  return {
    sheet,
    figures: names.length > 0 ? figures : [],
    ...(names.length > 0 && { cover: threadScene(names.map((name) => name.map(({ value }) => value))) }),
    offsets: [],
    hasMinute: true,
    hasPoint: true,
  };
};
