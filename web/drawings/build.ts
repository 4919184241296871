import { planets, signs } from '#lib/drawings/glyphs.ts';
import { logo } from '#lib/drawings/logo.ts';
import { pens } from '#lib/drawings/pens.ts';
import { path, svgFile, symbol } from '#lib/drawings/svg.ts';
import { desks } from './desks/desks.ts';
import { emblems } from './emblems.ts';
import { type Example, exampleOf } from './example.ts';
import { lostStar } from './lost-star.ts';
import { medallions } from './medallions.ts';
import { moonMark, moonPieces } from './moon.ts';
import { pole } from './pole.ts';
import { signatureSymbols } from './signatures.ts';
import { skyOf } from './sky.ts';
import { type SkyWords, skyWordsOf } from './sky-words.ts';
import { readStars } from './star-catalogue.ts';
import { wheel } from './wheel.ts';
import { wheelFile } from './wheel-file.ts';
import { winter } from './winter.ts';

export type Drawings = SkyWords & {
  /** SVG documents by file name, to be served under /drawings/. */
  readonly files: Record<string, string>;
  /** The wheel with classes instead of inks, as input for the page and for shared links. */
  readonly wheel: string;
  /** The home page's example, if the shop shows one; its files are pictures of their own. */
  readonly example: Example | undefined;
};

const glyphFile = (): string =>
  svgFile(
    ...Object.entries({ ...planets, ...signs }).map(([id, outline]) =>
      symbol(id, '0 0 24 24', path(pens.glyph, outline)),
    ),
  );

/** The planets of the winter sky stand where they are this night, whenever the site is built. */
const winterNight = new Date('2026-12-21T21:00:00Z');

/**
 * All drawings of the site. Only the wheel is of `now`, over the shop's place, until the browser draws that of the visit; the same
 * instant gives the same bytes.
 */
export const buildDrawings = async (now: Date): Promise<Drawings> => {
  const sky = skyOf(now);
  const drawnWheel = wheel(sky);
  const stars = await readStars(5.3);
  return {
    files: {
      'marks.svg': svgFile(...emblems.map(({ key, mark }) => mark(key)), moonMark(), logo()),
      'emblems.svg': svgFile(...emblems.map(({ key, emblem }) => emblem(key))),
      'desks.svg': svgFile(...desks()),
      'medallions.svg': svgFile(...medallions()),
      'signatures.svg': svgFile(...signatureSymbols()),
      'moon.svg': svgFile(...moonPieces()),
      'glyphs.svg': glyphFile(),
      'roue.svg': wheelFile(drawnWheel),
      'winter.svg': svgFile(winter(skyOf(winterNight), stars)),
      'polaire.svg': svgFile(pole(stars)),
      'etoile-absente.svg': svgFile(lostStar(stars)),
    },
    wheel: drawnWheel,
    ...skyWordsOf(sky),
    example: exampleOf(),
  };
};
