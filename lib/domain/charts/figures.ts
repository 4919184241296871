import { type PlanetName, planetNames } from './bodies.ts';
import { stelliumSize } from './orbs.ts';
import type { Aspect } from './western.ts';

/** Figures that several planets make by their aspects, and planets that gather in a sign. */

type Bodies = readonly PlanetName[];
export type ChartFigure =
  | { readonly kind: 'tSquare' | 'yod'; readonly bodies: Bodies; readonly apex: PlanetName }
  | { readonly kind: 'grandTrine'; readonly bodies: Bodies }
  | { readonly kind: 'stellium'; readonly bodies: Bodies; readonly sign: number };

type Held = Pick<Aspect, 'between' | 'angle'>;
type Triple = readonly [PlanetName, PlanetName, PlanetName];

const triples: readonly Triple[] = planetNames.flatMap((one, first) =>
  planetNames
    .slice(first + 1)
    .flatMap((two, second) =>
      planetNames.slice(first + second + 2).map((three) => [one, two, three] as const),
    ),
);

/** The two of a base, and the third that both of them meet at the same angle. */
const basesOf = ([one, two, three]: Triple) =>
  [
    { base: [one, two], apex: three },
    { base: [one, three], apex: two },
    { base: [two, three], apex: one },
  ] as const;

/** By the angle of the base and that of the sides. */
const pointed = [
  { kind: 'tSquare', across: 180, side: 90 },
  { kind: 'yod', across: 60, side: 150 },
] as const;

const figuresOf = (bodies: Triple, has: (angle: number, one: PlanetName, two: PlanetName) => boolean) => {
  const bases = basesOf(bodies);
  const isTrine = bases.every(({ base: [one, two] }) => has(120, one, two));
  return [
    ...pointed.flatMap(({ kind, across, side }): ChartFigure[] => {
      const found = bases.find(
        ({ base: [one, two], apex }) => has(across, one, two) && has(side, one, apex) && has(side, two, apex),
      );
      return found ? [{ kind, bodies, apex: found.apex }] : [];
    }),
    ...(isTrine ? [{ kind: 'grandTrine', bodies } as const] : []),
  ];
};

/** `signOf` is undefined for a planet whose sign is open. */
const stelliaOf = (signOf: (name: PlanetName) => number | undefined): ChartFigure[] =>
  Array.from({ length: 12 }, (_, sign) => ({
    kind: 'stellium' as const,
    bodies: planetNames.filter((name) => signOf(name) === sign),
    sign,
  })).filter(({ bodies }) => bodies.length >= stelliumSize);

/** The figures of these aspects, quincunxes among them, and of these signs. */
export const figuresIn = (
  aspects: readonly Held[],
  signOf: (name: PlanetName) => number | undefined,
): ChartFigure[] => {
  const held = new Set(aspects.map(({ between: [one, two], angle }) => `${angle} ${one} ${two}`));
  const has = (angle: number, one: PlanetName, two: PlanetName) =>
    held.has(`${angle} ${one} ${two}`) || held.has(`${angle} ${two} ${one}`);
  return [...triples.flatMap((triple) => figuresOf(triple, has)), ...stelliaOf(signOf)];
};
