import { type BirthRange, type Span, spansOf } from './certainty.ts';
import {
  type Activations,
  activationsFrom,
  type BodyGraph,
  birthOfDesign,
  bodyGraphOf,
  designInstant,
  lineIndexOf,
  longitudeAt,
  longitudeOfLine,
  movingNames,
} from './human-design.ts';

/**
 * The body graphs of a range, without a gap: one changes only when a line does, at the birth or at its design instant.
 * All these changes are searched, so no body graph is missed, however short it is.
 */
export type DesignPiece = { readonly from: number; readonly graph: BodyGraph };

type Range = Pick<BirthRange, 'from' | 'to'>;
type Lines = Readonly<Record<string, readonly Span[]>>;

/** The lines of each body in a range. No line of the Moon lasts less than an hour; the others are slower. */
const linesIn = (range: Range): Lines =>
  Object.fromEntries(
    movingNames.map((name) => [
      name,
      spansOf((at) => String(lineIndexOf(longitudeAt(name, at))), range, name === 'Moon' ? 60 : 480),
    ]),
  );

const changesOf = (lines: Lines): number[] =>
  Object.values(lines).flatMap((spans) => spans.slice(1).map(({ from }) => from));

const activationsIn = (lines: Lines, at: number): Activations =>
  activationsFrom((name) => {
    const span = lines[name]?.findLast(({ from }) => from <= at) ?? lines[name]?.[0];
    return longitudeOfLine(Number(span?.value));
  });

export const designTimeline = ({ from, to }: Range): readonly DesignPiece[] => {
  const designAt = (at: number): number => designInstant(new Date(at)).getTime();
  const [personality, design] = [linesIn({ from, to }), linesIn({ from: designAt(from), to: designAt(to) })];
  const changes = [
    ...changesOf(personality),
    ...changesOf(design).map((at) => birthOfDesign(new Date(at)).getTime()),
  ].filter((at) => at > from && at < to);
  const starts = [from, ...new Set(changes.sort((left, right) => left - right))];
  return starts.map((start, index) => {
    const middle = (start + (starts[index + 1] ?? to)) / 2;
    const activations = {
      personality: activationsIn(personality, middle),
      design: activationsIn(design, designAt(middle)),
    };
    return { from: start, graph: bodyGraphOf(activations) };
  });
};

/** The values of one statement over a timeline, in order. */
export const spansIn = (timeline: readonly DesignPiece[], read: (graph: BodyGraph) => string): Span[] => {
  const spans: Span[] = [];
  for (const { from, graph } of timeline) {
    const value = read(graph);
    if (value !== spans.at(-1)?.value) spans.push({ value, from });
  }
  return spans;
};
