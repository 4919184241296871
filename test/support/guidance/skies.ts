import {
  animals,
  aspectKinds,
  type BirthFacts,
  bodies,
  elements,
  phases,
  retrogradable,
  type SkyFacts,
  signs,
} from '#domain/guidance/sky/facts.ts';

const at = '2026-11-24T14:54:00Z';
/** A sky without events. */
const quiet: SkyFacts = {
  date: '2026-11-21',
  zone: 'UTC',
  day: 20778,
  positions: {
    sun: 0,
    moon: 0,
    mercury: 0,
    venus: 0,
    mars: 0,
    jupiter: 0,
    saturn: 0,
    uranus: 0,
    neptune: 0,
    pluto: 0,
  },
  sun: { longitude: 0, sign: 'aries', quarter: 0, isNewQuarter: false },
  moon: {
    longitude: 0,
    sign: 'aries',
    phase: 'waxing-crescent',
    elongation: 45,
    illumination: 0.2,
    stay: 0,
    age: 3,
    lunation: 0,
  },
  aspects: [],
  retrogrades: [],
  stations: [],
  lunation: { phase: 'full', at, sign: 'aries', days: 3 },
  eclipse: { of: 'sun', kind: 'total', at, days: 90 },
  chinese: { animal: 'rat', element: 'wood', isYang: true, index: 0 },
  humanDesign: { gate: 41, line: 1, index: 0 },
  universalNumber: 1,
};
const noBirth: BirthFacts = {
  sun: { sign: 'aries', house: 1 },
  transits: [],
  isBirthday: true,
  animal: 'rat',
  steps: 0,
  personalNumber: 1,
};
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const quarters = ['new', 'first-quarter', 'full', 'last-quarter'];

/** Every sign, phase, age and stay of the Moon. */
export const moons = (): SkyFacts[] =>
  signs.flatMap((sign) =>
    phases.flatMap((phase) =>
      (quarters.includes(phase) ? [0] : range(8).map((age) => age + 1)).flatMap((age) =>
        range(3).flatMap((stay) =>
          range(2).map((lunation) => ({
            ...quiet,
            lunation: { ...quiet.lunation, sign },
            moon: { ...quiet.moon, sign, phase, age, stay, lunation, change: { at, sign } },
          })),
        ),
      ),
    ),
  );
/** Every aspect of the Moon. */
export const meetings = (): SkyFacts[] =>
  bodies.flatMap((to) =>
    aspectKinds.map((kind) => ({ ...quiet, aspects: [{ from: 'moon' as const, to, kind, orb: 0, at }] })),
  );
/** Every event of Sun and planets, one per day. */
export const planetDays = (): SkyFacts[] => [
  ...(['sun', 'moon'] as const).flatMap((of) =>
    [-1, 0, 1].map((days) => ({ ...quiet, eclipse: { ...quiet.eclipse, of, days } })),
  ),
  ...signs.flatMap((sign) =>
    range(4).map((quarter) => ({ ...quiet, sun: { longitude: 0, sign, quarter, isNewQuarter: true } })),
  ),
  ...retrogradable.flatMap((planet) => [
    ...(['retrograde', 'direct'] as const).map((turns) => ({ ...quiet, stations: [{ planet, turns }] })),
    ...range(24).map((day) => ({ ...quiet, day, retrogrades: [planet] })),
  ]),
  ...bodies.flatMap((from, index) =>
    bodies
      .slice(index + 1)
      .flatMap((to) => aspectKinds.map((kind) => ({ ...quiet, aspects: [{ from, to, kind, orb: 0, at }] }))),
  ),
];
/** Days and births for each line of the four disciplines. */
export const readings = (): [SkyFacts, BirthFacts][] => [
  ...range(24).flatMap((day) =>
    (['rat', 'tiger'] as const).flatMap((birthAnimal) =>
      animals.map((animal, branch): [SkyFacts, BirthFacts] => [
        { ...quiet, day, chinese: { ...quiet.chinese, animal } },
        { ...noBirth, animal: birthAnimal, steps: (branch - animals.indexOf(birthAnimal) + 12) % 12 },
      ]),
    ),
  ),
  ...elements.flatMap((element) =>
    [true, false].map((isYang): [SkyFacts, BirthFacts] => [
      { ...quiet, chinese: { ...quiet.chinese, element, isYang } },
      noBirth,
    ]),
  ),
  ...range(72).map((index): [SkyFacts, BirthFacts] => [
    {
      ...quiet,
      moon: { ...quiet.moon, stay: index % 3 },
      humanDesign: { gate: 1, line: (index % 6) + 1, index: Math.floor(index / 6) },
    },
    { ...noBirth, sun: { sign: 'aries', house: (Math.floor(index / 3) % 12) + 1 } },
  ]),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22].flatMap((personalNumber) =>
    ['2026-11-01', '2026-11-12', '2026-11-23'].map((date): [SkyFacts, BirthFacts] => [
      { ...quiet, date },
      { ...noBirth, personalNumber },
    ]),
  ),
  ...bodies.flatMap((from) =>
    aspectKinds.map((kind): [SkyFacts, BirthFacts] => [
      quiet,
      { ...noBirth, transits: [{ from, to: 'sun', kind, orb: 0, at }] },
    ]),
  ),
];
/** Days of the week in turn, and each noon of the Moon in each sign. */
export const frames = (): SkyFacts[] => [
  ...range(56).map((day) => ({ ...quiet, day })),
  ...signs.flatMap((sign) => range(3).map((stay) => ({ ...quiet, moon: { ...quiet.moon, sign, stay } }))),
];
