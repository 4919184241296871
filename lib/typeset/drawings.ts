import type { Accent } from '#domain/accents.ts';
import { codeBits } from '#domain/report/code.ts';
import type { Drawn } from '#lib/dossier/drawn.ts';
import { type DrawWord, type Inks, printedScene } from '../drawings/charts/print.ts';
import type { Scene } from '../drawings/charts/scene.ts';
import { accentInks, day, night } from '../drawings/colours.ts';
import { branches, elements, planets, points, signs, stems } from '../drawings/glyphs.ts';
import { mark } from '../drawings/logo.ts';
import { sealFile } from '../drawings/seal.ts';
import { signatureFile } from './signature.ts';
import { reportTheme } from './theme.ts';
import type { Drawings, PaperEdition } from './typesetter.ts';

type Inked = Readonly<Record<Accent, string>>;
const accents: Inked = accentInks;
const nightAccents: Inked = {
  indigo: night.indigo,
  cinnabar: night.cinnabar,
  verdigris: night.verdigris,
  plum: night.plum,
  gilt: night.giltInk,
};

const dayInks = {
  line: day.ink,
  text: day.ink,
  soft: day.ink2,
  gilt: day.gilt,
  giltText: day.giltInk,
  easy: day.indigo,
  hard: day.cinnabar,
} as const;
const nightInks = {
  line: night.gilt,
  text: night.ink,
  soft: night.ink2,
  paper: night.paper,
  gilt: night.gilt,
  giltText: night.giltInk,
  easy: night.indigo,
  hard: night.cinnabar,
} as const;

const inksOf = (accent: Accent, edition: PaperEdition): Inks => ({
  ...dayInks,
  live: accents[accent],
  paper: edition === 'print' ? 'white' : reportTheme.paper,
});

const pointsOf = (millimetres: number): number => (millimetres * 72) / 25.4;
/** Millimetres: the reading axis, the box of the hour, and what the cover leaves above its title. */
const axis = 95;
const hourBox = 113;
const cover = { width: 113, height: 118 } as const;

const coverWidthOf = ({ box: [, , width, height] }: Scene): number =>
  Math.min(cover.width, (cover.height * width) / height);

const glyphs = {
  ...signs,
  ...planets,
  ...branches,
  ...elements,
  ...Object.fromEntries(stems.map((outline, index) => [`stem${index}`, outline])),
  northNode: points.northNode,
  southNode: points.southNode,
  earthBody: points.earth,
  mark: mark.foil,
};

/** A drawing that is a long strip is small on a page: the paper has its lines below each other, as a phone has. */
const longest = 2;
const paperScene = ({ wide, narrow }: Drawn['figures'][number]): Scene => {
  const [, , width, height] = wide.box;
  return width > longest * height ? narrow : wide;
};

const noSeal = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

type Charts = Pick<Drawn, 'figures' | 'cover' | 'hours'>;

/** All that a report draws of a dossier. */
export const paperScenes = ({ figures, cover: own, hours }: Charts): Scene[] => [
  ...(own ? [own] : []),
  ...figures.map(paperScene),
  ...(hours ? [hours.wide] : []),
];

type Printed = { readonly code: string; readonly edition: PaperEdition; readonly author: string };

/** A dossier's drawings in the inks of an edition; the cover shows the first one unless it has its own. */
export const drawingsOf = (
  { figures, cover: own, hours }: Charts,
  accent: Accent,
  { code, edition, author }: Printed,
  draw?: DrawWord,
): Drawings => {
  const bits = codeBits(code);
  const inks = inksOf(accent, edition);
  const hourInks = edition === 'print' ? inks : { ...inks, paper: reportTheme.sunk };
  const first = own ?? figures[0]?.wide;
  const coverInks = edition === 'print' ? inks : { ...nightInks, live: nightAccents[accent] };
  const coverWidth = first ? coverWidthOf(first) : 0;
  return {
    figures: [
      ...figures.map((figure) => printedScene(paperScene(figure), inks, pointsOf(axis), draw)),
      ...(hours ? [printedScene(hours.wide, hourInks, pointsOf(hourBox), draw)] : []),
    ],
    cover: first ? printedScene(first, coverInks, pointsOf(coverWidth), draw) : '',
    coverWidth,
    glyphs,
    signature: signatureFile(author, inks.line),
    seal: bits ? sealFile(bits, { line: inks.line, live: inks.live, paper: inks.paper }) : noSeal,
  };
};
