import { homeExample } from '#content/home-example.ts';
import type { Discipline } from '#domain/catalogue.ts';
import type { Sheet } from '#domain/dossier/sheet.ts';
import { composed } from '#domain/report/compose.ts';
import type { Block } from '#domain/report/document.ts';
import type { PrintedBlock } from '#domain/report/printed.ts';
import { headingText, runsText } from '#domain/report/printed-text.ts';
import { writtenReportSchema } from '#domain/report/written.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { printedScene } from '#lib/drawings/charts/print.ts';
import type { Scene, ScenePen, Shape } from '#lib/drawings/charts/scene.ts';
import { day } from '#lib/drawings/colours.ts';
import { placedText } from './texts.ts';

/** A page of an example report, whose placements light in its chart. */
export type Example = {
  readonly service: Discipline;
  readonly author: string;
  /** «Thème natal de Camille R.» */
  readonly reader: string;
  readonly firstName: string;
  readonly title: string;
  readonly paragraphs: readonly {
    readonly text: string;
    /** The placement that made its expert write it: «Lune en Taureau, maison I» */
    readonly proof: string;
    /** What the margin says beside: degree and dignity, or the orb. */
    readonly more: string;
  }[];
  /** SVG documents by file name: the chart, then what each paragraph lights in it. */
  readonly files: Readonly<Record<string, string>>;
};

const paragraphs = 2;

/** Points: at this size each pen has its width. */
const size = 216;
/** The sheet is white like paper in the night theme too. */
const inks = {
  line: day.ink,
  text: day.ink,
  soft: day.ink2,
  live: day.indigo,
  paper: day.paper2,
  gilt: day.gilt,
  giltText: day.giltInk,
  easy: day.indigo,
  hard: day.cinnabar,
};

/** A picture has no fonts; without the names of the axes their grounds would be gaps. */
const isDrawn = ({ kind, pen }: Shape): boolean => kind !== 'text' && pen !== 'paper';
const svgOf = ({ box, shapes }: Scene): string =>
  printedScene({ box, shapes: shapes.filter(isDrawn) }, inks, size);

const litPens: Partial<Record<ScenePen, ScenePen>> = { glyph: 'live', planet: 'live', zone: 'live' };
const litShape = (shape: Shape): Shape =>
  shape.kind === 'text' ? shape : { ...shape, pen: litPens[shape.pen] ?? shape.pen };
const lit = ({ box, shapes }: Scene, marks: readonly string[]): Scene => ({
  box,
  shapes: shapes.filter(({ of = [] }) => of.some((name) => marks.includes(name))).map(litShape),
});

/** Beneath what is lit, the chart steps back. */
const veil = `><circle r="398" fill="${inks.paper}" fill-opacity=".72"/>`;

/** A row of the positions: body, sign, degree, house. */
const placedIn = ({ tables }: Sheet, reference: string) => {
  const [id, name] = reference.split('/');
  const rows = id === 'positions' ? tables.find((table) => table.id === id)?.rows : undefined;
  const [body, sign, , house] = rows?.find(([first]) => first?.text === name) ?? [];
  return body && sign && house && { proof: placedText(body.text, sign.text, house.text), house: house.text };
};

/** A paragraph with the placement in its margin; nothing where the drawing does not show it. */
const provenOf = (written: Block, printed: PrintedBlock | undefined, sheet: Sheet) => {
  if (written.kind !== 'paragraph' || printed?.kind !== 'paragraph' || !printed.note?.marks) return [];
  const { lines, marks } = printed.note;
  const [name, ...facts] = lines;
  const placed = placedIn(sheet, written.proof?.[0] ?? '');
  const proof = placed?.proof ?? `${name} ${facts[0]}`;
  const more = facts.filter((fact, index) => (placed ? !fact.endsWith(placed.house) : index > 0));
  return [{ text: runsText(printed.runs), proof, more: more.join(', '), marks }];
};

/** The page that the home page shows: an invented person, a computed chart, a report of the shop. */
export const exampleOf = (): Example | undefined => {
  if (!homeExample) return undefined;
  const { report, title, section } = homeExample;
  const { document, person, author, date } = writtenReportSchema.parse(report);
  const drawn = reportDrawn(document.service, person, {}, date);
  const place = document.sections.findIndex(({ id }) => id === section);
  const [wheel, written] = [drawn?.figures[0]?.narrow, document.sections[place]];
  if (!drawn || !wheel || !written) throw new RangeError('The example has no chart or no chapter.');
  const source = { sheet: drawn.sheet, figures: drawn.figures.map(({ label }) => label) };
  const printed = composed(document, source).sections[place];
  const proven = written.blocks
    .flatMap((block, index) => provenOf(block, printed?.blocks[index], drawn.sheet))
    .slice(0, paragraphs);
  const pictures = [svgOf(wheel), ...proven.map(({ marks }) => svgOf(lit(wheel, marks)).replace('>', veil))];
  return {
    service: document.service,
    author: author.name,
    reader: `${title} ${person.lastName.charAt(0)}.`,
    firstName: person.firstName,
    title: printed ? headingText(printed) : '',
    paragraphs: proven.map(({ marks: _, ...paragraph }) => paragraph),
    files: Object.fromEntries(pictures.map((picture, index) => [`exemple-${index}.svg`, picture])),
  };
};
