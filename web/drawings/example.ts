import { homeExample } from '#content/home-example.ts';
import type { Discipline } from '#domain/catalogue.ts';
import type { Sheet } from '#domain/dossier/sheet.ts';
import { composed } from '#domain/report/compose.ts';
import type { Block } from '#domain/report/document.ts';
import type { PrintedBlock, PrintedRuns } from '#domain/report/printed.ts';
import { headingText, runsText } from '#domain/report/printed-text.ts';
import { sentenceRuns } from '#domain/report/sentences.ts';
import { writtenReportSchema } from '#domain/report/written.ts';
import { reportDrawn } from '#lib/dossier/report-drawn-of.ts';
import { printedScene } from '#lib/drawings/charts/print.ts';
import type { Scene, ScenePen, Shape } from '#lib/drawings/charts/scene.ts';
import { day } from '#lib/drawings/colours.ts';
import type { Point } from '#lib/drawings/geometry.ts';
import { placedText } from './texts.ts';

/** A sentence of an example report, and the placement in its chart that made its expert write it. */
export type Example = {
  readonly service: Discipline;
  readonly author: string;
  /** «Thème natal de Camille R.» */
  readonly reader: string;
  readonly firstName: string;
  readonly title: string;
  /** The sentence that names the placement: its words before the sign, the sign, and its words after. */
  readonly sentence: readonly [before: string, named: string, after: string];
  /** The placement: «Lune en Taureau, maison I» */
  readonly proof: string;
  /** What the margin says beside: degree and dignity, or the orb. */
  readonly more: string;
  /** Where the degree stands in the chart, whose middle is 0 0 and whose half side is 400. */
  readonly degree: Point;
  /** Its chart as an SVG document. */
  readonly file: string;
};

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
/** The placement of the sentence is drawn in the ink of its discipline. */
const lit = ({ box, shapes }: Scene, marks: readonly string[]): Scene => ({
  box,
  shapes: shapes.map((shape) => (shape.of?.some((name) => marks.includes(name)) ? litShape(shape) : shape)),
});

/** A row of the positions: body, sign, degree, house. */
const placedIn = ({ tables }: Sheet, reference: string) => {
  const [id, name] = reference.split('/');
  const rows = id === 'positions' ? tables.find((table) => table.id === id)?.rows : undefined;
  const [body, sign, , house] = rows?.find(([first]) => first?.text === name) ?? [];
  return (
    body &&
    sign &&
    house && { proof: placedText(body.text, sign.text, house.text), sign: sign.text, house: house.text }
  );
};

/** The leader of a body begins at its degree. */
const degreeIn = ({ shapes }: Scene, marks: readonly string[]): Point | undefined => {
  const leader = shapes.find(
    (shape) =>
      shape.kind === 'path' && shape.pen === 'gilt' && shape.of?.some((name) => marks.includes(name)),
  );
  const [, x, y] = (leader?.kind === 'path' && /^M(-?[\d.]+) (-?[\d.]+)/.exec(leader.d)) || [];
  return x === undefined || y === undefined ? undefined : [Number(x), Number(y)];
};

/** The first sentence that names a value of the dossier, around that value. */
const sentenceIn = (runs: PrintedRuns): Example['sentence'] | undefined => {
  const isValue = (run: PrintedRuns[number]) => typeof run !== 'string' && 'value' in run;
  const found = sentenceRuns(runs).find((sentence) => sentence.runs.some(isValue))?.runs;
  const at = found?.findIndex(isValue) ?? -1;
  return (
    found && [runsText(found.slice(0, at)), runsText(found.slice(at, at + 1)), runsText(found.slice(at + 1))]
  );
};

/** A paragraph with the placement in its margin; nothing where no sentence names it, or the drawing does not show it. */
const provenOf = (written: Block, printed: PrintedBlock | undefined, sheet: Sheet, wheel: Scene) => {
  if (written.kind !== 'paragraph' || printed?.kind !== 'paragraph' || !printed.note?.marks) return [];
  const { lines, marks } = printed.note;
  const [sentence, degree] = [sentenceIn(printed.runs), degreeIn(wheel, marks)];
  if (!sentence || !degree) return [];
  const [name, ...facts] = lines;
  const placed = placedIn(sheet, written.proof?.[0] ?? '');
  const proof = placed?.proof ?? `${name} ${facts[0]}`;
  const more = facts.filter((fact, index) => (placed ? !fact.endsWith(placed.house) : index > 0)).join(', ');
  // The placement has named its sign.
  const untold = placed ? more.replace(`${placed.sign}, `, '') : more;
  return [{ sentence, degree, proof, more: untold, marks }];
};

/** The sentence that the home page shows: an invented person, a computed chart, a report of the shop. */
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
  const [proven] = written.blocks.flatMap((block, index) =>
    provenOf(block, printed?.blocks[index], drawn.sheet, wheel),
  );
  if (!proven) throw new RangeError('No sentence of the chapter names a placement that its chart shows.');
  const { marks, ...told } = proven;
  return {
    service: document.service,
    author: author.name,
    reader: `${title} ${person.lastName.charAt(0)}.`,
    firstName: person.firstName,
    title: printed ? headingText(printed) : '',
    ...told,
    file: svgOf(lit(wheel, marks)),
  };
};
