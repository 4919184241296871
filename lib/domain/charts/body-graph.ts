/** The nine centres in alphabetical order. */
export const centres = [
  'ajna',
  'g',
  'head',
  'heart',
  'root',
  'sacral',
  'solar plexus',
  'spleen',
  'throat',
] as const;
export type Centre = (typeof centres)[number];

export const motors: readonly Centre[] = ['heart', 'root', 'sacral', 'solar plexus'];

/** `gates`: the smaller first; `between`: the centres of the two gates. */
export type Channel = {
  readonly gates: readonly [number, number];
  readonly between: readonly [Centre, Centre];
};

const joining = (from: Centre, to: Centre, ...pairs: readonly (readonly [number, number])[]): Channel[] =>
  pairs.map((gates) => ({ gates, between: [from, to] }));

/** The 36 channels. */
export const channels: readonly Channel[] = [
  ...joining('head', 'ajna', [47, 64], [24, 61], [4, 63]),
  ...joining('ajna', 'throat', [17, 62], [23, 43], [11, 56]),
  ...joining('throat', 'g', [8, 1], [31, 7], [33, 13], [20, 10]),
  ...joining('throat', 'spleen', [16, 48], [20, 57]),
  ...joining('throat', 'sacral', [20, 34]),
  ...joining('throat', 'heart', [45, 21]),
  ...joining('throat', 'solar plexus', [12, 22], [35, 36]),
  ...joining('g', 'heart', [25, 51]),
  ...joining('g', 'sacral', [2, 14], [5, 15], [29, 46], [10, 34]),
  ...joining('g', 'spleen', [10, 57]),
  ...joining('heart', 'spleen', [26, 44]),
  ...joining('heart', 'solar plexus', [37, 40]),
  ...joining('sacral', 'spleen', [27, 50], [34, 57]),
  ...joining('sacral', 'solar plexus', [6, 59]),
  ...joining('sacral', 'root', [3, 60], [9, 52], [42, 53]),
  ...joining('spleen', 'root', [18, 58], [28, 38], [32, 54]),
  ...joining('solar plexus', 'root', [19, 49], [39, 55], [30, 41]),
]
  .map(
    ({ gates: [left, right], between }): Channel => ({
      gates: left < right ? [left, right] : [right, left],
      between,
    }),
  )
  .sort((left, right) => left.gates[0] - right.gates[0] || left.gates[1] - right.gates[1]);
