/**
 * The fonts, reduced to the characters of western European languages: half the bytes of the packages' files.
 * The sheet of the faces (`bin/content/theme-modules.ts`) reads them from `.build/fonts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { sans, serif } from '#content/faces.ts';
import { packageOf, sitePath } from '#lib/faces/families.ts';

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

const roman = sitePath(serif, 'normal');
const regular = 400;
/** The package's file and the weights of each face; one weight of the serif serves for all heavier ones. */
const faces = {
  [packageOf(serif)]: { file: roman, wght: regular },
  [`${packageOf(serif)}-italic`]: { file: sitePath(serif, 'italic'), wght: regular },
  [`${packageOf(serif)}-heavier`]: { file: roman, wght: 560 },
  [packageOf(sans)]: { file: sitePath(sans, 'normal'), wght: { min: regular, max: 600 } },
};

/** Writes `.build/fonts/<face>.woff2`. */
export const cutFonts = async (): Promise<void> => {
  await mkdir(output, { recursive: true });
  for (const [face, { file, wght }] of Object.entries(faces)) {
    const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${file}`));
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
