import { hatch, line, num, type Point, polygon } from '../geometry.ts';
import { bends, centreShapes, channels, type GraphCentre, gates, graphCentres } from './body-graph-sheet.ts';
import { disc, named, type Scene, type SceneWidth, type Shape, stroked, words } from './scene.ts';

const gateAt = (gate: number): Point => gates[gate - 1] ?? [0, 0];

export type BodyGraph = {
  readonly personality: readonly number[];
  readonly design: readonly number[];
  readonly centres: readonly GraphCentre[];
};

const wayOf = ([from, to]: readonly [number, number]): Point[] => [
  gateAt(from),
  ...(from === 20 && to === 34 ? bends : []),
  gateAt(to),
];

const lengthOf = ([x, y]: Point, [toX, toY]: Point): number => Math.hypot(toX - x, toY - y);

/** The first half of a way. */
const halfOf = (way: readonly Point[]): Point[] => {
  const total = way.slice(1).reduce((sum, point, index) => sum + lengthOf(way[index] ?? point, point), 0);
  const half: Point[] = [];
  let left = total / 2;
  for (const [index, point] of way.entries()) {
    const last = way[index - 1] ?? point;
    const step = lengthOf(last, point);
    if (step > left) {
      const share = left / step;
      return [...half, [last[0] + (point[0] - last[0]) * share, last[1] + (point[1] - last[1]) * share]];
    }
    left -= step;
    half.push(point);
  }
  return half;
};

/** Personality is one solid line, design two, both three. */
const inked = (d: string, isPersonality: boolean, isDesign: boolean): Shape[] => {
  if (isPersonality && isDesign)
    return [stroked('triple', d), stroked('tripleGap', d), stroked('tripleCore', d)];
  if (isPersonality) return [stroked('single', d)];
  return isDesign ? [stroked('double', d), stroked('doubleGap', d)] : [];
};

const halves = ({ personality, design }: BodyGraph): Shape[] =>
  channels.flatMap(([from, to]) => {
    const way = wayOf([from, to]);
    const half = (gate: number, points: readonly Point[]): Shape[] =>
      named(
        [`gate ${gate}`],
        ...inked(line(...halfOf(points)), personality.includes(gate), design.includes(gate)),
      );
    return [...half(from, way), ...half(to, way.toReversed())];
  });

const centreShape = (name: GraphCentre, isDefined: boolean): Shape[] => {
  const outline = polygon(centreShapes[name]);
  if (!isDefined) return [stroked('paper', outline), stroked('fine', outline)];
  return [
    stroked('paper', outline),
    stroked('liveHair', hatch(centreShapes[name], 3.2)),
    stroked('live', outline),
  ];
};

const gateShapes = (gate: number, graph: BodyGraph, width: SceneWidth): Shape[] => {
  const at = gateAt(gate);
  const [isPersonality, isDesign] = [graph.personality.includes(gate), graph.design.includes(gate)];
  const size = width === 'wide' ? 11 : 14;
  const text = words(
    isPersonality || isDesign ? 'number' : 'quiet',
    num(gate),
    [at[0], at[1] + size * 0.36],
    size,
  );
  if (!isPersonality && !isDesign) return width === 'wide' ? [disc('paper', at, 7.4), text] : [];
  return [
    disc('paper', at, 8.9),
    disc(isPersonality ? 'ring' : 'liveFine', at, 8.9),
    ...(isPersonality && isDesign ? [disc('liveFine', at, 7.4)] : []),
    text,
  ];
};

/** The body graph; a phone numbers only its active gates. */
export const bodyGraphScene = (graph: BodyGraph, width: SceneWidth): Scene => ({
  box: [0, 0, 400, 624],
  shapes: [
    stroked('wall', ...channels.map((channel) => line(...wayOf(channel)))),
    stroked('hollow', ...channels.map((channel) => line(...wayOf(channel)))),
    ...halves(graph),
    ...graphCentres.flatMap((name) => named([name], ...centreShape(name, graph.centres.includes(name)))),
    ...gates.flatMap((_, index) => {
      const gate = index + 1;
      return named([`gate ${gate}`], ...gateShapes(gate, graph, width));
    }),
  ],
});

/** The signs of the key: personality, design, both, a defined centre. */
export const bodyGraphKeys = (): readonly Scene[] => {
  const stick = 'M2 6H38';
  const of = (...shapes: readonly Shape[]): Scene => ({ box: [0, 0, 40, 12], shapes });
  return [
    of(...inked(stick, true, false)),
    of(...inked(stick, false, true)),
    of(...inked(stick, true, true)),
    of(stroked('liveHair', 'M10 1.4H30M10 4.4H30M10 7.4H30M10 10.4H30')),
  ];
};
