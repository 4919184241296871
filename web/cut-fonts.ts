/**
 * The fonts, reduced to the characters of western European languages: half the bytes of the packages' files.
 * `fonts.css` reads them from `.build/fonts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const output = fileURLToPath(new URL('../.build/fonts', import.meta.url));

const span = (first: string, last: string): string => {
  const start = first.charCodeAt(0);
  return String.fromCharCode(
    ...Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, at) => start + at),
  );
};

/** Letters of western European names are kept; other characters are shown in the fallback font. */
export const characters = `${span(' ', '~')}${span('À', 'ÿ')}\u00a0©«®°·»ŒœŸ\u2009–—‘’“”•…\u202f′″€−`;

/** OpenType features that browsers apply by default, and the figures that the styles use; no fractions. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

const roman = 'brygada-1918-latin-wght-normal';
const regular = 400;
/** The package's file and the weights of each face; one weight of the serif serves for all heavier ones. */
const faces = {
  'brygada-1918': { file: roman, wght: regular },
  'brygada-1918-italic': { file: 'brygada-1918-latin-wght-italic', wght: regular },
  'brygada-1918-heavier': { file: roman, wght: 560 },
  commissioner: { file: 'commissioner-latin-wght-normal', wght: { min: regular, max: 600 } },
} as const;

/** Writes `.build/fonts/<face>.woff2`. */
export const cutFonts = async (): Promise<void> => {
  await mkdir(output, { recursive: true });
  for (const [face, { file, wght }] of Object.entries(faces)) {
    const [family] = file.split('-latin-');
    const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${family}/files/${file}.woff2`));
    // A variable, because the library's types are behind its options.
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures,
    } as const;
    const font = await subsetFont(await readFile(source), characters, options);
    await writeFile(join(output, `${face}.woff2`), font);
  }
};
